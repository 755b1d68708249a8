import type { NamespaceMessages } from '../../../i18n/namespaces.ts'
import { english } from './messages-en.ts'
import { french } from './messages-fr.ts'

export const mkIconsWords: NamespaceMessages = { en: english, fr: french }
