import type { Language, Messages } from '@longtable/kernel'
import { arenaEn } from './arena-en.ts'
import { arenaFr } from './arena-fr.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { newGameEn, newGameFr } from './new-game.ts'
import { onlineEn } from './online-en.ts'
import { onlineFr } from './online-fr.ts'

/** The command line's own words; in a message's key they come after `cli`. */
export const cliMessages: Readonly<Record<Language, Messages>> = {
  en: { ...en, ...arenaEn, ...onlineEn, ...newGameEn },
  fr: { ...fr, ...arenaFr, ...onlineFr, ...newGameFr },
}
