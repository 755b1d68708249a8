import { expect } from 'vitest'
import { playerText, text, type Choice, type Text } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { Z } from '../../src/state/cards.ts'
import type { Side } from '../../src/state/events.ts'
import { NOBODY } from '../../src/state/sites.ts'
import { costText, siteText } from '../../src/text/things.ts'
import { acting, fallen, holder, told } from '../support/fights.ts'
import { describedEntry } from '../support/menus.ts'
import {
  card,
  site,
  type CardName,
  type Scene,
  type SceneSpec,
  type SiteName,
  type SpaceName,
} from '../support/scene.ts'

const from = (name: SiteName): Choice => ({ do: 'attackFrom', site: site(name) })
const target = (name: SiteName): Choice => ({ do: 'target', site: site(name) })
const moveFrom = (name: SiteName): Choice => ({ do: 'moveFrom', site: site(name) })
const commit = (armies: number): Choice => ({ do: 'commit', armies })
const side = (as: Side): Choice => ({ do: 'side', as })
const forfeits: Choice[] = [
  { do: 'forfeit', take: 'gold' },
  { do: 'forfeit', take: 'energy' },
]

/** Ani, seat 0, attacks from Forge Fire into Heartwood, where Mike, seat 1, has armies. */
const forgeFire = {
  armies: { 'forge-fire light': [0, 3], 'heartwood light': [1, 2] },
} as const satisfies SceneSpec

/** The same scene with a card planned on an attack space, revealed. */
function attackWith(card: CardName, spec: SceneSpec = {}, on: SpaceName = 'attackA'): Scene {
  const [first = {}, ...others] = spec.players ?? []
  const table = acting({
    ...forgeFire,
    ...spec,
    players: [{ ...first, board: { [on]: card, ...first.board } }, ...others],
  })
  return table.reveal(on)
}

/** The side that the inhabitants take, as it stands when the armies are counted. */
function sideOf(table: Scene): unknown {
  const top: Readonly<Record<string, unknown>> = { ...table.position.stack.at(-1) }
  return top['side']
}

function sideIn(card: CardName, origin: SiteName, aim: SiteName, spec: SceneSpec): unknown {
  const table = attackWith(card, spec).choose(from(origin)).choose(target(aim))
  expect(table.step).toBe('attack.commit')
  return sideOf(table)
}

function question(table: Scene): Text | undefined {
  return table.engine.describedMenu(table.position, table.awaited[0])?.question
}

proves('IMM-ATTACK-1', 'An attack goes from an own site to an empty one or to another player', () => {
  const table = attackWith('conflict shore-lake dark')
  expect(table.step).toBe('attack.from')
  expect(table.offered()).toEqual([from('forge-fire light'), ...forfeits])
  expect(table.why(from('heartwood light'))).toBe('IMM-ATTACK-1')
  expect(table.numbers(from('heartwood light'))).toEqual({ armies: 2 })
  expect(table.why(from('mossgate light'))).toBe('IMM-ATTACK-1')
  expect(table.numbers(from('mossgate light'))).toEqual({ armies: 0 })
  expectWholeMenu(table)
  table.choose(from('forge-fire light'))
  expect(table.step).toBe('attack.target')
  expect(table.offers(target('heartwood light'))).toBe(true)
  expect(table.offers(target('mossgate light'))).toBe(true)
  expectWholeMenu(table)
  table.choose(target('heartwood light')).choose(commit(2))
  expect(told(table, 'attacked')).toEqual([
    {
      event: 'attacked',
      seat: 0,
      from: site('forge-fire light'),
      site: site('heartwood light'),
      armies: 2,
      side: 'C',
    },
  ])
  expect(told(table, 'battle')).toMatchObject([{ attacker: 0, defender: 1, site: site('heartwood light') }])
})

proves('IMM-ATTACK-1', 'An empty neighbour is attacked too, and nobody defends it', () => {
  const table = attackWith('conflict shore-lake dark')
    .choose(from('forge-fire light'))
    .choose(target('mossgate light'))
    .choose(commit(1))
  expect(told(table, 'battle')).toMatchObject([
    { attacker: 0, defender: NOBODY, site: site('mossgate light'), side: 'C' },
  ])
  expect(table.at('heartwood light')).toEqual({ owner: 1, armies: 2 })
})

proves(['IMM-ATTACK-2', 'IMM-PORTAL-1'], 'Only the five neighbours of Forge Fire can be attacked', () => {
  const table = attackWith('conflict shore-lake dark', {
    armies: { ...forgeFire.armies, 'treehome light': [1, 3] },
  }).choose(from('forge-fire light'))
  expect(table.offered()).toEqual([
    target('tribute-pass light'),
    target('mountainhome light'),
    target('cinderhold light'),
    target('heartwood light'),
    target('mossgate light'),
    ...forfeits,
  ])
  // Neither an occupied site, nor an empty one, nor a neighbour's twin.
  expect(table.why(target('treehome light'))).toBe('IMM-ATTACK-2')
  expect(table.why(target('kingsroad light'))).toBe('IMM-ATTACK-2')
  expect(table.why(target('heartwood dark'))).toBe('IMM-ATTACK-2')
  // The own twin needs a portal.
  expect(table.why(target('forge-fire dark'))).toBe('IMM-PORTAL-1')
  expectWholeMenu(table)
})

proves('IMM-ATTACK-3', 'An own site cannot be the target, near or far', () => {
  const table = attackWith('conflict shore-lake dark', {
    armies: { ...forgeFire.armies, 'mossgate light': [0, 1], 'sunfield dark': [0, 1] },
  }).choose(from('forge-fire light'))
  expect(table.why(target('mossgate light'))).toBe('IMM-ATTACK-3')
  expect(table.why(target('sunfield dark'))).toBe('IMM-ATTACK-3')
  expect(table.why(target('forge-fire light'))).toBe('IMM-ATTACK-3')
  expect(table.offered()).toHaveLength(4 + 2)
  expectWholeMenu(table)
})

/** Foothold, and everything around it in the same hands. */
const surrounded = {
  'foothold light': [0, 4],
  'mountainhome light': [0, 1],
  'cinderhold light': [0, 1],
  'blackreed light': [0, 1],
  'dusk-barrow light': [0, 1],
} as const satisfies SceneSpec['armies']

proves('IMM-ATTACK-3', 'No attack starts where all neighbours are one’s own', () => {
  const table = attackWith('conflict shore-lake dark', { armies: surrounded })
  expect(table.why(from('foothold light'))).toBe('IMM-ATTACK-3')
  expect(table.numbers(from('foothold light'))).toEqual({ armies: 4 })
  expect(table.offered()).toEqual(forfeits)
  expectWholeMenu(table)
})

proves('IMM-ATTACK-3', 'One neighbour that is not one’s own is enough to start from', () => {
  const near = ['mountainhome light', 'cinderhold light', 'blackreed light', 'dusk-barrow light'] as const
  for (const name of near) {
    const taken = attackWith('conflict shore-lake dark', { armies: { ...surrounded, [name]: [1, 1] } })
    expect(taken.offered()).toEqual([from('foothold light'), ...forfeits])
    const { [name]: _, ...rest } = surrounded
    const empty = attackWith('conflict shore-lake dark', { armies: rest })
    expect(empty.offered()).toEqual([from('foothold light'), ...forfeits])
    expectWholeMenu(empty)
  }
})

proves(
  ['IMM-ATTACK-3', 'IMM-PORTAL-4'],
  'A portal gives a surrounded site a target, unless its twin is one’s own as well',
  () => {
    const portals = ['foothold light'] as const
    const open = attackWith('conflict shore-lake dark', { armies: surrounded, portals })
    expect(open.offered()).toEqual([from('foothold light'), ...forfeits])
    expectWholeMenu(open)
    open.choose(from('foothold light'))
    expect(open.offered()).toEqual([target('foothold dark'), ...forfeits])
    expectWholeMenu(open)
    const armies = { ...surrounded, 'foothold dark': [0, 1] } as const
    const closed = attackWith('conflict shore-lake dark', { armies, portals })
    expect(closed.why(from('foothold light'))).toBe('IMM-ATTACK-3')
    expectWholeMenu(closed)
    // A portal at the far end does not open the way from here.
    const far = attackWith('conflict shore-lake dark', { armies: surrounded, portals: ['foothold dark'] })
    expect(far.why(from('foothold light'))).toBe('IMM-ATTACK-3')
  },
)

proves('IMM-ATTACK-4', 'A site with a single army cannot attack, one with two can', () => {
  const table = attackWith('conflict shore-lake dark', {
    armies: { 'forge-fire light': [0, 1], 'kingsroad dark': [0, 2] },
  })
  expect(table.why(from('forge-fire light'))).toBe('IMM-ATTACK-4')
  expect(table.numbers(from('forge-fire light'))).toEqual({ armies: 1 })
  expect(table.offered()).toEqual([from('kingsroad dark'), ...forfeits])
  table.choose(from('kingsroad dark')).choose(target('sunfield dark'))
  expect(table.offered()).toEqual([commit(1), ...forfeits])
  expect(table.why(commit(2))).toBe('IMM-ATTACK-4')
  expect(table.numbers(commit(2))).toEqual({ armies: 2 })
})

proves('IMM-ATTACK-4', 'Any number may attack, and one army stays behind', () => {
  const ready = (): Scene =>
    attackWith('conflict shore-lake dark', { armies: { 'forge-fire light': [0, 5] } })
      .choose(from('forge-fire light'))
      .choose(target('mossgate light'))
  const table = ready()
  expect(table.offered()).toEqual([commit(1), commit(2), commit(3), commit(4), ...forfeits])
  expect(table.why(commit(5))).toBe('IMM-ATTACK-4')
  expect(table.numbers(commit(5))).toEqual({ armies: 5 })
  expectWholeMenu(table)
  for (const armies of [1, 2, 3, 4]) {
    const attack = ready().choose(commit(armies))
    expect(attack.at('forge-fire light')).toEqual({ owner: 0, armies: 5 - armies })
    expect(told(attack, 'thrown')[0].thrown[0]).toBe(armies)
  }
})

proves('IMM-ATTACK-5', 'The attacks of the three basic spaces are free', () => {
  for (const on of ['attackA', 'attackB', 'attackOrMove'] as const) {
    const table = attackWith('conflict shore-lake dark', { players: [{ gold: 3, energy: 3 }] }, on)
      .choose(from('forge-fire light'))
      .choose(target('heartwood light'))
      .choose(commit(2))
    expect(table.state.players[0]).toMatchObject({ gold: 3, energy: 3 })
    const poor = attackWith('conflict shore-lake dark', { players: [{ gold: 0, energy: 0 }] }, on)
    expect(poor.offers(from('forge-fire light'))).toBe(true)
  }
})

proves('IMM-ATTACK-5', 'The Night Elves’ own attack costs 2 energy and 1 gold, paid with the attack', () => {
  const nightElves = (gold: number, energy: number): Scene =>
    attackWith(
      'conflict shore-lake dark',
      { players: [{ dark: 'night-elves', gold, energy }] },
      'darkSpecial',
    )
  const table = nightElves(1, 2)
  expect(table.offered()).toEqual([from('forge-fire light'), ...forfeits])
  expectWholeMenu(table)
  table.choose(from('forge-fire light')).choose(target('heartwood light'))
  expect(table.state.players[0]).toMatchObject({ gold: 1, energy: 2 })
  table.choose(commit(1))
  expect(table.state.players[0]).toMatchObject({ gold: 0, energy: 0 })
  const noGold = nightElves(0, 2)
  expect(noGold.why(from('forge-fire light'))).toBe('IMM-ATTACK-5')
  expect(noGold.numbers(from('forge-fire light'))).toEqual({
    needsGold: 1,
    needsEnergy: 2,
    gold: 0,
    energy: 2,
  })
  expect(noGold.offered()).toEqual(forfeits)
  expectWholeMenu(noGold)
  const littleEnergy = nightElves(1, 1)
  expect(littleEnergy.why(from('forge-fire light'))).toBe('IMM-ATTACK-5')
  expect(littleEnergy.numbers(from('forge-fire light'))).toMatchObject({ gold: 1, energy: 1 })
})

proves('IMM-ATTACK-5', 'The Trolls’ own attack costs 1 energy and 2 gold', () => {
  const trolls = (gold: number, energy: number): Scene =>
    attackWith('conflict shore-lake dark', { players: [{ dark: 'trolls', gold, energy }] }, 'darkSpecial')
  const table = trolls(5, 5)
    .choose(from('forge-fire light'))
    .choose(target('heartwood light'))
    .choose(commit(2))
  expect(table.state.players[0]).toMatchObject({ gold: 3, energy: 4 })
  for (const [gold, energy] of [
    [1, 1],
    [2, 0],
  ]) {
    const short = trolls(gold, energy)
    expect(short.why(from('forge-fire light'))).toBe('IMM-ATTACK-5')
    expect(short.numbers(from('forge-fire light'))).toEqual({ needsGold: 2, needsEnergy: 1, gold, energy })
    // What cannot attack anyway says so first.
    expect(short.why(from('heartwood light'))).toBe('IMM-ATTACK-1')
  }
})

proves('IMM-ATTACK-6', 'Whatever the card shows, any own site may attack any of its neighbours', () => {
  const armies = {
    'forge-fire light': [0, 3],
    'heartwood light': [1, 2],
    'kingsroad dark': [0, 2],
    'white-falls light': [0, 4],
  } as const
  const cards: readonly CardName[] = [
    'forge-fire',
    'heartwood',
    'conflict heartwood light',
    'conflict shore-lake dark',
    'wild purple dark',
  ]
  const holders = { 'forge-fire': 0, heartwood: 0 } as const
  for (const card of cards) {
    const table = attackWith(card, { armies, holders })
    const origins = [from('forge-fire light'), from('white-falls light'), from('kingsroad dark')]
    expect(table.offered()).toEqual([...origins, ...forfeits])
    table.choose(from('kingsroad dark'))
    expect(table.offered()).toEqual([
      target('treehome dark'),
      target('emerald-cliff dark'),
      target('borderland dark'),
      target('harrow-plain dark'),
      target('sunfield dark'),
      target('amber-steppe dark'),
      ...forfeits,
    ])
  }
})

proves(
  ['IMM-ATTACK-7', 'IMM-ATTACK-8', 'IMM-ATTACK-9'],
  'Forge Fire attacks Heartwood: the inhabitants follow the card (rulebook example)',
  () => {
    const holders = { heartwood: 0, 'forge-fire': 0, 'shore-lake': 0 } as const
    const sideWith = (card: CardName): unknown =>
      sideIn(card, 'forge-fire light', 'heartwood light', { ...forgeFire, holders })
    // A: the attacked region.
    expect(sideWith('heartwood')).toBe('A')
    expect(sideWith('conflict heartwood light')).toBe('A')
    // B: the attacking region.
    expect(sideWith('forge-fire')).toBe('B')
    expect(sideWith('conflict forge-fire light')).toBe('B')
    // C: any other region.
    expect(sideWith('shore-lake')).toBe('C')
    expect(sideWith('conflict shore-lake light')).toBe('C')
    expect(sideWith('conflict treehome light')).toBe('C')
  },
)

proves(
  ['IMM-ATTACK-7', 'IMM-ATTACK-8', 'IMM-ATTACK-9'],
  'The side of the inhabitants goes with the attack into the battle',
  () => {
    const cards: readonly [CardName, Side][] = [
      ['conflict heartwood light', 'A'],
      ['conflict forge-fire light', 'B'],
      ['conflict treehome light', 'C'],
    ]
    for (const [card, as] of cards) {
      const table = attackWith(card)
        .choose(from('forge-fire light'))
        .choose(target('heartwood light'))
        .choose(commit(2))
      expect(told(table, 'attacked')).toMatchObject([{ side: as }])
      expect(told(table, 'battle')).toMatchObject([{ side: as }])
    }
  },
)

proves('IMM-ATTACK-9', 'On an unoccupied site a card of another region sets the inhabitants against', () => {
  const sideWith = (card: CardName): unknown =>
    sideIn(card, 'forge-fire light', 'mossgate light', { ...forgeFire, holders: { 'forge-fire': 0 } })
  expect(sideWith('conflict heartwood light')).toBe('C')
  expect(sideWith('conflict mossgate light')).toBe('A')
  expect(sideWith('forge-fire')).toBe('B')
})

proves(
  ['IMM-ATTACK-9', 'IMM-PLAN-12'],
  'A conflict card of the other realm counts as any other region',
  () => {
    const sideWith = (card: CardName): unknown =>
      sideIn(card, 'forge-fire light', 'heartwood light', forgeFire)
    expect(sideWith('conflict heartwood dark')).toBe('C')
    expect(sideWith('conflict forge-fire dark')).toBe('C')
  },
)

proves('IMM-ATTACK-10', 'A region card matches the attacked region in either realm', () => {
  // The card of Heartwood is seat 0's through the dark site, and the light one is attacked.
  const spec: SceneSpec = {
    armies: { ...forgeFire.armies, 'heartwood dark': [0, 1] },
    holders: { heartwood: 0 },
  }
  expect(sideIn('heartwood', 'forge-fire light', 'heartwood light', spec)).toBe('A')
  expect(
    sideIn('heartwood', 'forge-fire light', 'heartwood light', {
      ...spec,
      options: { regionCardAnyRealm: true },
    }),
  ).toBe('A')
})

proves(
  'IMM-ATTACK-10',
  'With regionCardAnyRealm off a region card shows only where its holder has armies',
  () => {
    const spec: SceneSpec = {
      armies: { ...forgeFire.armies, 'heartwood dark': [0, 1] },
      holders: { heartwood: 0, 'forge-fire': 0, 'shore-lake': 0 },
      options: { regionCardAnyRealm: false },
    }
    expect(sideIn('heartwood', 'forge-fire light', 'heartwood light', spec)).toBe('C')
    expect(sideIn('shore-lake', 'forge-fire light', 'heartwood light', spec)).toBe('C')
    expect(sideIn('forge-fire', 'forge-fire light', 'heartwood light', spec)).toBe('B')
    // Conflict cards are not concerned.
    expect(sideIn('conflict heartwood light', 'forge-fire light', 'heartwood light', spec)).toBe('A')
  },
)

/** Mike, seat 0, stands before a portal in light Heartwood; Ani, seat 1, is at its far end. */
const portal: SceneSpec = {
  armies: { 'heartwood light': [0, 3], 'heartwood dark': [1, 2] },
  portals: ['heartwood light'],
  holders: { heartwood: 0, 'shore-lake': 0 },
}

proves(
  ['IMM-PORTAL-4', 'IMM-PORTAL-1', 'IMM-ATTACK-2'],
  'Light Heartwood attacks dark Heartwood through its portal, and not the other way (rulebook example)',
  () => {
    const table = attackWith('conflict shore-lake dark', portal).choose(from('heartwood light'))
    expect(table.offers(target('heartwood dark'))).toBe(true)
    expect(table.offered()).toHaveLength(6 + 1 + 2)
    expectWholeMenu(table)
    const reverse = attackWith('conflict shore-lake dark', {
      ...portal,
      armies: { 'heartwood light': [1, 3], 'heartwood dark': [0, 2] },
    }).choose(from('heartwood dark'))
    expect(reverse.why(target('heartwood light'))).toBe('IMM-PORTAL-1')
    expect(reverse.offered()).toHaveLength(6 + 2)
    expectWholeMenu(reverse)
    // The portal leads to the twin alone, not to its neighbours.
    expect(table.why(target('treehome dark'))).toBe('IMM-ATTACK-2')
  },
)

proves(
  'IMM-ATTACK-11',
  'Through a portal the region’s own card brings the inhabitants to the attacker',
  () => {
    const sideWith = (card: CardName, options: SceneSpec['options'] = {}): unknown =>
      sideIn(card, 'heartwood light', 'heartwood dark', { ...portal, options })
    expect(sideWith('heartwood')).toBe('A')
    expect(sideWith('heartwood', { portalOwnCard: 'A' })).toBe('A')
    expect(sideWith('conflict heartwood dark')).toBe('A')
    expect(sideWith('conflict heartwood light')).toBe('B')
    expect(sideWith('shore-lake')).toBe('C')
  },
)

proves(
  'IMM-ATTACK-11',
  'With portalOwnCard set to B the region’s own card leaves the inhabitants neutral',
  () => {
    const sideWith = (card: CardName): unknown =>
      sideIn(card, 'heartwood light', 'heartwood dark', { ...portal, options: { portalOwnCard: 'B' } })
    expect(sideWith('heartwood')).toBe('B')
    expect(sideWith('conflict heartwood dark')).toBe('A')
    expect(sideWith('conflict heartwood light')).toBe('B')
    expect(sideWith('shore-lake')).toBe('C')
    // Beside the portal nothing changes.
    expect(
      sideIn('heartwood', 'forge-fire light', 'heartwood light', {
        ...forgeFire,
        holders: { heartwood: 0 },
        options: { portalOwnCard: 'B' },
      }),
    ).toBe('A')
  },
)

proves(
  ['IMM-ATTACK-10', 'IMM-ATTACK-11'],
  'With regionCardAnyRealm off the own card shows only the near end of a portal',
  () => {
    for (const portalOwnCard of ['A', 'B']) {
      const options = { regionCardAnyRealm: false, portalOwnCard }
      expect(sideIn('heartwood', 'heartwood light', 'heartwood dark', { ...portal, options })).toBe('B')
    }
  },
)

proves('IMM-ATTACK-12', 'A region card still attacks after its holder has lost the region', () => {
  // Seat 1 attacks Kingsroad. The inhabitants save the card for seat 0, but nobody is left there.
  const table = fallen(
    { attacker: 1, defender: 0, at: 'kingsroad light', side: 'C' },
    {
      armies: { 'forge-fire light': [0, 3], 'heartwood light': [1, 2] },
      holders: { kingsroad: 0 },
      players: [{ board: { attackA: 'kingsroad' } }],
      tray: { armies: [0, 1], inhabitants: 2 },
    },
  )
  expect(table.at('kingsroad light').owner).toBe(NOBODY)
  expect(holder(table, 'kingsroad')).toBe(0)
  table.choose({ do: 'pass', take: 'gold' }, 2)
  table.reveal('attackA').choose(from('forge-fire light')).choose(target('heartwood light'))
  expect(sideOf(table)).toBe('C')
  table.choose(commit(2))
  expect(told(table, 'attacked')).toMatchObject([{ seat: 0, armies: 2, side: 'C' }])
  expect(table.holds(0, 'kingsroad')).toBe(true)
})

proves('IMM-PLAN-10', 'A wild card takes any side that a region of its area would give', () => {
  const wildIn = (card: CardName, origin: SiteName, aim: SiteName): Scene =>
    attackWith(card, {
      armies: { 'forge-fire light': [0, 3], 'heartwood light': [0, 3], 'tribute-pass light': [1, 1] },
    })
      .choose(from(origin))
      .choose(target(aim))
  // Both regions are of the red area.
  const red = wildIn('wild red light', 'forge-fire light', 'tribute-pass light')
  expect(red.step).toBe('attack.side')
  expect(red.offered()).toEqual([side('A'), side('B'), side('C'), ...forfeits])
  expectWholeMenu(red)
  // Only the attacked one.
  const attacked = wildIn('wild red light', 'heartwood light', 'tribute-pass light')
  expect(attacked.offered()).toEqual([side('A'), side('C'), ...forfeits])
  expect(attacked.why(side('B'))).toBe('IMM-PLAN-10')
  expectWholeMenu(attacked)
  // Only the attacking one.
  const attacking = wildIn('wild green light', 'heartwood light', 'tribute-pass light')
  expect(attacking.offered()).toEqual([side('B'), side('C'), ...forfeits])
  expect(attacking.why(side('A'))).toBe('IMM-PLAN-10')
  for (const as of ['A', 'C'] as const) {
    const chosen = wildIn('wild red light', 'heartwood light', 'tribute-pass light').choose(side(as))
    expect(sideOf(chosen)).toBe(as)
    chosen.choose(commit(1))
    expect(told(chosen, 'attacked')).toMatchObject([{ side: as }])
  }
  // Neither: nothing is asked. The other realm's wild card shows neither.
  for (const wild of ['wild blue light', 'wild red dark'] as const) {
    const other = wildIn(wild, 'forge-fire light', 'tribute-pass light')
    expect(other.step).toBe('attack.commit')
    expect(sideOf(other)).toBe('C')
  }
})

proves('IMM-PERFORM-18', 'An attack can be given up at each question, and nothing is paid', () => {
  const spec: SceneSpec = {
    armies: { 'forge-fire light': [0, 3], 'heartwood light': [0, 3], 'tribute-pass light': [1, 1] },
    players: [{ dark: 'trolls', gold: 4, energy: 4 }],
  }
  const path = [from('heartwood light'), target('tribute-pass light'), side('A')]
  for (let asked = 0; asked <= path.length; asked++) {
    for (const take of ['gold', 'energy']) {
      const table = attackWith('wild red light', spec, 'darkSpecial')
      for (const choice of path.slice(0, asked)) table.choose(choice)
      table.choose({ do: 'forfeit', take })
      const { gold, energy } = table.state.players[0]
      expect([gold, energy]).toEqual(take === 'gold' ? [5, 4] : [4, 5])
      expect(table.holds(0, 'wild red light')).toBe(true)
      expect(table.at('heartwood light')).toEqual({ owner: 0, armies: 3 })
      expect(told(table, 'thrown')).toEqual([])
      expect(table.awaited).toEqual([1])
    }
  }
})

proves(
  'IMM-PERFORM-18',
  'Once the cubes move the attack is under way: the card is used and the turn over',
  () => {
    const table = attackWith('conflict heartwood light')
      .choose(from('forge-fire light'))
      .choose(target('heartwood light'))
      .choose(commit(1))
    expect(table.holds(0, 'conflict heartwood light')).toBe(false)
    expect(table.state.cards[Z.discard]).toEqual([card('conflict heartwood light', 0)])
    expect(table.awaited).toEqual([1])
    expect(told(table, 'forfeited')).toEqual([])
  },
)

proves(
  ['IMM-ATTACK-5', 'IMM-ATTACK-7', 'IMM-ATTACK-9'],
  'Every question of an attack says what is at stake: armies, players, inhabitants, price',
  () => {
    const table = attackWith(
      'wild green light',
      { players: [{ dark: 'trolls', gold: 4, energy: 4 }] },
      'darkSpecial',
    )
    const { tables } = table.engine
    const called = (name: SiteName): Text => siteText(tables, site(name))
    const price = costText({ gold: 2, energy: 1 })
    expect(question(table)).toEqual(text('ask.attackFrom'))
    expect(describedEntry(table, from('forge-fire light'))).toMatchObject({
      text: text('choose.attackFrom', { site: called('forge-fire light'), count: 3 }),
      cost: price,
      at: `site:${site('forge-fire light')}`,
    })
    table.choose(from('forge-fire light'))
    expect(question(table)).toEqual(text('ask.target', { site: called('forge-fire light') }))
    expect(describedEntry(table, target('heartwood light'))).toMatchObject({
      text: text('choose.target', {
        site: called('heartwood light'),
        player: playerText(1),
        count: 2,
        inhabitants: text('side.A'),
      }),
      at: `site:${site('heartwood light')}`,
    })
    expect(describedEntry(table, target('cinderhold light'))?.text).toMatchObject({
      key: 'choose.targetFree',
      with: { site: called('cinderhold light'), inhabitants: { key: 'side.C' } },
    })
    table.choose(target('heartwood light'))
    expect(question(table)).toEqual(text('ask.side'))
    expect(describedEntry(table, side('C'))).toMatchObject({
      text: text('choose.side', { inhabitants: text('side.C') }),
      at: `site:${site('heartwood light')}`,
    })
    table.choose(side('C'))
    expect(question(table)).toEqual(
      text('ask.commit', {
        from: called('forge-fire light'),
        site: called('heartwood light'),
        inhabitants: text('side.C'),
      }),
    )
    expect(describedEntry(table, commit(2))).toMatchObject({
      text: text('choose.commit', { count: 2 }),
      cost: price,
      at: `site:${site('heartwood light')}`,
    })
  },
)

proves('IMM-PERFORM-18', 'Every question of an attack says how to give it up', () => {
  const table = attackWith('wild green light')
  for (const choice of [from('forge-fire light'), target('heartwood light'), side('C')]) {
    for (const forfeit of forfeits)
      expect(describedEntry(table, forfeit)?.text).toEqual(text('choose.forfeit'))
    table.choose(choice)
  }
  for (const forfeit of forfeits) expect(describedEntry(table, forfeit)?.text).toEqual(text('choose.forfeit'))
})

proves(
  ['IMM-MOVE-1', 'IMM-ATTACK-5'],
  'On the space for attack or movement the attack is free and the movement costs 1 gold',
  () => {
    const spec: SceneSpec = {
      armies: { ...forgeFire.armies, 'mossgate light': [0, 1] },
      holders: { 'forge-fire': 0 },
      players: [{ gold: 1 }],
    }
    const table = attackWith('forge-fire', spec, 'attackOrMove')
    expect(table.offered()).toEqual([from('forge-fire light'), moveFrom('forge-fire light'), ...forfeits])
    expectWholeMenu(table)
    expect(question(table)).toEqual(text('ask.attackOrMove'))
    expect(describedEntry(table, from('forge-fire light'))?.text.key).toBe('choose.attackFrom')
    expect(describedEntry(table, from('forge-fire light'))?.cost).toBeUndefined()
    expect(describedEntry(table, moveFrom('forge-fire light'))).toMatchObject({
      text: { key: 'choose.moveFrom' },
      cost: costText({ gold: 1, energy: 0 }),
    })
    expect(table.why(moveFrom('forge-fire dark'))).toBe('IMM-PERFORM-14')
    expect(table.numbers(moveFrom('forge-fire dark'))).toEqual({ armies: 0 })
    table.choose(moveFrom('forge-fire light'))
    expect(table.step).toBe('move.to')
    const poor = attackWith('forge-fire', { ...spec, players: [{ gold: 0 }] }, 'attackOrMove')
    expect(poor.offered()).toEqual([from('forge-fire light'), ...forfeits])
    expect(poor.why(moveFrom('forge-fire light'))).toBe('IMM-MOVE-2')
    expect(poor.numbers(moveFrom('forge-fire light'))).toMatchObject({ needsGold: 1, gold: 0 })
    expectWholeMenu(poor)
    // On a plain attack space nothing moves.
    const plain = attackWith('forge-fire', spec)
    expect(plain.offered()).toEqual([from('forge-fire light'), ...forfeits])
    expect(plain.why(moveFrom('forge-fire dark'))).toBeUndefined()
    expectWholeMenu(plain)
  },
)
