import type { RoomWords } from '../../../i18n/namespaces.ts'
import { english } from './messages-en.ts'
import { french } from './messages-fr.ts'

export const mkIconsWords: RoomWords = { en: english, fr: french }
