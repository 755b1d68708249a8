import type { NamespaceMessages } from '../../../i18n/namespaces.ts'
import { fightEn } from './messages-en.ts'
import { fightFr } from './messages-fr.ts'

export const mkFightMessages: NamespaceMessages = { en: fightEn, fr: fightFr }
