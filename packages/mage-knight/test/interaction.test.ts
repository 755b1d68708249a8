import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { reputationInfluence } from '../src/content/tracks.ts'
import { Stage } from '../src/state/schema/stages.ts'
import { Did } from '../src/state/schema/player.ts'
import { face, Z } from '../src/state/pools/deed-cards.ts'
import { U, unitRow } from '../src/state/pools/unit-cards.ts'
import { cast } from './support/casts.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

const TILES = { '1,0': '3', '0,1': '4', '1,1': '5' }
const VILLAGE = '3.SW'
const MONASTERY = '5.NE'
const KEEP = '3.NE'
const TOWER = '4.C'

/** A hero somewhere, with influence already played. */
function visitor(at: string, player: PlayerScene = {}, more: SceneSpec = {}): Scene {
  return scene({ tiles: TILES, players: [{ at, hand: ['rage', 'march'], ...player }], ...more })
}

/** A hero who talks to the locals, with so much influence in all. */
function talking(at: string, influence: number, player: PlayerScene = {}, more: SceneSpec = {}): Scene {
  return visitor(at, { influence, ...player }, more).take('interact')
}

function inCity(tile: string, player: PlayerScene, shields: readonly number[], more: SceneSpec = {}): Scene {
  return scene({
    tiles: { '1,0': tile, '0,1': '2' },
    players: [{ at: `${tile}.C`, hand: ['rage', 'march'], ...player }],
    cities: [{ at: `${tile}.C`, conquered: true, shields, leader: 0 }],
    ...more,
  })
}

function offered(table: Scene): string[] {
  return table.state.units[U.offer].map((unit) => unitRow(unit).id)
}

proves(
  ['MK-INTERACT-01', 'MK-TURN-18', 'MK-SITE-14'],
  'Villages, unburned monasteries, own keeps, conquered towers and cities talk',
  () => {
    for (const at of [VILLAGE, MONASTERY]) expect(visitor(at).offers('interact')).toBe(true)
    expect(visitor(KEEP, {}, { marks: { [KEEP]: 0 } }).offers('interact')).toBe(true)
    expect(visitor(TOWER, {}, { marks: { [TOWER]: 1 } }).offers('interact')).toBe(true)
    expect(inCity('c8', {}, []).offers('interact')).toBe(true)
    expect(visitor(MONASTERY, {}, { marks: { [MONASTERY]: 1 } }).why('interact')).toBe('MK-INTERACT-01')
    expect(visitor(KEEP, {}, { marks: { [KEEP]: 1 } }).why('interact')).toBe('MK-SITE-14')
    const nowhere = visitor('3.C')
    expect(nowhere.offers('interact')).toBe(false)
    expect(nowhere.why('interact')).toBe(undefined)
  },
)

proves('MK-INTERACT-02', 'Reputation adds to influence when the interaction starts (all positions)', () => {
  expect(reputationInfluence).toEqual([0, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5])
  for (let reputation = -6; reputation <= 7; reputation++) {
    const table = talking(VILLAGE, 4, { reputation })
    expect(table.player(0).influence).toBe(4 + reputationInfluence[reputation + 7])
    expect(table.state.stage).toBe(Stage.interacting)
    expect(table.player(0).did & (Did.acted | Did.interacted)).toBe(Did.acted | Did.interacted)
  }
})

proves(
  ['MK-INTERACT-02', 'MK-INTERACT-08'],
  'Promise and three sideways cards at −2 recruit Peasants (X39)',
  () => {
    const table = visitor(
      VILLAGE,
      { hand: ['promise', 'rage', 'march', 'stamina'], reputation: -2 },
      { offer: ['peasants', 'utemSwordsmen'] },
    )
    table.take(
      'play promise',
      'interact',
      'side rage influence',
      'side march influence',
      'side stamina influence',
    )
    expect(table.player(0).influence).toBe(4)
    table.take('recruit peasants')
    expect(table.units(0)).toEqual(['peasants'])
    expect(table.state.unitSpent[table.unit('peasants')]).toBe(0)
    expect(table.player(0)).toMatchObject({ influence: 0, recruited: 1 })
    expect(table.told('recruited')).toEqual([
      { event: 'recruited', seat: 0, unit: table.unit('peasants'), cost: 4 },
    ])
  },
)

proves('MK-INTERACT-03', 'At the end of the track nobody talks', () => {
  expect(visitor(VILLAGE, { reputation: -7 }).why('interact')).toBe('MK-INTERACT-03')
  expect(visitor(VILLAGE, { reputation: -6 }).offers('interact')).toBe(true)
})

proves('MK-INTERACT-04', 'Reputation that changes later changes no influence', () => {
  const table = talking(VILLAGE, 0, { hand: ['threaten', 'rage'], tokens: 'r', reputation: 3 })
  expect(table.player(0).influence).toBe(1)
  cast(table, 'threaten', 1)
  expect(table.player(0)).toMatchObject({ reputation: 2, influence: 6 })
})

proves(
  ['MK-INTERACT-05', 'MK-INTERACT-17', 'MK-SITE-04'],
  'In a city own shields add influence; the green city teaches (X38)',
  () => {
    const table = inCity('c5', { hand: ['promise'], crystals: 'w', reputation: 3 }, [0, 1, 0], {
      actions: ['agility', 'songOfWind', 'learning'],
    })
    cast(table, 'promise', 1)
    table.take('interact')
    expect(table.player(0).influence).toBe(7)
    table.take('buy action', 'target songOfWind')
    expect(table.player(0).influence).toBe(1)
    expect(table.cards(Z.deck, 0).at(-1)).toBe('songOfWind')
    expect(table.state.deeds[Z.actionOffer]).toHaveLength(3)
    expect(table.why('buy action')).toBe('MK-INTERACT-07')
  },
)

proves('MK-INTERACT-17', 'Its unseen top card costs the same and is known only afterwards', () => {
  const table = inCity('c5', { influence: 6 }, [], { actionDeck: ['refreshingWalk'] })
  table.take('interact', 'buy unseenAction')
  if (table.step !== 'turn.interact') table.choose(table.offered()[0])
  expect(table.cards(Z.deck, 0).at(-1)).toBe('refreshingWalk')
  expect(table.player(0).influence).toBe(0)
  const empty = inCity('c5', { influence: 6 }, [])
  empty.state.deeds[Z.gone].push(...empty.state.deeds[Z.actionDeck].splice(0))
  empty.state.deeds[Z.gone].sort((a, b) => a - b)
  empty.take('interact')
  expect(empty.why('buy unseenAction')).toBe('MK-INTERACT-17')
})

proves(
  'MK-INTERACT-06',
  'Cards played sideways give 1 each, special and healing effects stay possible',
  () => {
    const table = talking(VILLAGE, 0, { hand: ['march', 'tranquility', 'wound', 'manaDraw'] })
    table.take('side march influence')
    expect(table.player(0).influence).toBe(1)
    expect(table.offers('play tranquility')).toBe(true)
    expect(table.offers('play manaDraw')).toBe(true)
  },
)

proves(
  ['MK-INTERACT-07', 'MK-INTERACT-10', 'MK-SITE-70'],
  'A village heals for 3, again and again, and sells units',
  () => {
    const table = talking(VILLAGE, 10, {}, { offer: ['peasants'] })
    table.take('buy healing', 'buy healing')
    expect(table.player(0)).toMatchObject({ influence: 4, healing: 2 })
    table.take('recruit peasants')
    expect(table.player(0).influence).toBe(0)
    expect(table.why('buy healing')).toBe('MK-INTERACT-07')
    expect(table.numbers('buy healing')).toEqual({ needs: 3, has: 0 })
  },
)

proves('MK-INTERACT-08', 'Units are recruited where their icons say', () => {
  const offer = [
    'peasants',
    'utemGuardsmen',
    'utemSwordsmen',
    'guardianGolems',
    'illusionists',
    'northernMonks',
  ]
  const at = (where: string, marks: Record<string, number>): string[] => {
    const table = talking(where, 20, {}, { offer, marks })
    expectWholeMenu(table)
    return offered(table).filter((id) => table.offers(`recruit ${id}`))
  }
  expect(at(VILLAGE, {}).toSorted()).toEqual(['peasants', 'utemGuardsmen'])
  expect(at(MONASTERY, {}).toSorted()).toEqual(['illusionists', 'northernMonks'])
  expect(at(KEEP, { [KEEP]: 0 }).toSorted()).toEqual(['guardianGolems', 'utemGuardsmen', 'utemSwordsmen'])
  expect(at(TOWER, { [TOWER]: 0 }).toSorted()).toEqual(['guardianGolems', 'illusionists'])
  const table = talking(VILLAGE, 20, {}, { offer })
  expect(table.why('recruit utemSwordsmen')).toBe('MK-INTERACT-08')
  expect(talking(VILLAGE, 3, {}, { offer }).numbers('recruit peasants')).toEqual({ needs: 4, has: 3 })
})

proves('MK-INTERACT-09', 'A unit that has just been recruited is of use at once', () => {
  const table = talking(VILLAGE, 4, {}, { offer: ['peasants'] })
  table.take('recruit peasants', 'unit peasants influence')
  expect(table.player(0).influence).toBe(2)
})

proves(
  ['MK-INTERACT-11', 'MK-SITE-60', 'MK-INTERACT-12'],
  'A monastery heals for 2 and teaches for 6',
  () => {
    const table = talking(MONASTERY, 8, {}, { lessons: ['agility', 'inNeed'] })
    table.take('buy healing')
    expect(table.player(0)).toMatchObject({ influence: 6, healing: 1 })
    table.take('buy lesson', 'target inNeed')
    expect(table.player(0).influence).toBe(0)
    expect(table.cards(Z.deck, 0).at(-1)).toBe('inNeed')
    expect(table.state.deeds[Z.lessons].map((card) => face(card).id)).toEqual(['agility'])
    expect(talking(MONASTERY, 8).why('buy lesson')).toBe('MK-INTERACT-12')
  },
)

proves(
  ['MK-INTERACT-13', 'MK-SITE-22'],
  'A tower sells spells for 7 and a mana of their colour (X41)',
  () => {
    const more: SceneSpec = {
      marks: { [TOWER]: 1 },
      source: 'k',
      spells: ['fireball', 'snowstorm', 'expose'],
      spellDeck: ['tremor'],
    }
    const table = visitor(TOWER, { hand: ['promise'], crystals: 'w', tokens: 'y', reputation: 6 }, more)
    cast(table, 'promise', 1)
    table.take('interact')
    expect(table.player(0).influence).toBe(7)
    table.take('buy spell', 'target snowstorm')
    while (table.step === 'pay.way') table.choose(table.offered()[0])
    expect(table.cards(Z.deck, 0).at(-1)).toBe('snowstorm')
    expect(table.player(0)).toMatchObject({ influence: 0 })
    expect(table.player(0).tokens).toEqual([0, 0, 0, 0, 0, 0])
    expect(table.state.deeds[Z.spellOffer].map((card) => face(card).id)).toContain('tremor')
    expect(talking(TOWER, 7, {}, more).why('buy spell')).toBe('MK-INTERACT-13')
    expect(talking(TOWER, 6, { crystals: 'b' }, more).why('buy spell')).toBe('MK-INTERACT-07')
  },
)

proves('MK-INTERACT-14', 'The blue city sells spells as a tower does', () => {
  const spells = ['fireball', 'snowstorm', 'expose']
  const table = inCity('c6', { influence: 7, crystals: 'r' }, [], { spells, source: 'k' }).take(
    'interact',
    'buy spell',
  )
  if (table.step !== 'turn.interact') table.take('target fireball')
  expect(table.cards(Z.deck, 0).at(-1)).toBe('fireball')
  expect(table.player(0)).toMatchObject({ influence: 0, crystals: [0, 0, 0, 0] })
  expect(inCity('c6', { influence: 7 }, [], { spells, source: 'k' }).take('interact').why('buy spell')).toBe(
    'MK-INTERACT-14',
  )
})

proves(
  'MK-INTERACT-15',
  'The red city sells artifacts for 12, to be drawn at the end of the turn (X42)',
  () => {
    const table = inCity('c8', { influence: 24 }, []).take('interact', 'buy artifact', 'buy artifact')
    expect(table.player(0).influence).toBe(0)
    expect(table.player(0).rewards.reduce((a, b) => a + b)).toBe(2)
    expect(table.why('buy artifact')).toBe('MK-INTERACT-07')
  },
)

proves('MK-INTERACT-15', 'No more artifacts are sold than can be drawn', () => {
  const table = inCity('c8', { influence: 36 }, [], {
    also: (s) => {
      const all = s.deeds[Z.artifactDeck]
      s.deeds[Z.gone] = [...s.deeds[Z.gone], ...all.slice(0, -2)].toSorted((a, b) => a - b)
      s.deeds[Z.artifactDeck] = all.slice(-2)
    },
  }).take('interact', 'buy artifact', 'buy artifact')
  expect(table.player(0).influence).toBe(12)
  expect(table.why('buy artifact')).toBe('MK-INTERACT-15')
})

proves(
  'MK-INTERACT-16',
  'The white city takes units of every kind, and 2 influence add an elite one (X121)',
  () => {
    const table = inCity('c7', { influence: 11 }, [], { offer: ['peasants', 'northernMonks'] })
    const catapults = table.state.units[U.elite].find((unit) => unitRow(unit).id === 'catapults') ?? -1
    const { units } = table.state
    units[U.elite] = [...units[U.elite].filter((unit) => unit !== catapults), catapults]
    table.take('interact')
    expect(offered(table).every((id) => table.offers(`recruit ${id}`))).toBe(true)
    table.take('buy eliteCard')
    expect(table.player(0).influence).toBe(9)
    table.take('recruit catapults')
    expect(table.player(0).influence).toBe(0)
    expect(table.units(0)).toEqual(['catapults'])
  },
)

proves('MK-INTERACT-16', 'Where no elite unit is left, none is added', () => {
  const table = inCity('c7', { influence: 11 }, [], {
    also: (s) => {
      s.units[U.gone] = [...s.units[U.gone], ...s.units[U.elite]].toSorted((a, b) => a - b)
      s.units[U.elite] = []
    },
  }).take('interact')
  expect(table.why('buy eliteCard')).toBe('MK-INTERACT-16')
})

proves('MK-INTERACT-18', 'A negative total buys nothing and is no debt', () => {
  const table = talking(VILLAGE, 0, { hand: ['promise'], reputation: -3 })
  expect(table.player(0).influence).toBe(-1)
  expect(table.numbers('buy healing')).toEqual({ needs: 3, has: -1 })
  table.take('play promise')
  expect(table.player(0).influence).toBe(1)
  table.take('endTurn')
  expect(table.state.players[0].influence).toBe(0)
})

proves('MK-INTERACT-19', 'With another hero on the space nobody interacts, in a city anybody does', () => {
  const table = visitor(VILLAGE, {}, { players: [{ at: VILLAGE, hand: ['rage'] }, { at: VILLAGE }] })
  expect(table.why('interact')).toBe('MK-INTERACT-19')
  const city = inCity('c8', {}, [], { players: [{ at: 'c8.C', hand: ['rage'] }, { at: 'c8.C' }] })
  expect(city.offers('interact')).toBe(true)
})

proves('MK-INTERACT-20', 'Interacting without buying is enough for effects tied to it', () => {
  const table = visitor(VILLAGE, { hero: 'norowas', hand: ['nobleManners', 'rage'], crystals: 'w' })
  const { fame } = table.player(0)
  table.take('interact')
  cast(table, 'nobleManners', 0)
  table.take('endTurn')
  expect(table.state.players[0].fame).toBe(fame + 1)
})

proves(
  ['MK-TURN-23', 'MK-TURN-22'],
  'Move points are lost when the interaction starts, influence is kept for it',
  () => {
    const table = visitor(VILLAGE, { move: 3, influence: 4 }).take('interact')
    expect(table.player(0)).toMatchObject({ move: 0, influence: 4 })
    expect(table.offered().some(({ do: verb }) => verb === 'step' || verb === 'explore')).toBe(false)
  },
)

test('the menu of an interaction is whole and names prices', () => {
  const table = talking(VILLAGE, 5, {}, { offer: ['peasants'] })
  expectWholeMenu(table)
  expect(table.says(table.find('buy healing'))).toBe('buy healing heal 1 influence 3')
  expect(table.says(table.find('recruit peasants'))).toBe('recruit peasants  influence 4')
})
