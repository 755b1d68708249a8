import '@fontsource/alegreya/500.css'
import '@fontsource/alegreya/700.css'
import '@fontsource/alegreya-sans/400.css'
import '@fontsource/alegreya-sans/700.css'
import './app/theme.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { sharedNamespaces } from './app/shared-namespaces.ts'
import { registerMessages } from './i18n/formatter.ts'
import { followSettings } from './settings/settings.ts'
import { registerOffline } from './offline/register.ts'

registerMessages(sharedNamespaces)
followSettings()
const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<App />)
void registerOffline()
