import type { NamespaceMessages } from '../../../i18n/namespaces.ts'
import { en } from './messages-en.ts'
import { fr } from './messages-fr.ts'

export const mkStagesMessages: NamespaceMessages = { en, fr }
