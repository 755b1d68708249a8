import type { RoomWords } from '../../../app/room-words.ts'
import { english } from './words-en.ts'
import { french } from './words-fr.ts'

export const mkIconsWords: RoomWords = { en: english, fr: french }
