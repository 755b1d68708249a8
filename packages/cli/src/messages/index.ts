import type { Language, Messages } from '@longtable/kernel'
import { arenaEn } from './arena-en.ts'
import { arenaFr } from './arena-fr.ts'
import { darkVentureEn } from './dark-venture-en.ts'
import { darkVentureFr } from './dark-venture-fr.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { mageKnightEn } from './mage-knight-en.ts'
import { mageKnightFr } from './mage-knight-fr.ts'
import { onlineEn } from './online-en.ts'
import { onlineFr } from './online-fr.ts'

/** The command line's own words, under the key `cli`. */
export const cliMessages: Readonly<Record<Language, Messages>> = {
  en: { cli: { ...en, ...arenaEn, ...onlineEn, ...mageKnightEn, ...darkVentureEn } },
  fr: { cli: { ...fr, ...arenaFr, ...onlineFr, ...mageKnightFr, ...darkVentureFr } },
}
