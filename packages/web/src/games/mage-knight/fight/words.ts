import type { RoomWords } from '../../../app/room-words.ts'
import { fightEn } from './words-en.ts'
import { fightFr } from './words-fr.ts'

export const mkFightWords: RoomWords = { en: fightEn, fr: fightFr }
