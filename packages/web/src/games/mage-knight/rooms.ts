import type { Rooms } from '../../app/room-words.ts'
import { mkGuideWords } from '../../guide/mage-knight/words.ts'
import { mkCardsWords } from './cards/words.ts'
import { mkEndWords } from './end/words.ts'
import { mkFightWords } from './fight/words.ts'
import { mkHandWords } from './hand/words.ts'
import { mkHeroWords } from './hero/words.ts'
import { mkIconsWords } from './icons/words.ts'
import { mkMapWords } from './map/words.ts'
import { mkStagesWords } from './stages/words.ts'
import { mageKnightWords } from './words.ts'

/** What the table of Mage Knight says. */
export const mageKnightRooms: Rooms = {
  mageKnight: mageKnightWords,
  mkMap: mkMapWords,
  mkCards: mkCardsWords,
  mkHand: mkHandWords,
  mkHero: mkHeroWords,
  mkFight: mkFightWords,
  mkStages: mkStagesWords,
  mkEnd: mkEndWords,
  mkIcons: mkIconsWords,
  mkGuide: mkGuideWords,
}
