// What stands on the map. What a site does to a turn is in steps/; the numbers are here.
import type { SiteRow } from './types.ts'

/** Influence for a point of healing (MK-INTERACT-10, MK-INTERACT-11). */
export const healing = { village: 3, monastery: 2 } as const

export const sites = [
  { id: 'portal', name: { en: 'Portal', fr: 'Portail' }, set: 'base', kind: 'empty' },
  {
    id: 'village',
    name: { en: 'Village', fr: 'Village' },
    set: 'base',
    kind: 'inhabited',
    heal: healing.village,
  },
  {
    id: 'monastery',
    name: { en: 'Monastery', fr: 'Monastère' },
    set: 'base',
    kind: 'inhabited',
    heal: healing.monastery,
    fight: { draw: ['violet'], noUnits: true, ifLost: 'discard' }, // burning
    reputation: -3,
    rewards: [{ reward: 'artifact' }],
  },
  {
    id: 'keep',
    name: { en: 'Keep', fr: 'Donjon' },
    set: 'base',
    kind: 'fortified',
    reveal: { token: 'grey', faceUp: false },
    fight: { draw: ['grey'], ifLost: 'stay' }, // drawn only at another player's keep
    reputation: -1,
  },
  {
    id: 'mageTower',
    name: { en: 'Mage Tower', fr: 'Tour de mage' },
    set: 'base',
    kind: 'fortified',
    reveal: { token: 'violet', faceUp: false },
    fight: { draw: ['violet'], ifLost: 'stay' }, // drawn only at another player's tower, in Conquer and Hold
    reputation: -1,
    rewards: [{ reward: 'spell' }],
  },
  {
    id: 'city',
    name: { en: 'City', fr: 'Ville' },
    set: 'base',
    kind: 'fortified',
    reputation: -1,
  },
  { id: 'mine', name: { en: 'Crystal Mine', fr: 'Mine de cristal' }, set: 'base', kind: 'source' },
  { id: 'glade', name: { en: 'Magical Glade', fr: 'Clairière magique' }, set: 'base', kind: 'source' },
  {
    id: 'orc',
    name: { en: 'Marauding Orcs', fr: 'Orques maraudeurs' },
    set: 'base',
    kind: 'rampaging',
    reveal: { token: 'green', faceUp: true },
    reputation: 1,
  },
  {
    id: 'draconum',
    name: { en: 'Draconum', fr: 'Draconum' },
    set: 'base',
    kind: 'rampaging',
    reveal: { token: 'red', faceUp: true },
    reputation: 2,
  },
  {
    id: 'monsterDen',
    name: { en: 'Monster Den', fr: 'Antre du monstre' },
    set: 'base',
    kind: 'adventure',
    fight: { draw: ['brown'], ifLost: 'stay' },
    rewards: [{ reward: 'dice', n: 2 }],
  },
  {
    id: 'spawningGrounds',
    name: { en: 'Spawning Grounds', fr: 'Couvée' },
    set: 'base',
    kind: 'adventure',
    fight: { draw: ['brown', 'brown'], ifLost: 'refill' },
    rewards: [{ reward: 'artifact' }, { reward: 'dice', n: 3 }],
  },
  {
    id: 'dungeon',
    name: { en: 'Dungeon', fr: 'Souterrain' },
    set: 'base',
    kind: 'adventure',
    fight: { draw: ['brown'], night: true, noUnits: true, ifLost: 'discard' },
    rewards: [{ reward: 'dungeon' }],
  },
  {
    id: 'tomb',
    name: { en: 'Tomb', fr: 'Tombeau' },
    set: 'base',
    kind: 'adventure',
    fight: { draw: ['red'], night: true, noUnits: true, ifLost: 'discard' },
    rewards: [{ reward: 'spell' }, { reward: 'artifact' }],
  },
  {
    id: 'ruins',
    name: { en: 'Ancient Ruins', fr: 'Ruines antiques' },
    set: 'base',
    kind: 'adventure',
    reveal: { token: 'ruins', faceUp: 'byDay' },
    fight: { draw: [], ifLost: 'stay' }, // what the token shows
  },
] as const satisfies readonly SiteRow[]

/** Prices in influence (MK-INTERACT-12, 13, 15, 16, 17). */
export const prices = { lesson: 6, spell: 7, artifact: 12, eliteCard: 2, action: 6 } as const
