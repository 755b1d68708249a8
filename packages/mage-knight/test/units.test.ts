import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { BANNER, BANNER_USE } from '../src/state/choices/plays.ts'
import { END_TURN } from '../src/state/choices/map.ts'
import { ColourOf, ElementOf } from '../src/content/ids.ts'
import { disbandUnit, ownerOf, readyUnit } from '../src/state/mutations.ts'
import { unitNeeds } from '../src/state/combat/duel.ts'
import { Foe } from '../src/state/schema/fight.ts'
import { BANNERS, face, Z } from '../src/state/pools/deed-cards.ts'
import { U, unitRow } from '../src/state/pools/unit-cards.ts'
import { keep } from './support/fights.ts'
import { armor, facing, fight, melee } from './support/plays.ts'
import { nothingLasts } from './support/lasting.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

function moving(player: PlayerScene, spec: SceneSpec = {}): Scene {
  return scene({ source: 'kkkk', ...spec, players: [player] })
}

/** The number of a banner. */
function bannerNo(id: string): number {
  return BANNERS.findIndex((card) => face(card).id === id)
}

function unitUses(t: Scene): string[] {
  return t
    .offered()
    .filter(({ do: verb }) => verb === 'unit')
    .map((one) => t.words(one))
}

proves(
  ['MK-UNIT-02', 'MK-UNIT-03', 'MK-UNIT-09'],
  'only a ready and unwounded unit is used, and that spends it',
  () => {
    const states = [
      { spent: false, wounds: 0 },
      { spent: true, wounds: 0 },
      { spent: false, wounds: 1 },
      { spent: true, wounds: 1 },
    ] as const
    const rules = states.map((state) => {
      const t = moving({ hand: ['rage'], units: [{ unit: 'peasants', ...state }] })
      expectWholeMenu(t)
      return t.why('unit peasants move') ?? t.offers('unit peasants move')
    })
    expect(rules).toEqual([true, 'MK-UNIT-03', 'MK-UNIT-09', 'MK-UNIT-09'])
    const t = moving({ hand: ['rage'], units: ['peasants'] })
    t.take('unit peasants move')
    expect([t.player().move, t.state.unitSpent[t.unit('peasants')]]).toEqual([2, 1])
    expect(unitUses(t)).toEqual([])
    const mage = { hand: ['rage'], units: ['guardianGolems'] } as const
    const broke = facing(fight({ enemies: ['prowlers'], players: [mage] }))
    expect(broke.why('unit guardianGolems fire block 4')).toBe('MK-UNIT-03')
    const rich = facing(fight({ enemies: ['prowlers'], players: [{ ...mage, tokens: 'r' }] }))
    rich.take('unit guardianGolems fire block 4')
    expect(rich.state.fight.block[ElementOf.fire]).toBe(4)
    expect(rich.player().tokens[ColourOf.red]).toBe(0)
  },
)

proves('MK-UNIT-04', 'a spent unit stays spent when the turn ends, and is readied by an effect', () => {
  const t = moving({ hand: ['rage', 'march'], units: [{ unit: 'peasants', spent: true }] })
  t.take('play march move 2').choose(END_TURN)
  while (t.awaited[0] === 0) t.take('done')
  const unit = t.unit('peasants')
  expect(t.state.unitSpent[unit]).toBe(1)
  t.act((s, ctx) => readyUnit(s, unit, ctx))
  expect(t.state.unitSpent[unit]).toBe(0)
})

proves('MK-UNIT-06', 'no menu of a turn lets one disband a unit', () => {
  const player = { hand: ['rage', 'march'], units: ['peasants', 'foresters'] } as const
  const tables = [
    moving(player),
    fight({ enemies: ['prowlers'], players: [player] }),
    facing(fight({ enemies: ['prowlers'], players: [player] })),
    melee(fight({ enemies: ['prowlers'], players: [player] })),
  ]
  for (const t of tables) expect(t.offered().some(({ do: verb }) => verb === 'disband')).toBe(false)
})

proves(
  ['MK-UNIT-08', 'MK-SKILL-11'],
  'Leadership raises a value that the ability has, of any element, and no other',
  () => {
    const player = { hero: 'norowas', hand: ['rage'], skills: ['leadership'] } as const
    const walk = moving({ ...player, units: ['peasants', 'foresters'] })
    walk.take('skill leadership', 'unit foresters move')
    expect(walk.player().move).toBe(2)
    const shield = facing(
      fight({
        enemies: ['prowlers'],
        players: [{ ...player, units: ['guardianGolems', 'peasants'], tokens: 'b' }],
      }),
    )
    shield.take('skill leadership', 'unit guardianGolems ice block 4')
    expect(shield.state.fight.block[ElementOf.ice]).toBe(4 + 3)
    shield.take('unit peasants block 2')
    expect(shield.state.fight.block[ElementOf.physical]).toBe(2)
    const shot = fight({ enemies: ['prowlers'], players: [{ ...player, units: ['utemCrossbowmen'] }] })
    shot.take('skill leadership', 'unit utemCrossbowmen ranged')
    expect(shot.state.fight.attack[4]).toBe(2 + 1)
    const sword = melee(fight({ enemies: ['prowlers'], players: [{ ...player, units: ['peasants'] }] }))
    sword.take('skill leadership', 'unit peasants attack')
    expect(sword.state.fight.attack[0]).toBe(2 + 2)
  },
)

proves(
  'MK-SKILL-11',
  'Leadership gives its ranged bonus to ranged attacks alone, before the Attack phase',
  () => {
    const player = {
      hero: 'norowas',
      hand: ['rage'],
      skills: ['leadership'],
      units: ['catapults', 'utemCrossbowmen'],
    } as const
    const led = (phase: 'ranged' | 'melee', rulesVersion: number, unit: string): number => {
      const open = fight({ enemies: ['prowlers'], players: [player], rulesVersion })
      const t = phase === 'melee' ? melee(open) : open
      t.take('skill leadership', unit)
      return t.state.fight.attack.reduce((sum, n) => sum + n, 0)
    }
    const siege = 'unit catapults siege 3'
    const shot = 'unit utemCrossbowmen ranged'
    expect(led('ranged', 2, siege)).toBe(3)
    expect(led('ranged', 2, shot)).toBe(2 + 1)
    expect(led('melee', 2, siege)).toBe(3 + 2)
    expect(led('melee', 2, shot)).toBe(2 + 2)
    // Matches that began under version 1 go on as they began.
    expect(led('ranged', 1, siege)).toBe(3 + 1)
    expect(led('melee', 1, siege)).toBe(3 + 1)
    expect(led('melee', 1, shot)).toBe(2 + 1)
  },
)

proves('MK-UNIT-11', 'a disbanded unit leaves the game and its banner goes to the discard pile', () => {
  const t = moving({ hand: ['rage'], units: [{ unit: 'peasants', wounds: 1, banner: 'bannerOfGlory' }] })
  const unit = t.unit('peasants')
  t.act((s, ctx) => disbandUnit(s, unit, ctx))
  expect(t.state.units[U.gone]).toContain(unit)
  expect(t.cards(Z.discard)).toEqual(['bannerOfGlory'])
  expect([t.state.unitWounds[unit], t.state.unitBanner[unit]]).toEqual([0, -1])
})

proves('MK-UNIT-12', 'a banner is given at any time of the turn; a second one sends the first away', () => {
  const t = moving({ hand: ['bannerOfGlory', 'bannerOfFear', 'rage'], units: ['peasants'] })
  const unit = t.unit('peasants')
  t.choose(BANNER[bannerNo('bannerOfGlory')][unit])
  expect(t.cards(Z.laid)).toEqual(['bannerOfGlory'])
  expect(face(t.state.unitBanner[unit]).id).toBe('bannerOfGlory')
  t.choose(BANNER[bannerNo('bannerOfFear')][unit])
  expect(face(t.state.unitBanner[unit]).id).toBe('bannerOfFear')
  expect([t.cards(Z.laid), t.cards(Z.discard)]).toEqual([['bannerOfFear'], ['bannerOfGlory']])
  const combat = fight({ enemies: ['prowlers'], players: [{ hand: ['bannerOfGlory'], units: ['peasants'] }] })
  expect(combat.offers(BANNER[bannerNo('bannerOfGlory')][combat.unit('peasants')])).toBe(true)
  expectWholeMenu(combat)
})

proves('MK-UNIT-13', 'a banner that is carried gives its basic effect only', () => {
  const t = melee(
    fight({
      enemies: ['ironclads'],
      players: [{ hand: ['rage'], units: [{ unit: 'peasants', banner: 'bannerOfGlory' }] }],
    }),
  )
  t.take('unit peasants attack')
  expect(t.state.fight.attack[0]).toBe(3)
  expect(t.told('fame').map(({ n }) => n)).toEqual([1])
  expect(t.offered().some((one) => t.words(one).includes('bannerOfGlory'))).toBe(false)
})

proves('MK-ROUND-10', 'Banner of Courage readies its unit once a round, outside combat', () => {
  const worn = { unit: 'peasants', spent: true, banner: 'bannerOfCourage' } as const
  const t = moving({ hand: ['rage'], units: [worn] })
  const unit = t.unit('peasants')
  t.choose(BANNER_USE[unit])
  expect(t.state.unitSpent[unit]).toBe(0)
  t.take('unit peasants move')
  expect(t.why(BANNER_USE[unit])).toBe('MK-ROUND-10')
  const combat = fight({ enemies: ['prowlers'], players: [{ hand: ['rage'], units: [worn] }] })
  expect(combat.why(BANNER_USE[unit])).toBe('MK-COMBAT-13')
})

proves('MK-COMBAT-49', 'Banner of Fear spends its unit to keep an enemy from attacking, for fame', () => {
  const player = { hand: ['rage'], units: [{ unit: 'peasants', banner: 'bannerOfFear' }] } as const
  const t = fight({ enemies: ['prowlers', 'ironclads'], players: [player] })
  const unit = t.unit('peasants')
  expect(t.why(BANNER_USE[unit])).toBe('MK-COMBAT-12')
  t.take('endPhase').choose(BANNER_USE[unit])
  t.take('target ironclads')
  expect(t.state.fight.flags.map((flags) => flags & Foe.attacks)).toEqual([Foe.attacks, 0])
  expect([t.state.unitSpent[unit], t.player().fame]).toEqual([1, 1])
  expect(t.why(BANNER_USE[unit])).toBe('MK-UNIT-03')
})

proves(['MK-COMBAT-49', 'MK-COMBAT-41'], 'Banner of Fear finds nothing in an attack that is blocked', () => {
  const player = { hand: ['rage'], units: [{ unit: 'peasants', banner: 'bannerOfFear' }] } as const
  const t = facing(fight({ enemies: ['prowlers', 'ironclads', 'wolfRiders'], players: [player] }))
  t.act((s) => void (s.fight.block[ElementOf.physical] = 4))
  t.take('block').choose(BANNER_USE[t.unit('peasants')])
  expect(t.why('target prowlers')).toBe('MK-COMBAT-41')
  t.take('target ironclads')
  expect(t.player().fame).toBe(1)
})

proves(['MK-UNIT-14', 'MK-UNIT-15'], 'where units are banned only the loyal one acts', () => {
  const units = [{ unit: 'peasants', loyal: true }, 'utemCrossbowmen'] as const
  const t = fight({
    enemies: ['prowlers'],
    dungeon: true,
    players: [{ hand: ['rage'], units, hero: 'norowas', skills: ['bondsOfLoyalty'] }],
  })
  expect(t.why('unit utemCrossbowmen ranged')).toBe('MK-UNIT-15')
  melee(t)
  expect(t.why('unit utemCrossbowmen attack')).toBe('MK-UNIT-15')
  t.take('unit peasants attack')
  expect(t.state.fight.attack[0]).toBe(2)
})

proves('MK-UNIT-22', 'a unit that was used stays with its owner', () => {
  const t = moving({ hand: ['rage'], units: ['peasants'] })
  t.take('unit peasants move')
  expect(ownerOf(t.state, t.unit('peasants'))).toBe(0)
  expect(t.cards(Z.play)).toEqual([])
})

proves('MK-UNIT-23', 'the strong ability of the Swordsmen wounds them without any damage', () => {
  const t = melee(fight({ enemies: ['ironclads'], players: [{ hand: ['rage'], units: ['utemSwordsmen'] }] }))
  t.take('unit utemSwordsmen attack 6')
  const unit = t.unit('utemSwordsmen')
  expect(t.state.fight.attack[0]).toBe(6)
  expect([t.state.unitWounds[unit], t.state.unitSpent[unit], t.state.fight.hurt]).toEqual([1, 1, []])
})

proves(
  ['MK-UNIT-17', 'MK-UNIT-18', 'MK-COMBAT-14'],
  'the colour of an ability’s mana counts against resistances',
  () => {
    const player = { hand: ['rage'], units: ['amotepFreezers'], tokens: 'b', level: 9 } as const
    const t = fight({ enemies: ['prowlers', 'iceMages'], players: [player] })
    t.take('unit amotepFreezers does')
    expect([armor(t, 0), armor(t, 1)]).toEqual([1, 6])
  },
)

proves(
  ['MK-COMBAT-22', 'MK-COMBAT-23'],
  'once Altem Mages make all attacks siege, any attack counts in the first phase, behind walls too',
  () => {
    const player = {
      hand: ['rage', 'march'],
      units: ['altemMages', 'peasants'],
      tokens: 'k',
      level: 9,
    } as const
    const t = keep('crossbowmen', player, { night: true })
    expect(t.why('play rage attack')).toBe('MK-COMBAT-23')
    t.take('unit altemMages siege', 'play rage attack', 'side march attack', 'aim crossbowmen')
    expect(t.numbers('strike')).toEqual({ total: 3, armor: 4 })
    expectWholeMenu(t)
    t.take('unit peasants attack', 'strike')
    expect(t.told('struck')[0]).toMatchObject({ total: 5, armor: 4 })
    expect(t.state.mark[t.hex('3.NE')]).toBe(0)
  },
)

proves('MK-CARD-30', 'what is taken from the unit offer is not replaced before the next round', () => {
  const player = { hand: ['promise', 'promise'], at: '1.E', influence: 0, tokens: 'ww' } as const
  const t = moving(player, { offer: ['peasants', 'foresters', 'herbalists'] })
  t.take('interact', 'play promise influence 4', 'recruit peasants')
  expect(t.units()).toEqual(['peasants'])
  expect(t.state.units[U.offer].map((unit) => unitRow(unit).id)).toEqual(['foresters', 'herbalists'])
})

proves('MK-UNIT-21', 'in a duel a unit that resists an element of the attack needs twice its armor', () => {
  const t = scene({ players: [{}, { units: ['fireMages'] }] })
  const unit = t.unit('fireMages', 1)
  const needs = (...elements: readonly number[]): number => {
    t.act((s) => {
      s.duel.elements = elements.reduce((bits, element) => bits | (1 << element), 0)
    })
    return unitNeeds(t.state, 1, unit, t.engine.tables, nothingLasts)
  }
  const { physical, fire, ice, coldFire } = ElementOf
  expect([needs(physical), needs(ice), needs(fire), needs(physical, fire)]).toEqual([4, 4, 8, 8])
  expect(needs(coldFire)).toBe(4)
})
