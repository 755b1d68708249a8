import type { Rooms } from '../../i18n/namespaces.ts'
import { immortalsGuideWords } from './lesson/messages.ts'
import { realmWords } from './realm/messages.ts'
import { towerWords } from './tower/messages.ts'
import { immortalsWords } from './messages.ts'

/** What the table of Immortals says. */
export const immortalsRooms: Rooms = {
  immortals: immortalsWords,
  immortalsGuide: immortalsGuideWords,
  realm: realmWords,
  tower: towerWords,
}
