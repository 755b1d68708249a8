import type { Rooms } from '../../app/room-words.ts'
import { immortalsGuideWords } from '../../guide/immortals/words.ts'
import { realmWords } from './realm/words.ts'
import { towerWords } from './tower/words.ts'
import { immortalsWords } from './words.ts'

/** What the table of Immortals says. */
export const immortalsRooms: Rooms = {
  immortals: immortalsWords,
  immortalsGuide: immortalsGuideWords,
  realm: realmWords,
  tower: towerWords,
}
