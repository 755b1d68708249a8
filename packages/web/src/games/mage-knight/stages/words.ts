import type { RoomWords } from '../../../app/room-words.ts'
import { en } from './words-en.ts'
import { fr } from './words-fr.ts'

export const mkStagesWords: RoomWords = { en, fr }
