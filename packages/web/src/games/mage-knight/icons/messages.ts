import type { NamespaceMessages } from '../../../i18n/namespaces.ts'
import { english } from './messages-en.ts'
import { french } from './messages-fr.ts'

export const mkIconsMessages: NamespaceMessages = { en: english, fr: french }
