import { expect } from 'vitest'
import { seedFrom, type Choice } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import type { RegionId } from '../../src/content/types.ts'
import { Z } from '../../src/state/cards.ts'
import { COLOURS, INHABITANTS } from '../../src/state/codes.ts'
import type { Side } from '../../src/state/events.ts'
import { addArmies } from '../../src/state/mutations.ts'
import { NOBODY, type Seat } from '../../src/state/sites.ts'
import { acting, fallen, holder, limbos, STACK, thrown, told, tray } from '../support/fights.ts'
import { region, scene, site, space, type Scene, type SceneSpec, type SiteName } from '../support/scene.ts'

/** Cubes in the tray: attacker (seat 0), defender (seat 1), a third player (seat 2), inhabitants. */
function trayOf(attacker: number, defender: number, inhabitants: number, third = 0): SceneSpec {
  return { tray: { armies: [attacker, defender, third], inhabitants } }
}

const UNOCCUPIED = { owner: NOBODY, armies: 0 }

/** The strengths and the outcome that everybody is told. */
function outcome(table: Scene): unknown {
  const [{ attack, defence, outcome: who }] = told(table, 'battle')
  return [attack, defence, who]
}

const sides: readonly Side[] = ['A', 'B', 'C']

// The throw

proves(
  'IMM-BATTLE-1',
  'One inhabitant joins a tray without any, one leaves a tray with more than three',
  () => {
    const expected: readonly [inTray: number, thrownThen: number, supplyThen: number][] = [
      [0, 1, 19],
      [1, 1, 19],
      [2, 2, 18],
      [3, 3, 17],
      [4, 3, 17],
      [5, 4, 16],
      [9, 8, 12],
    ]
    for (const [inhabitants, then, supply] of expected) {
      // Neutral ones stay in the tray or in the tower, so the supply shows what was added or taken.
      const table = thrown({ at: 'foothold light', side: 'B' }, 2, { tray: { inhabitants } })
      expect(told(table, 'thrown')[0].thrown).toEqual([2, 0, 0, 0, 0, then])
      expect(table.state.inhabitants).toBe(supply)
    }
  },
)

proves('IMM-BATTLE-2', 'With an empty supply no inhabitant is added', () => {
  const table = thrown({ at: 'foothold light', side: 'B' }, 2, { tower: { inhabitants: 20 } })
  expect(told(table, 'thrown')[0].thrown).toEqual([2, 0, 0, 0, 0, 0])
  expect(table.state.inhabitants).toBe(0)
  // The last one of the supply is added.
  const last = thrown({ at: 'foothold light', side: 'B' }, 2, { tower: { inhabitants: 19 } })
  expect(told(last, 'thrown')[0].thrown).toEqual([2, 0, 0, 0, 0, 1])
  expect(last.state.inhabitants).toBe(0)
  // And an empty supply takes one back.
  const full = thrown({ at: 'foothold light', side: 'B' }, 2, {
    tray: { inhabitants: 4 },
    tower: { inhabitants: 16 },
  })
  expect(told(full, 'thrown')[0].thrown[INHABITANTS]).toBe(3)
  expect(full.state.inhabitants).toBe(1)
})

proves(
  ['IMM-BATTLE-3', 'IMM-TOWER-4'],
  'The whole tray, all attackers and all defenders are thrown, and no cube is lost',
  () => {
    for (let seed = 0; seed < 20; seed++) {
      const table = thrown({ at: 'white-falls dark', side: 'B' }, 4, {
        seed: `throw ${seed}`,
        armies: { 'white-falls dark': [1, 5] },
        tray: { armies: [1, 2, 3], inhabitants: 2 },
        tower: { armies: [2, 0, 4], inhabitants: 5 },
      })
      const [throwing] = told(table, 'thrown')
      expect(throwing.thrown).toEqual([5, 7, 3, 0, 0, 2])
      const before = [2, 0, 4, 0, 0, 5]
      for (let colour = 0; colour < COLOURS; colour++) {
        expect(throwing.fallen[colour] + throwing.inside[colour]).toBe(
          before[colour] + throwing.thrown[colour],
        )
      }
      expect(table.state.tower).toEqual(throwing.inside)
      expect(table.state.tray[2]).toBe(throwing.fallen[2])
    }
  },
)

proves(
  'IMM-BATTLE-3',
  'Against an unoccupied site the attackers and the tray are thrown all the same',
  () => {
    const table = thrown({ at: 'foothold light', side: 'A' }, 4, trayOf(1, 2, 2, 3))
    expect(told(table, 'thrown')[0].thrown).toEqual([5, 2, 3, 0, 0, 2])
  },
)

proves(
  ['IMM-BATTLE-3', 'IMM-BATTLE-30'],
  'The defenders leave their site for the tower, so that only the winner stands there afterwards',
  () => {
    const owners = new Set<Seat>()
    for (let seed = 0; seed < 40; seed++) {
      const table = thrown({ at: 'white-falls dark', side: 'B' }, 3, {
        seed: `site ${seed}`,
        armies: { 'white-falls dark': [1, 3] },
      })
      const [{ fallen: out }] = told(table, 'thrown')
      const [attack, defence] = out
      const owner = attack > defence ? 0 : attack < defence ? 1 : NOBODY
      expect(table.at('white-falls dark')).toEqual({ owner, armies: Math.abs(attack - defence) })
      owners.add(owner)
    }
    expect(owners).toEqual(new Set([NOBODY, 0, 1]))
  },
)

proves('IMM-BATTLE-30', 'Armies never go where another player stands', () => {
  const table = scene({ armies: { 'white-falls dark': [1, 2] }, players: [{ board: { magicA: 'blank' } }] })
  const at = site('white-falls dark')
  expect(() => addArmies(table.state, 0, at, 1)).toThrow('two players on one site')
  expect(table.at('white-falls dark')).toEqual({ owner: 1, armies: 2 })
  addArmies(table.state, 1, at, 3)
  expect(table.at('white-falls dark')).toEqual({ owner: 1, armies: 5 })
  addArmies(table.state, 0, site('the-murk dark'), 2)
  expect(table.at('the-murk dark')).toEqual({ owner: 0, armies: 2 })
  // No armies at all claim nothing.
  addArmies(table.state, 0, site('gloomfen dark'), 0)
  expect(table.at('gloomfen dark')).toEqual(UNOCCUPIED)
})

// Which cubes count

proves('IMM-BATTLE-4', 'All cubes of the two count wherever they came from, those of others do not', () => {
  // A single army attacks a single one; three more of each colour fell out of the tower, and nine of seat 2.
  const table = fallen({ at: 'white-falls dark', side: 'B' }, trayOf(5, 4, 0, 9))
  expect(outcome(table)).toEqual([5, 4, 'attacker'])
  expect(table.at('white-falls dark')).toEqual({ owner: 0, armies: 1 })
  expect(tray(table)).toEqual([0, 0, 9, 0])
  expect(limbos(table)[2]).toEqual([0, 0])
  const against = fallen({ at: 'foothold light', defender: NOBODY, side: 'C' }, trayOf(2, 6, 1, 9))
  expect(outcome(against)).toEqual([2, 1, 'attacker'])
  expect(tray(against)).toEqual([0, 6, 9, 0])
})

// Unoccupied sites

proves('IMM-BATTLE-5', 'One attacking cube takes an unoccupied site if the inhabitants do not mind', () => {
  for (const side of ['A', 'B'] as const) {
    const table = fallen({ at: 'foothold light', defender: NOBODY, side }, trayOf(1, 2, 3, 2))
    expect(outcome(table)).toEqual([1, 0, 'attacker'])
    expect(table.at('foothold light')).toEqual({ owner: 0, armies: 1 })
    expect(tray(table)).toEqual([0, 2, 2, 3])
    expect(table.state.inhabitants).toBe(17)
    expect(limbos(table)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(holder(table, 'foothold')).toBe(0)
    const more = fallen({ at: 'foothold light', defender: NOBODY, side }, trayOf(4, 0, 3))
    expect(more.at('foothold light')).toEqual({ owner: 0, armies: 4 })
    expect(told(more, 'occupied')).toEqual([
      { event: 'occupied', seat: 0, site: site('foothold light'), armies: 4 },
    ])
  }
})

proves('IMM-BATTLE-6', 'Without an attacking cube the attack is lost and all stays as it is', () => {
  for (const side of ['A', 'B'] as const) {
    for (const holders of [{}, { foothold: 0 }, { foothold: 2 }] satisfies SceneSpec['holders'][]) {
      const table = fallen(
        { at: 'foothold light', defender: NOBODY, side },
        { ...trayOf(0, 1, 2, 1), holders },
      )
      expect(outcome(table)).toEqual([0, 0, 'inhabitants'])
      expect(table.at('foothold light')).toEqual(UNOCCUPIED)
      expect(holder(table, 'foothold')).toBe('foothold' in holders ? holders.foothold : STACK)
      expect(tray(table)).toEqual([0, 1, 1, 2])
      expect(table.state.inhabitants).toBe(18)
      expect(told(table, 'regionCard')).toEqual([])
      expect(told(table, 'lost')).toEqual([])
    }
  }
})

proves(
  ['IMM-BATTLE-7', 'IMM-BATTLE-9', 'IMM-BATTLE-24', 'IMM-BATTLE-27'],
  'Frank beats two inhabitants with three armies at Foothold (rulebook example)',
  () => {
    const table = fallen({ at: 'foothold light', defender: NOBODY, side: 'C' }, trayOf(3, 0, 2))
    expect(outcome(table)).toEqual([3, 2, 'attacker'])
    expect(limbos(table)[0]).toEqual([0, 2])
    expect(table.state.inhabitants).toBe(20)
    expect(tray(table)).toEqual([0, 0, 0, 0])
    expect(table.at('foothold light')).toEqual({ owner: 0, armies: 1 })
    expect(table.holds(0, 'foothold')).toBe(true)
    expect(table.state.cards[Z.stack]).not.toContain(region('foothold'))
    expect(told(table, 'lost')).toEqual([{ event: 'lost', seat: 0, armies: 2, realm: 1 }])
  },
)

proves('IMM-BATTLE-7', 'All inhabitants go to the supply, also those that nobody matched', () => {
  const table = fallen({ at: 'foothold dark', defender: NOBODY, side: 'C' }, trayOf(1, 0, 3))
  expect(outcome(table)).toEqual([1, 3, 'inhabitants'])
  expect(limbos(table)[0]).toEqual([1, 0])
  expect(tray(table)).toEqual([0, 0, 0, 0])
  expect(table.state.inhabitants).toBe(20)
  const none = fallen({ at: 'foothold dark', defender: NOBODY, side: 'C' }, trayOf(0, 0, 2))
  expect(limbos(none)[0]).toEqual([0, 0])
  expect(none.state.inhabitants).toBe(20)
  expect(told(none, 'lost')).toEqual([])
})

proves('IMM-BATTLE-8', 'As many attackers as inhabitants is a lost attack on an empty site', () => {
  for (const holders of [{}, { foothold: 0 }, { foothold: 2 }] satisfies SceneSpec['holders'][]) {
    const table = fallen(
      { at: 'foothold light', defender: NOBODY, side: 'C' },
      { ...trayOf(2, 0, 2), holders },
    )
    expect(outcome(table)).toEqual([2, 2, 'inhabitants'])
    expect(table.at('foothold light')).toEqual(UNOCCUPIED)
    expect(limbos(table)[0]).toEqual([0, 2])
    expect(table.state.inhabitants).toBe(20)
    expect(holder(table, 'foothold')).toBe('foothold' in holders ? holders.foothold : STACK)
  }
})

proves('IMM-BATTLE-8', 'No attacker and no inhabitant: the attack is lost too', () => {
  const table = fallen({ at: 'foothold light', defender: NOBODY, side: 'C' }, trayOf(0, 0, 0))
  expect(outcome(table)).toEqual([0, 0, 'inhabitants'])
  expect(table.at('foothold light')).toEqual(UNOCCUPIED)
  expect(holder(table, 'foothold')).toBe(STACK)
})

proves('IMM-BATTLE-9', 'What is left after the inhabitants goes to the site, the others’ cubes stay', () => {
  const table = fallen({ at: 'foothold light', defender: NOBODY, side: 'C' }, trayOf(5, 3, 2, 4))
  expect(table.at('foothold light')).toEqual({ owner: 0, armies: 3 })
  expect(limbos(table)).toEqual([
    [0, 2],
    [0, 0],
    [0, 0],
  ])
  expect(tray(table)).toEqual([0, 3, 4, 0])
  const free = fallen({ at: 'foothold light', defender: NOBODY, side: 'C' }, trayOf(2, 0, 0))
  expect(free.at('foothold light')).toEqual({ owner: 0, armies: 2 })
})

// Battles between two players

proves('IMM-BATTLE-10', 'Each side counts its cubes and the inhabitants who fight for it', () => {
  const strengths: readonly [Side, number, number, string][] = [
    ['A', 5, 4, 'attacker'],
    ['B', 3, 4, 'defender'],
    ['C', 3, 6, 'defender'],
  ]
  for (const [side, attack, defence, who] of strengths) {
    const table = fallen({ at: 'white-falls dark', side }, trayOf(3, 4, 2))
    expect(outcome(table)).toEqual([attack, defence, who])
  }
  expect(outcome(fallen({ at: 'white-falls dark', side: 'A' }, trayOf(2, 4, 2)))).toEqual([4, 4, 'tie'])
  expect(outcome(fallen({ at: 'white-falls dark', side: 'C' }, trayOf(4, 2, 2)))).toEqual([4, 4, 'tie'])
  expect(outcome(fallen({ at: 'white-falls dark', side: 'C' }, trayOf(5, 2, 2)))).toEqual([5, 4, 'attacker'])
  expect(told(fallen({ at: 'white-falls dark', side: 'C' }, trayOf(5, 2, 2)), 'battle')).toMatchObject([
    { attacker: 0, defender: 1, site: site('white-falls dark'), side: 'C' },
  ])
})

proves('IMM-BATTLE-11', 'A beaten attacker’s inhabitants cost the defender an army each', () => {
  const table = fallen({ at: 'white-falls dark', side: 'A' }, trayOf(1, 5, 2))
  expect(outcome(table)).toEqual([3, 5, 'defender'])
  expect(limbos(table)).toEqual([
    [1, 0],
    [3, 0],
    [0, 0],
  ])
  expect(table.at('white-falls dark')).toEqual({ owner: 1, armies: 2 })
  expect(table.state.inhabitants).toBe(20)
  expect(tray(table)).toEqual([0, 0, 0, 0])
})

proves('IMM-BATTLE-11', 'A beaten defender’s inhabitants cost the attacker an army each', () => {
  const table = fallen({ at: 'white-falls dark', side: 'C' }, trayOf(6, 2, 2))
  expect(outcome(table)).toEqual([6, 4, 'attacker'])
  expect(limbos(table)).toEqual([
    [4, 0],
    [2, 0],
    [0, 0],
  ])
  expect(table.at('white-falls dark')).toEqual({ owner: 0, armies: 2 })
  expect(table.state.inhabitants).toBe(20)
  expect(tray(table)).toEqual([0, 0, 0, 0])
})

proves(
  ['IMM-BATTLE-12', 'IMM-BATTLE-15', 'IMM-BATTLE-17'],
  'The loser loses all cubes, the winner as many, and the rest goes to the site',
  () => {
    const won = fallen({ at: 'white-falls light', side: 'B' }, trayOf(5, 3, 2, 4))
    expect(limbos(won)).toEqual([
      [0, 3],
      [0, 3],
      [0, 0],
    ])
    expect(won.at('white-falls light')).toEqual({ owner: 0, armies: 2 })
    // The neutral inhabitants and the third player's cubes wait for the next battle.
    expect(tray(won)).toEqual([0, 0, 4, 2])
    expect(won.state.inhabitants).toBe(18)
    expect(told(won, 'lost')).toEqual([
      { event: 'lost', seat: 1, armies: 3, realm: 1 },
      { event: 'lost', seat: 0, armies: 3, realm: 1 },
    ])
    expect(told(won, 'occupied')).toEqual([
      { event: 'occupied', seat: 0, site: site('white-falls light'), armies: 2 },
    ])
    const defended = fallen({ at: 'white-falls light', side: 'B' }, trayOf(2, 6, 1, 4))
    expect(limbos(defended)).toEqual([
      [0, 2],
      [0, 2],
      [0, 0],
    ])
    expect(defended.at('white-falls light')).toEqual({ owner: 1, armies: 4 })
    expect(tray(defended)).toEqual([0, 0, 4, 1])
  },
)

proves(
  ['IMM-BATTLE-13', 'IMM-BATTLE-4', 'IMM-BATTLE-24', 'IMM-BATTLE-25', 'IMM-BATTLE-26'],
  'Mike takes dark White Falls from Frank with the help of an inhabitant (rulebook example)',
  () => {
    const table = fallen(
      { at: 'white-falls dark', side: 'A' },
      { ...trayOf(4, 3, 1), holders: { 'white-falls': 1 } },
    )
    expect(outcome(table)).toEqual([5, 3, 'attacker'])
    // Frank puts 3 armies into his light limbo, Mike only 2, and the inhabitant goes back to the supply.
    expect(limbos(table)).toEqual([
      [2, 0],
      [3, 0],
      [0, 0],
    ])
    expect(table.state.inhabitants).toBe(20)
    expect(table.at('white-falls dark')).toEqual({ owner: 0, armies: 2 })
    expect(table.holds(0, 'white-falls')).toBe(true)
    expect(table.holds(1, 'white-falls')).toBe(false)
  },
)

proves(
  ['IMM-BATTLE-3', 'IMM-BATTLE-13'],
  'Two attack from The Murk, two defend White Falls: the whole battle of the rulebook’s example',
  () => {
    const table = acting({
      armies: { 'the-murk dark': [0, 3], 'white-falls dark': [1, 2] },
      tray: { armies: [1, 1], inhabitants: 1 },
      tower: { armies: [3, 3], inhabitants: 4 },
      players: [{ board: { attackA: 'conflict white-falls dark' } }],
    })
    table
      .reveal('attackA')
      .choose({ do: 'attackFrom', site: site('the-murk dark') })
      .choose({ do: 'target', site: site('white-falls dark') })
      .choose({ do: 'commit', armies: 2 })
    const [throwing] = told(table, 'thrown')
    expect(throwing.thrown).toEqual([3, 3, 0, 0, 0, 1])
    const [mike, frank] = throwing.fallen
    const helpers = throwing.fallen[INHABITANTS]
    expect(told(table, 'battle')).toMatchObject([{ attack: mike + helpers, defence: frank, side: 'A' }])
    expect(table.at('the-murk dark')).toEqual({ owner: 0, armies: 1 })
  },
)

proves('IMM-BATTLE-13', 'The defender’s inhabitants go first as well', () => {
  const table = fallen({ at: 'white-falls dark', side: 'C' }, trayOf(3, 4, 1))
  expect(outcome(table)).toEqual([3, 5, 'defender'])
  expect(limbos(table)).toEqual([
    [3, 0],
    [2, 0],
    [0, 0],
  ])
  expect(table.at('white-falls dark')).toEqual({ owner: 1, armies: 2 })
  expect(table.state.inhabitants).toBe(20)
})

proves('IMM-BATTLE-14', 'Inhabitants who were not needed to match the loser stay in the tray', () => {
  for (const options of [{}, { leftoverAllies: 'tray' }]) {
    const attacker = fallen({ at: 'white-falls dark', side: 'A' }, { ...trayOf(2, 1, 3), options })
    expect(attacker.at('white-falls dark')).toEqual({ owner: 0, armies: 2 })
    expect(tray(attacker)).toEqual([0, 0, 0, 2])
    expect(attacker.state.inhabitants).toBe(18)
    expect(limbos(attacker)).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
    ])
    const defender = fallen({ at: 'white-falls dark', side: 'C' }, { ...trayOf(1, 2, 4), options })
    expect(defender.at('white-falls dark')).toEqual({ owner: 1, armies: 2 })
    expect(tray(defender)).toEqual([0, 0, 0, 3])
    expect(defender.state.inhabitants).toBe(17)
  }
})

proves('IMM-BATTLE-14', 'With leftoverAllies set to supply they leave the tray too', () => {
  const options = { leftoverAllies: 'supply' }
  const attacker = fallen({ at: 'white-falls dark', side: 'A' }, { ...trayOf(2, 1, 3), options })
  expect(attacker.at('white-falls dark')).toEqual({ owner: 0, armies: 2 })
  expect(tray(attacker)).toEqual([0, 0, 0, 0])
  expect(attacker.state.inhabitants).toBe(20)
  const defender = fallen({ at: 'white-falls dark', side: 'C' }, { ...trayOf(1, 2, 4), options })
  expect(tray(defender)).toEqual([0, 0, 0, 0])
  expect(defender.state.inhabitants).toBe(20)
  // Neutral ones are nobody's allies.
  const neutral = fallen({ at: 'white-falls dark', side: 'B' }, { ...trayOf(2, 1, 3), options })
  expect(tray(neutral)).toEqual([0, 0, 0, 3])
  // Nor is the site of an attack on nobody a battle with a loser.
  const empty = fallen({ at: 'foothold light', defender: NOBODY, side: 'A' }, { ...trayOf(2, 0, 3), options })
  expect(tray(empty)).toEqual([0, 0, 0, 3])
})

proves(['IMM-BATTLE-15', 'IMM-BATTLE-16'], 'Only the winner’s own cubes are placed on the site', () => {
  const attacker = fallen({ at: 'white-falls dark', side: 'A' }, trayOf(3, 2, 5))
  expect(attacker.at('white-falls dark')).toEqual({ owner: 0, armies: 3 })
  expect(tray(attacker)).toEqual([0, 0, 0, 3])
  const defender = fallen({ at: 'white-falls dark', side: 'C' }, trayOf(2, 3, 5))
  expect(defender.at('white-falls dark')).toEqual({ owner: 1, armies: 3 })
  const alone = fallen({ at: 'foothold light', defender: NOBODY, side: 'A' }, trayOf(0, 0, 3))
  expect(alone.at('foothold light')).toEqual(UNOCCUPIED)
  expect(alone.state.armies.reduce((sum, n) => sum + n, 0)).toBe(0)
})

proves('IMM-BATTLE-17', 'What stays in the tray is thrown in the next battle', () => {
  const table = fallen(
    { at: 'white-falls light', side: 'B' },
    {
      ...trayOf(2, 1, 2, 3),
      armies: { 'forge-fire light': [2, 3] },
      players: [{}, {}, { board: { attackA: 'conflict shore-lake dark' } }],
    },
  )
  expect(tray(table)).toEqual([0, 0, 3, 2])
  table
    .reveal('attackA')
    .choose({ do: 'attackFrom', site: site('forge-fire light') })
    .choose({ do: 'target', site: site('mossgate light') })
    .choose({ do: 'commit', armies: 2 })
  expect(told(table, 'thrown')[0].thrown).toEqual([0, 0, 5, 0, 0, 2])
})

/** Everything that can be said of who holds the card of White Falls before a battle for it. */
const holdings: readonly Seat[] = [0, 1, 2, STACK]

function holdingWhiteFalls(seat: Seat): SceneSpec {
  return seat === STACK ? {} : { holders: { 'white-falls': seat } }
}

proves(
  'IMM-BATTLE-18',
  'An attacker who wins with inhabitants alone empties the site and gets no card',
  () => {
    for (const before of holdings) {
      const table = fallen(
        { at: 'white-falls dark', side: 'A' },
        { ...trayOf(0, 1, 3), ...holdingWhiteFalls(before) },
      )
      expect(outcome(table)).toEqual([3, 1, 'attacker'])
      expect(table.at('white-falls dark')).toEqual(UNOCCUPIED)
      expect(limbos(table)[1]).toEqual([1, 0])
      expect(tray(table)).toEqual([0, 0, 0, 2])
      expect(told(table, 'occupied')).toEqual([])
      // Only the defender's card goes, and to the stack.
      expect(holder(table, 'white-falls')).toBe(before === 1 ? STACK : before)
      expect(told(table, 'regionCardBack')).toEqual(
        before === 1 ? [{ event: 'regionCardBack', seat: 1, region: region('white-falls'), space: -1 }] : [],
      )
    }
  },
)

proves('IMM-BATTLE-18', 'With alliesAlone set to card the attacker gets the card of the empty site', () => {
  for (const before of holdings) {
    const table = fallen(
      { at: 'white-falls dark', side: 'A' },
      { ...trayOf(0, 1, 3), ...holdingWhiteFalls(before), options: { alliesAlone: 'card' } },
    )
    expect(table.at('white-falls dark')).toEqual(UNOCCUPIED)
    expect(holder(table, 'white-falls')).toBe(0)
    expect(told(table, 'regionCardBack')).toEqual([])
  }
})

proves(
  'IMM-BATTLE-24',
  'Losses of an attack through a portal go where the site or, if agreed, the origin says',
  () => {
    // From the light realm through a portal into the dark one: both lose two.
    const lost = (portalLosses: string): number[][] =>
      limbos(
        fallen(
          { at: 'heartwood dark', side: 'B', byPortal: true },
          { ...trayOf(2, 2, 0), options: { portalLosses } },
        ),
      ).slice(0, 2)
    const inLight = [2, 0]
    const inDark = [0, 2]
    expect(lost('attacked')).toEqual([inLight, inLight])
    expect(lost('origin')).toEqual([inDark, inLight])
  },
)

proves('IMM-BATTLE-24', 'An attack is known to come through a portal', () => {
  const lost = Array.from({ length: 20 }, (_, n) => {
    const table = acting({
      seed: `portal ${n}`,
      options: { portalLosses: 'origin' },
      armies: { 'heartwood light': [0, 5], 'heartwood dark': [1, 4] },
      portals: ['heartwood light'],
      players: [{ board: { attackA: 'conflict foothold dark' } }],
    })
    table.reveal('attackA').choose({ do: 'attackFrom', site: site('heartwood light') })
    table.choose({ do: 'target', site: site('heartwood dark') }).choose({ do: 'commit', armies: 4 })
    return told(table, 'lost')
  }).flat()
  expect(new Set(lost.map(({ seat, realm }) => `${seat} ${realm}`))).toEqual(new Set(['0 1', '1 0']))
})

proves('IMM-BATTLE-18', 'The defender’s card goes to the stack even from the player board', () => {
  const table = fallen(
    { at: 'white-falls dark', side: 'A' },
    {
      ...trayOf(0, 1, 2),
      holders: { 'white-falls': 1 },
      players: [{}, { board: { extractGold: 'white-falls' } }],
    },
  )
  expect(table.state.cards[Z.board + 1][space('extractGold')]).toBe(-1)
  expect(table.state.cards[Z.stack]).toContain(region('white-falls'))
  expect(told(table, 'regionCardBack')).toEqual([
    { event: 'regionCardBack', seat: 1, region: region('white-falls'), space: space('extractGold') },
  ])
})

proves(
  'IMM-BATTLE-19',
  'A defender who wins with inhabitants alone keeps the card but leaves the site empty',
  () => {
    for (const before of holdings) {
      const table = fallen(
        { at: 'white-falls dark', side: 'C' },
        { ...trayOf(1, 0, 2), ...holdingWhiteFalls(before) },
      )
      expect(outcome(table)).toEqual([1, 2, 'defender'])
      expect(table.at('white-falls dark')).toEqual(UNOCCUPIED)
      expect(holder(table, 'white-falls')).toBe(before)
      expect(limbos(table)[0]).toEqual([1, 0])
      expect(limbos(table)[1]).toEqual([0, 0])
      expect(tray(table)).toEqual([0, 0, 0, 1])
    }
  },
)

proves(
  ['IMM-BATTLE-20', 'IMM-BATTLE-23'],
  'In a tie both lose everything, and the card goes to the stack if one of the two held it',
  () => {
    for (const before of holdings) {
      const table = fallen(
        { at: 'white-falls dark', side: 'B' },
        { ...trayOf(3, 3, 0, 2), ...holdingWhiteFalls(before) },
      )
      expect(outcome(table)).toEqual([3, 3, 'tie'])
      expect(table.at('white-falls dark')).toEqual(UNOCCUPIED)
      expect(limbos(table)).toEqual([
        [3, 0],
        [3, 0],
        [0, 0],
      ])
      expect(tray(table)).toEqual([0, 0, 2, 0])
      expect(holder(table, 'white-falls')).toBe(before === 2 ? 2 : STACK)
      expect(table.state.cards[Z.stack].includes(region('white-falls'))).toBe(before !== 2)
    }
  },
)

proves(
  'IMM-BATTLE-20',
  'Cubes come from the tray alone: the twin and other sites stand as they stood',
  () => {
    const armies = { 'white-falls light': [0, 2], 'rivermeet dark': [1, 4], 'gloomfen dark': [0, 1] } as const
    const table = fallen({ at: 'white-falls dark', side: 'B' }, { ...trayOf(2, 2, 0), armies })
    for (const [name, [owner, count]] of Object.entries(armies) as [SiteName, readonly [Seat, number]][]) {
      expect(table.at(name)).toEqual({ owner, armies: count })
    }
  },
)

proves('IMM-BATTLE-21', 'Nothing against nothing is a tie like any other', () => {
  const none: readonly [Side, number][] = [
    ['A', 0],
    ['B', 0],
    ['B', 3],
    ['C', 0],
  ]
  for (const [side, inhabitants] of none) {
    for (const before of holdings) {
      const table = fallen(
        { at: 'white-falls dark', side },
        { ...trayOf(0, 0, inhabitants, 1), ...holdingWhiteFalls(before) },
      )
      expect(outcome(table)).toEqual([0, 0, 'tie'])
      expect(table.at('white-falls dark')).toEqual(UNOCCUPIED)
      expect(holder(table, 'white-falls')).toBe(before === 2 ? 2 : STACK)
      expect(tray(table)).toEqual([0, 0, 1, inhabitants])
      expect(told(table, 'lost')).toEqual([])
    }
  }
})

proves('IMM-BATTLE-22', 'Inhabitants who fought in a tie go to the supply, neutral ones stay', () => {
  for (const options of [{}, { leftoverAllies: 'supply' }]) {
    const allies = fallen({ at: 'white-falls dark', side: 'A' }, { ...trayOf(1, 3, 2), options })
    expect(outcome(allies)).toEqual([3, 3, 'tie'])
    expect(tray(allies)).toEqual([0, 0, 0, 0])
    expect(allies.state.inhabitants).toBe(20)
    expect(limbos(allies).slice(0, 2)).toEqual([
      [1, 0],
      [3, 0],
    ])
    const against = fallen({ at: 'white-falls dark', side: 'C' }, { ...trayOf(3, 1, 2), options })
    expect(outcome(against)).toEqual([3, 3, 'tie'])
    expect(tray(against)).toEqual([0, 0, 0, 0])
    expect(against.state.inhabitants).toBe(20)
    const neutral = fallen({ at: 'white-falls dark', side: 'B' }, { ...trayOf(3, 3, 2), options })
    expect(tray(neutral)).toEqual([0, 0, 0, 2])
    expect(neutral.state.inhabitants).toBe(18)
  }
})

proves('IMM-BATTLE-23', 'In a tie an attacker who held the card through the twin loses it', () => {
  const table = fallen(
    { at: 'white-falls dark', side: 'B' },
    { ...trayOf(2, 2, 0), armies: { 'white-falls light': [0, 3] }, holders: { 'white-falls': 0 } },
  )
  expect(holder(table, 'white-falls')).toBe(STACK)
  expect(table.at('white-falls light')).toEqual({ owner: 0, armies: 3 })
  expect(told(table, 'regionCardBack')).toEqual([
    { event: 'regionCardBack', seat: 0, region: region('white-falls'), space: -1 },
  ])
})

proves('IMM-BATTLE-24', 'Losses of a light battle go to the dark limbo and the other way round', () => {
  const realms: readonly [SiteName, number[][]][] = [
    [
      'white-falls light',
      [
        [1, 5],
        [1, 5],
        [0, 0],
      ],
    ],
    [
      'white-falls dark',
      [
        [4, 2],
        [4, 2],
        [0, 0],
      ],
    ],
  ]
  const players = [{ limbo: [1, 2] }, { limbo: [1, 2] }] as const
  for (const [at, expected] of realms) {
    expect(limbos(fallen({ at, side: 'B' }, { ...trayOf(4, 3, 0), players }))).toEqual(expected)
    expect(limbos(fallen({ at, side: 'B' }, { ...trayOf(3, 4, 0), players }))).toEqual(expected)
    expect(limbos(fallen({ at, side: 'B' }, { ...trayOf(3, 3, 0), players }))).toEqual(expected)
  }
})

proves(
  'IMM-BATTLE-24',
  'Through a portal the attacked site decides, not where the attackers came from',
  () => {
    let lost = 0
    for (let seed = 0; seed < 10; seed++) {
      const table = acting({
        seed: `portal ${seed}`,
        armies: { 'heartwood light': [0, 5], 'heartwood dark': [1, 4] },
        portals: ['heartwood light'],
        players: [{ board: { attackA: 'conflict shore-lake light' } }],
      })
      table
        .reveal('attackA')
        .choose({ do: 'attackFrom', site: site('heartwood light') })
        .choose({ do: 'target', site: site('heartwood dark') })
        .choose({ do: 'commit', armies: 4 })
      for (const { realm } of told(table, 'lost')) {
        expect(realm).toBe(0)
        lost++
      }
      for (const [, dark] of limbos(table)) expect(dark).toBe(0)
    }
    expect(lost).toBeGreaterThan(0)
  },
)

// Region cards

proves(
  ['IMM-BATTLE-25', 'IMM-BATTLE-26', 'IMM-BATTLE-27'],
  'A winning attacker gets the card from whoever has it',
  () => {
    const battles: readonly [Seat, Side][] = [
      [1, 'B'],
      [NOBODY, 'B'],
      [NOBODY, 'C'],
    ]
    for (const [defender, side] of battles) {
      for (const before of holdings) {
        const table = fallen(
          { at: 'white-falls dark', defender, side },
          { ...trayOf(3, 1, 1), ...holdingWhiteFalls(before) },
        )
        expect(holder(table, 'white-falls')).toBe(0)
        expect(table.holds(0, 'white-falls')).toBe(true)
        expect(told(table, 'regionCard')).toEqual(
          before === 0
            ? []
            : [{ event: 'regionCard', seat: 0, region: region('white-falls'), from: before, space: -1 }],
        )
      }
    }
  },
)

proves('IMM-BATTLE-26', 'The card is handed over at once, even from a player board', () => {
  for (const owner of [1, 2]) {
    const board = { extractGold: 'white-falls', attackB: 'conflict sunfield dark' } as const
    const players = [{}, {}, {}].map((_, seat) => (seat === owner ? { board } : {}))
    const table = fallen(
      { at: 'white-falls dark', side: 'B' },
      { ...trayOf(3, 1, 0), holders: { 'white-falls': owner }, players },
    )
    expect(table.holds(0, 'white-falls')).toBe(true)
    expect(table.state.cards[Z.board + owner][space('extractGold')]).toBe(-1)
    expect(table.state.cards[Z.board + owner][space('attackB')]).toBeGreaterThan(0)
    expect(told(table, 'regionCard')).toEqual([
      {
        event: 'regionCard',
        seat: 0,
        region: region('white-falls'),
        from: owner,
        space: space('extractGold'),
      },
    ])
  }
})

proves(
  'IMM-BATTLE-26',
  'Whoever attacks and whoever holds it, the card goes from the one to the other',
  () => {
    for (const [attacker, defender] of [
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 1],
    ]) {
      const armies = [1, 1, 1]
      armies[attacker] = 3
      const table = fallen(
        { attacker, defender, at: 'tribute-pass dark', side: 'B' },
        {
          tray: { armies },
          holders: { 'tribute-pass': defender },
          players: armies.map((_, seat) => (seat === defender ? { board: { attackA: 'tribute-pass' } } : {})),
        },
      )
      expect(holder(table, 'tribute-pass')).toBe(attacker)
      expect(table.holds(attacker, 'tribute-pass')).toBe(true)
      expect(table.at('tribute-pass dark')).toEqual({ owner: attacker, armies: 2 })
      expect(table.state.cards[Z.board + defender][space('attackA')]).toBe(-1)
    }
  },
)

proves('IMM-BATTLE-27', 'The card of a region that nobody held comes from the stack', () => {
  const table = fallen({ at: 'white-falls dark', side: 'B' }, trayOf(3, 1, 0))
  expect(table.holds(0, 'white-falls')).toBe(true)
  expect(table.state.cards[Z.stack]).toHaveLength(24)
})

proves('IMM-BATTLE-28', 'When the defender wins, the card stays where it is', () => {
  for (const before of holdings) {
    for (const side of sides) {
      const table = fallen(
        { at: 'white-falls dark', side },
        { ...trayOf(1, 4, 1), ...holdingWhiteFalls(before) },
      )
      expect(table.at('white-falls dark').owner).toBe(1)
      expect(holder(table, 'white-falls')).toBe(before)
      expect([...told(table, 'regionCard'), ...told(table, 'regionCardBack')]).toEqual([])
    }
  }
})

proves('IMM-BATTLE-29', 'A beaten defender loses the card though the twin is still theirs', () => {
  const table = fallen(
    { at: 'white-falls dark', side: 'B' },
    { ...trayOf(3, 1, 0), armies: { 'white-falls light': [1, 4] }, holders: { 'white-falls': 1 } },
  )
  expect(holder(table, 'white-falls')).toBe(0)
  expect(table.at('white-falls light')).toEqual({ owner: 1, armies: 4 })
})

// All small battles

interface Expected {
  readonly owner: Seat
  readonly armies: number
  /** Lost by the attacker and by the defender. */
  readonly lost: readonly [number, number]
  /** Inhabitants left in the tray. */
  readonly left: number
}

/** The rulebook's battle once more, cube by cube: pairs leave together, inhabitants before armies. */
function fightOut(a: number, d: number, g: number, side: Side, toSupply: boolean): Expected {
  const cubes = (count: number, cube: string): string[] => Array.from({ length: count }, () => cube)
  const attackers = [...cubes(side === 'A' ? g : 0, 'g'), ...cubes(a, 'a')]
  const defenders = [...cubes(side === 'C' ? g : 0, 'g'), ...cubes(d, 'd')]
  const tied = attackers.length === defenders.length
  const lost: [number, number] = [0, 0]
  while (attackers.length > 0 && defenders.length > 0) {
    if (attackers.shift() === 'a') lost[0]++
    if (defenders.shift() === 'd') lost[1]++
  }
  const rest = [...attackers, ...defenders]
  const allies = rest.filter((cube) => cube === 'g').length
  const armies = rest.length - allies
  return {
    owner: armies === 0 ? NOBODY : rest.includes('a') ? 0 : 1,
    armies,
    lost,
    left: side === 'B' ? g : tied || toSupply ? 0 : allies,
  }
}

proves(
  ['IMM-BATTLE-10', 'IMM-BATTLE-12', 'IMM-BATTLE-13', 'IMM-BATTLE-14', 'IMM-BATTLE-15', 'IMM-BATTLE-20'],
  'Every battle of up to four against four with up to three inhabitants comes out cube by cube',
  () => {
    for (const leftoverAllies of ['tray', 'supply']) {
      for (const side of sides) {
        for (let n = 0; n < 5 * 5 * 4; n++) {
          const [a, d, g] = [n % 5, Math.floor(n / 5) % 5, Math.floor(n / 25)]
          const table = fallen(
            { at: 'white-falls light', side },
            { ...trayOf(a, d, g, 1), options: { leftoverAllies } },
          )
          const { owner, armies, lost, left } = fightOut(a, d, g, side, leftoverAllies === 'supply')
          const found = {
            at: table.at('white-falls light'),
            limbos: limbos(table),
            tray: tray(table),
            supply: table.state.inhabitants,
          }
          expect(found).toEqual({
            at: { owner, armies },
            limbos: [
              [0, lost[0]],
              [0, lost[1]],
              [0, 0],
            ],
            tray: [0, 0, 1, left],
            supply: 20 - left,
          })
        }
      }
    }
  },
)

// What is foretold

/** How often seat 0 wins, ties and loses with this choice, in thousandths, over so many seeds. */
function measured({ engine, position }: Scene, choice: Choice, throws: number): number[] {
  const counts = { attacker: 0, tie: 0, other: 0 }
  for (let n = 0; n < throws; n++) {
    const copy = engine.copy(position)
    copy.random = { ...copy.random, seed: seedFrom(`odds ${n}`) }
    for (const { event } of engine.apply(copy, 0, choice).events) {
      if (event.event !== 'battle') continue
      counts[event.outcome === 'attacker' || event.outcome === 'tie' ? event.outcome : 'other']++
    }
  }
  return [counts.attacker, counts.tie, counts.other].map((count) => Math.round((count * 1000) / throws))
}

proves(
  ['IMM-BATTLE-1', 'IMM-BATTLE-3', 'IMM-BATTLE-10'],
  'The odds shown before an attack are those of the battles that follow',
  () => {
    const tower = { armies: [2, 1, 3], inhabitants: 4 }
    const commit: Choice = { do: 'commit', armies: 3 }
    const cases: readonly [RegionId, SceneSpec][] = [
      ['heartwood', { armies: { 'heartwood light': [1, 3] }, tray: { inhabitants: 2 }, tower }],
      ['forge-fire', { armies: { 'heartwood light': [1, 3] }, tray: { inhabitants: 3 }, tower }],
      ['shore-lake', { armies: { 'heartwood light': [1, 2] }, tray: { armies: [1, 2] }, tower }],
      ['shore-lake', { tray: { armies: [0, 2], inhabitants: 5 }, tower }],
      ['heartwood', { tray: { armies: [0, 2], inhabitants: 2 }, tower }],
    ]
    for (const [shows, spec] of cases) {
      const table = acting({
        ...spec,
        armies: { ...spec.armies, 'forge-fire light': [0, 4] },
        players: [{ board: { attackA: `conflict ${shows} light` } }],
      })
      table
        .reveal('attackA')
        .choose({ do: 'attackFrom', site: site('forge-fire light') })
        .choose({ do: 'target', site: site('heartwood light') })
      const view = table.engine.view(table.position, 0)
      const odds = table.engine.forecast(view, commit)?.odds ?? []
      expect(odds.map(({ outcome: words }) => words.key)).toEqual(['odds.win', 'odds.tie', 'odds.lose'])
      expect(odds.reduce((sum, { perMille }) => sum + perMille, 0)).toBe(1000)
      const counted = measured(table, commit, 1000)
      odds.forEach(({ perMille }, i) => expect(Math.abs(perMille - counted[i])).toBeLessThan(50))
      // The same question gets the same answer.
      expect(table.engine.forecast(view, commit)?.odds).toEqual(odds)
    }
  },
)
