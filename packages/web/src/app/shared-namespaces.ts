import type { Namespaces } from '../i18n/namespaces.ts'
import { adviceWords } from '../match-ui/advice/messages.ts'
import { appWords } from './messages.ts'
import { controlsWords } from '../components/controls/messages.ts'
import { endWords } from '../match-ui/end/messages.ts'
import { guideWords } from '../pages/guide/messages.ts'
import { offlineWords } from '../offline/messages.ts'
import { replayWords } from '../pages/replay/messages.ts'
import { reviewWords } from '../pages/review/messages.ts'
import { rulesWords } from '../rulebook/messages.ts'
import { settingsWords } from '../settings-dialog/messages.ts'
import { shellWords } from '../match-ui/messages.ts'
import { startWords } from '../pages/start/messages.ts'
import { tablesWords } from '../connections/messages.ts'

/** The messages that every game shares; each game brings its own when its UI is loaded. */
export const sharedNamespaces: Namespaces = {
  advice: adviceWords,
  app: appWords,
  controls: controlsWords,
  end: endWords,
  guide: guideWords,
  offline: offlineWords,
  replay: replayWords,
  review: reviewWords,
  rules: rulesWords,
  settings: settingsWords,
  shell: shellWords,
  start: startWords,
  tables: tablesWords,
}
