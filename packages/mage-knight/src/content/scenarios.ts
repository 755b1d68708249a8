// The eleven scenarios of the base set, and how each is played alone and as one team.
import type { ByCount, ScenarioForm, ScenarioRow, SpecialRule } from './types.ts'

const plain = { fame: 0, reputation: 0, extraDice: 0, extraUnits: 0 } as const
const blitz = { fame: 1, reputation: 2, extraDice: 1, extraUnits: 1 } as const
const none: ByCount = {}
const all234 = [2, 3, 4] as const
const wedgeThenOpen4 = { 2: 'wedge', 3: 'wedge', 4: 'open4' } as const
const most = { 2: 8, 3: 9, 4: 11 } as const
const players: ByCount = { 2: 2, 3: 3, 4: 4 }
const fewer: ByCount = { 2: 1, 3: 2, 4: 3 }
const one: ByCount = { 1: 1, 2: 1, 3: 1, 4: 1 }
const two3 = [2, 3] as const
/** What no book prints: as with two players, a tile of the countryside less, one city, one core tile (MK-ANY-02). */
const soloMission = {
  players: [1],
  provenance: 'reconstructed',
  shape: { 1: 'wedge' },
  countryside: { 1: 7 },
  core: { 1: 1 },
  city: { 1: 1 },
} as const satisfies ScenarioForm
/** Solo Conquest and Full Cooperation are how a conquest is played alone and together. */
const conquestAlone = {
  players: [1],
  provenance: 'rulebook',
  shape: { 1: 'wedge' },
  countryside: { 1: 7 },
  core: { 1: 2 },
  city: { 1: 2 },
  cityLevels: [5, 8],
  score: 'solo',
} as const satisfies ScenarioForm
const blitzAlone = {
  ...soloMission,
  countryside: { 1: 5 },
  cityLevels: [5],
  score: 'solo',
} as const satisfies ScenarioForm
/** The numbers are those of the competitive mission (MK-ANY-05). */
const together: ScenarioForm = { players: two3, provenance: 'reconstructed' }
const rounds = (n: number): ByCount => ({ 1: n, 2: n, 3: n, 4: n })

export const scenarios = [
  {
    id: 'firstReconnaissance',
    name: { en: 'First Reconnaissance', fr: 'Première reconnaissance' },
    set: 'base',
    players: [1, 2, 3, 4],
    solo: { players: [1], provenance: 'found' },
    together: { players: two3, provenance: 'found' },
    mode: 'competitive', // alone: solo
    rounds: { 1: 4, 2: 3, 3: 3, 4: 3 },
    shape: { 1: 'wedge', 2: 'wedge', 3: 'wedge', 4: 'wedge' },
    coreOnCoast: true,
    countryside: { n: { 1: 8, ...most }, order: 'byNumber' },
    core: { n: { 1: 2, 2: 2, 3: 2, 4: 2 } },
    city: { n: one, state: 'closed' },
    cityLevels: [1],
    dummy: { 1: 1 },
    start: plain,
    special: ['fameForTiles', 'noElites', 'noPvp', 'villageUnitFirst', 'offersWhenNeeded'],
    alone: ['playerPicksTacticFirst', 'usedTacticsLeave'],
    end: 'cityRevealed',
    score: 'standard',
  },
  {
    id: 'fullConquest',
    name: { en: 'Full Conquest', fr: 'Conquête totale' },
    set: 'base',
    players: all234,
    solo: conquestAlone,
    together: {
      players: two3,
      provenance: 'rulebook',
      shape: { 2: 'open5', 3: 'open5' },
      countryside: { 2: 8, 3: 10 },
      core: { 2: 2, 3: 3 },
      city: { 2: 3, 3: 4 },
      cityLevels: [5],
      lastCityLevel: { 2: 8, 3: 11 },
      score: 'cooperation',
    },
    mode: 'competitive',
    rounds: rounds(6),
    shape: { 2: 'wedge', 3: 'wedge', 4: 'open5' },
    countryside: { n: most, order: 'random' },
    core: { n: fewer },
    city: { n: players, state: 'enemy' },
    cityLevels: [4],
    dummy: none,
    start: plain,
    special: [],
    end: 'citiesConquered',
    score: 'cities',
  },
  {
    id: 'blitzConquest',
    name: { en: 'Blitz Conquest', fr: 'Conquête éclair' },
    set: 'base',
    players: all234,
    solo: blitzAlone,
    together: {
      players: two3,
      provenance: 'rulebook',
      shape: { 2: 'open5', 3: 'open5' },
      countryside: { 2: 7, 3: 8 },
      core: { 2: 1, 3: 2 },
      city: { 2: 2, 3: 3 },
      cityLevels: [5, 8, 11],
      score: 'cooperation',
    },
    mode: 'competitive',
    rounds: rounds(4),
    shape: wedgeThenOpen4,
    countryside: { n: { 2: 6, 3: 7, 4: 9 }, order: 'random' },
    core: { n: fewer },
    city: { n: players, state: 'enemy' },
    cityLevels: [3],
    dummy: none,
    start: blitz,
    special: ['fameForLines'],
    end: 'citiesConquered',
    score: 'cities',
  },
  {
    id: 'soloConquest',
    name: { en: 'Solo Conquest', fr: 'Conquête en solitaire' },
    set: 'base',
    players: [1],
    mode: 'solo',
    rounds: { 1: 6 },
    shape: { 1: 'wedge' },
    countryside: { n: { 1: 7 }, order: 'random' },
    core: { n: { 1: 2 } },
    city: { n: { 1: 2 }, state: 'enemy' },
    cityLevels: [5, 8],
    dummy: { 1: 1 },
    start: plain,
    special: ['playerPicksTacticFirst', 'usedTacticsLeave'],
    end: 'citiesConquered',
    score: 'solo',
  },
  {
    id: 'fullCooperation',
    name: { en: 'Full Cooperation', fr: 'Coopération totale' },
    set: 'base',
    players: two3,
    solo: conquestAlone,
    mode: 'cooperative',
    rounds: rounds(6),
    shape: { 2: 'open5', 3: 'open5' },
    countryside: { n: { 2: 8, 3: 10 }, order: 'random' },
    core: { n: { 2: 2, 3: 3 } },
    city: { n: { 2: 3, 3: 4 }, state: 'enemy' },
    cityLevels: [5],
    lastCityLevel: { 2: 8, 3: 11 },
    dummy: { 2: 1, 3: 1 },
    start: plain,
    special: ['dummyPicksTacticFirst', 'oneUsedTacticLeaves', 'noPvp'],
    end: 'citiesConquered',
    score: 'cooperation',
  },
  {
    id: 'blitzCooperation',
    name: { en: 'Blitz Cooperation', fr: 'Coopération éclair' },
    set: 'base',
    players: two3,
    solo: blitzAlone,
    mode: 'cooperative',
    rounds: rounds(4),
    shape: { 2: 'open5', 3: 'open5' },
    countryside: { n: { 2: 7, 3: 8 }, order: 'random' },
    core: { n: { 2: 1, 3: 2 } },
    city: { n: { 2: 2, 3: 3 }, state: 'enemy' },
    cityLevels: [5, 8, 11],
    dummy: { 2: 1, 3: 1 },
    start: blitz,
    special: ['fameForLines', 'dummyPicksTacticFirst', 'oneUsedTacticLeaves', 'noPvp'],
    end: 'citiesConquered',
    score: 'cooperation',
  },
  {
    id: 'minesLiberation',
    name: { en: 'Mines Liberation', fr: 'Libération des mines' },
    set: 'base',
    players: all234,
    solo: soloMission,
    together,
    mode: 'competitive',
    rounds: rounds(4),
    shape: wedgeThenOpen4,
    countryside: { n: most, order: 'random', keep: 'mine' },
    core: { n: fewer, never: 'c1' },
    city: { n: one, tile: 'c8', state: 'friendly' },
    cityLevels: [1],
    dummy: none,
    start: plain,
    special: ['mines'],
    end: 'minesFree',
    score: 'mines',
  },
  {
    id: 'druidNights',
    name: { en: 'Druid Nights', fr: 'Nuits des druides' },
    set: 'base',
    players: all234,
    solo: soloMission,
    together,
    mode: 'competitive',
    rounds: rounds(4),
    shape: wedgeThenOpen4,
    countryside: { n: most, order: 'random', keep: 'glade' },
    core: { n: fewer },
    city: { n: one, tile: 'c5', state: 'friendly' },
    cityLevels: [1],
    dummy: none,
    start: plain,
    special: ['druids'],
    end: 'incantations',
    score: 'standard',
  },
  {
    id: 'dungeonLords',
    name: { en: 'Dungeon Lords', fr: 'Seigneurs des souterrains' },
    set: 'base',
    players: all234,
    solo: soloMission,
    together,
    mode: 'competitive',
    rounds: rounds(5),
    shape: wedgeThenOpen4,
    countryside: { n: most, order: 'random', keep: 'dungeon' },
    core: { n: fewer, always: 'c1' },
    city: { n: one, tile: 'c6', state: 'friendly' },
    cityLevels: [1],
    dummy: none,
    start: plain,
    special: ['secretDungeons'],
    end: 'dungeonsConquered',
    score: 'dungeons',
  },
  {
    id: 'conquerAndHold',
    name: { en: 'Conquer and Hold', fr: 'Conquérir et tenir' },
    set: 'base',
    players: all234,
    solo: {
      ...soloMission,
      rounds: { 1: 6 },
      shape: { 1: 'conquerAndHold' },
      countryside: { 1: 5 },
      core: { 1: 3 },
    },
    together,
    mode: 'teams', // two against two with 4; everybody alone with 2 and 3
    rounds: { 2: 6, 3: 4, 4: 4 },
    shape: { 2: 'conquerAndHold', 3: 'conquerAndHold', 4: 'conquerAndHold' },
    countryside: { n: { 2: 5, 3: 5, 4: 5 }, order: 'random', keep: 'keepOrTower' },
    core: { n: { 2: 3, 3: 3, 4: 3 }, only: ['c2', 'c3', 'c4'] },
    city: { n: one, tile: 'c7', state: 'closed' },
    cityLevels: [1],
    dummy: none,
    start: plain,
    special: ['ownedTowers', 'elitesLater', 'noLevel4Units'],
    end: 'rounds',
    score: 'hold',
  },
  {
    id: 'oneToReturn',
    name: { en: 'One to Return', fr: 'Un seul reviendra' },
    set: 'base',
    players: all234,
    solo: { ...soloMission, countryside: { 1: 6 } },
    together,
    mode: 'competitive',
    rounds: rounds(4),
    shape: { 2: 'wedge', 3: 'wedge', 4: 'wedge' },
    countryside: { n: { 2: 7, 3: 8, 4: 10 }, order: 'random' },
    core: { n: fewer },
    city: { n: fewer, state: 'enemy' },
    cityLevels: [3],
    dummy: none,
    start: plain,
    special: ['portalCloses'],
    end: 'rounds',
    score: 'portal',
  },
] as const satisfies readonly ScenarioRow[]

/** What is played alone as in Solo Conquest, and together as in Full Cooperation (MK-ANY-01, MK-ANY-05). */
const ALONE = ['playerPicksTacticFirst', 'usedTacticsLeave'] as const satisfies readonly SpecialRule[]
const TOGETHER = [
  'dummyPicksTacticFirst',
  'oneUsedTacticLeaves',
  'noPvp',
] as const satisfies readonly SpecialRule[]

/** The form of a mission for so many players, with or without the wish to be one team. */
export function formFor(row: ScenarioRow, seats: number, asOneTeam: boolean): ScenarioForm | undefined {
  if (seats === 1) return row.solo
  return asOneTeam ? row.together : undefined
}

/** The row of a mission as so many players play it. */
export function rowFor(row: ScenarioRow, seats: number, asOneTeam: boolean): ScenarioRow {
  const form = formFor(row, seats, asOneTeam)
  if (form === undefined) return row
  const alone = seats === 1
  const { countryside, core, city } = row
  return {
    ...row,
    mode: alone ? 'solo' : 'cooperative',
    rounds: form.rounds ?? row.rounds,
    shape: form.shape ?? row.shape,
    countryside: { ...countryside, n: form.countryside ?? countryside.n },
    core: { ...core, n: form.core ?? core.n },
    city: { ...city, n: form.city ?? city.n },
    cityLevels: form.cityLevels ?? row.cityLevels,
    lastCityLevel: form.cityLevels === undefined ? row.lastCityLevel : form.lastCityLevel,
    dummy: one,
    special: [...new Set([...withoutTactics(row.special), ...(alone ? ALONE : TOGETHER)])],
    score: form.score ?? row.score,
    common: true,
  }
}

/** A cooperative mission that is played alone has the tactics of Solo Conquest. */
function withoutTactics(special: readonly SpecialRule[]): readonly SpecialRule[] {
  return special.filter((word) => word !== 'dummyPicksTacticFirst' && word !== 'oneUsedTacticLeaves')
}

/** How many may play a mission, as one team or not. */
export function playersFor(row: ScenarioRow, asOneTeam: boolean): readonly number[] {
  const several = asOneTeam && row.mode !== 'cooperative' ? (row.together?.players ?? []) : row.players
  return [...new Set([...(row.solo?.players ?? []), ...several])].toSorted((a, b) => a - b)
}

/** Of a number that depends on the number of players. */
export function byCount(table: ByCount, seats: number): number {
  return table[seats as keyof ByCount] ?? 0
}
