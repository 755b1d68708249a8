import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { OPTION } from '../src/state/choices/effects.ts'
import { CENTRE, MOTIVATE, SKILL_USE } from '../src/state/choices/plays.ts'
import { END_TURN } from '../src/state/choices/map.ts'
import { BLACK, ColourOf, Ground } from '../src/content/ids.ts'
import { costTable } from '../src/state/map/terrain.ts'
import { Stage } from '../src/state/schema/stages.ts'
import { Did, Last } from '../src/state/schema/player.ts'
import type { State } from '../src/state/schema/state.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { skillNo, SkillState } from '../src/state/pools/skill-tokens.ts'
import { armor, facing, fight } from './support/plays.ts'
import { scene, turnStack, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

function moving(player: PlayerScene, spec: SceneSpec = {}): Scene {
  return scene({ source: 'kkkk', ...spec, players: [player] })
}

function stateOf(t: Scene, id: string): number {
  return t.state.skillState[skillNo(id)]
}

/** What a step into the hills costs a seat now. */
function hills(t: Scene, seat: number): number {
  const menu = t.engine.menu(t.position, t.awaited[0])
  if (menu === null) throw new Error('nobody is asked')
  return costTable(t.state, seat, menu)[Ground.hills]
}

/** Ends the turn of the seat that is awaited. */
function finish(t: Scene): Scene {
  const [seat] = t.awaited
  t.choose(END_TURN)
  while (t.awaited[0] === seat && t.step.startsWith('end.')) t.take('done')
  return t
}

const hand = ['march', 'rage', 'stamina', 'swiftness']

proves('MK-SKILL-01', 'a skill of the round is turned face down until the next round', () => {
  const t = moving({ hero: 'goldyx', hand, skills: ['whiteCrystalCraft'] })
  t.take('skill whiteCrystalCraft')
  expect(t.player().crystals[ColourOf.blue]).toBe(1)
  expect(t.player().tokens[ColourOf.white]).toBe(1)
  expect(stateOf(t, 'whiteCrystalCraft')).toBe(SkillState.down)
  expect(t.why('skill whiteCrystalCraft')).toBe('MK-SKILL-01')
  t.take('side rage move')
  finish(t)
  expect(stateOf(t, 'whiteCrystalCraft')).toBe(SkillState.down)
})

proves(['MK-SKILL-02', 'MK-SKILL-05'], 'an interactive skill is in force until the owner’s next turn', () => {
  const t = scene({ players: [{ hero: 'norowas', hand, skills: ['prayerOfWeather'] }, { hand }] })
  const cost = hills(t, 0)
  t.take('skill prayerOfWeather')
  expect([cost, hills(t, 0)]).toEqual([3, 1])
  expect(t.why('skill prayerOfWeather')).toBe('MK-SKILL-02')
  t.take('side rage move')
  finish(t)
  expect(t.awaited).toEqual([1])
  expect(stateOf(t, 'prayerOfWeather')).toBe(SkillState.centre)
  expect(hills(t, 1)).toBe(4)
  t.take('side rage move')
  finish(t)
  expect(t.awaited).toEqual([0])
  expect(stateOf(t, 'prayerOfWeather')).toBe(SkillState.down)
  expect(hills(t, 1)).toBe(3)
  expect(t.why('skill prayerOfWeather')).toBe('MK-SKILL-01')
})

proves('MK-SKILL-03', 'other skills are used once in each turn', () => {
  const t = scene({ players: [{ hand, skills: ['darkPaths'] }, { hand }] })
  t.take('skill darkPaths')
  expect(t.player().move).toBe(1)
  expect(t.why('skill darkPaths')).toBe('MK-SKILL-03')
  t.take('side rage move')
  finish(t).take('side rage move')
  finish(t)
  expect(t.awaited).toEqual([0])
  expect(t.offers('skill darkPaths')).toBe(true)
})

proves('MK-SKILL-04', 'on the turns of others only Motivation is used', () => {
  const t = scene({
    players: [
      { hand },
      { hero: 'goldyx', hand, skills: ['motivation-goldyx', 'whiteCrystalCraft', 'freezingPower'] },
    ],
  })
  expect(t.offered(1)).toEqual([MOTIVATE[skillNo('motivation-goldyx')]])
  t.choose(MOTIVATE[skillNo('motivation-goldyx')], 1)
  expect(t.hand(1).length).toBe(6)
  expect(t.awaited).toEqual([0])
  expect(t.why(MOTIVATE[skillNo('motivation-goldyx')], 1)).toBe('MK-SKILL-01')
  const over = scene({
    players: [{ hand }, { hero: 'goldyx', hand, skills: ['motivation-goldyx'], lastTurn: Last.over }],
  })
  expect(over.why(MOTIVATE[skillNo('motivation-goldyx')], 1)).toBe('MK-ROUND-18')
})

proves('MK-SKILL-06', 'a skill of another hero works like an own one', () => {
  const t = moving({ hero: 'tovak', hand, skills: ['darkPaths', 'doubleTime'] })
  t.take('skill darkPaths', 'skill doubleTime')
  expect(t.player().move).toBe(1 + 2)
})

proves('MK-SKILL-07', 'an extra turn renews skills of the turn, not those of the round', () => {
  const t = moving({
    hero: 'goldyx',
    hand,
    tactic: 'theRightMoment',
    skills: ['darkPaths', 'whiteCrystalCraft'],
  })
  t.take('tacticUse', 'skill darkPaths', 'skill whiteCrystalCraft', 'side rage move')
  finish(t)
  expect(t.awaited).toEqual([0])
  expect(t.offers('skill darkPaths')).toBe(true)
  expect(t.why('skill whiteCrystalCraft')).toBe('MK-SKILL-01')
})

proves(
  'MK-SKILL-08',
  'Motivation draws 2, and a token for the sole least fame; then none until after the next turn',
  () => {
    const skills = ['motivation-goldyx', 'motivation-tovak']
    const used = (fame: number, other: number): Scene => {
      const t = scene({
        players: [
          { hero: 'goldyx', hand, fame, skills },
          { hand, fame: other },
        ],
      })
      return t.take('skill motivation-goldyx')
    }
    expect(used(0, 1).player(0).tokens[ColourOf.green]).toBe(1)
    expect(used(1, 1).player(0).tokens[ColourOf.green]).toBe(0)
    expect(used(2, 1).player(0).tokens[ColourOf.green]).toBe(0)
    const alone = scene({ scenario: 'soloConquest', seats: 1, players: [{ hero: 'goldyx', hand, skills }] })
    alone.take('skill motivation-goldyx')
    expect([alone.hand().length, alone.player().tokens[ColourOf.green]]).toEqual([6, 1])
    const t = used(1, 1)
    expect(t.why('skill motivation-tovak')).toBe('MK-SKILL-08')
    t.take('side rage move')
    finish(t)
    expect(t.why(MOTIVATE[skillNo('motivation-tovak')], 0)).toBe('MK-SKILL-08')
    t.take('side rage move')
    finish(t)
    expect(t.why('skill motivation-tovak')).toBe('MK-SKILL-08')
    t.take('side march move')
    finish(t)
    expect(t.awaited).toEqual([1])
    expect(t.offers(MOTIVATE[skillNo('motivation-tovak')], 0)).toBe(true)
  },
)

proves('MK-SKILL-08', 'Motivation before a turn bars another one until that turn is over', () => {
  const skills = ['motivation-goldyx', 'motivation-tovak']
  const t = scene({ players: [{ hero: 'goldyx', hand, skills }, { hand }], stack: turnStack(0, [0, 1], 0) })
  expect(t.step).toBe('turn.before')
  t.choose(MOTIVATE[skillNo('motivation-goldyx')]).take('begin')
  expect(t.why('skill motivation-tovak')).toBe('MK-SKILL-08')
  t.take('side rage move')
  finish(t)
  expect(t.offers(MOTIVATE[skillNo('motivation-tovak')], 0)).toBe(true)
})

proves('MK-SKILL-09', 'a token gained on another player’s turn is there on the next own one', () => {
  const t = scene({
    players: [
      { hand, fame: 3 },
      { hero: 'goldyx', hand, skills: ['motivation-goldyx'] },
    ],
  })
  t.choose(MOTIVATE[skillNo('motivation-goldyx')], 1).take('side rage move')
  finish(t)
  expect(t.awaited).toEqual([1])
  expect(t.player(1).tokens[ColourOf.green]).toBe(1)
  t.take('play march move 4')
  expect(t.player(1).tokens[ColourOf.green]).toBe(t.step === 'pay.way' ? 1 : 0)
})

proves(
  'MK-SKILL-10',
  'Who Needs Magic? gives 3 for the promise to use no Source die, and 2 after one',
  () => {
    const spec = { source: 'ggkk' }
    const player = {
      hero: 'tovak',
      hand: ['march', 'march', 'rage', 'stamina'],
      skills: ['whoNeedsMagic'],
    } as const
    const t = moving(player, spec)
    t.take('skill whoNeedsMagic', 'side rage move')
    expect(t.offered().length).toBe(2)
    t.choose(t.offered()[0])
    expect(t.player().move).toBe(3)
    expect(t.player().did & Did.sourceBarred).not.toBe(0)
    expect(t.why('play march move 4')).toBe('MK-CARD-02')
    const less = moving(player, spec)
    less.take('skill whoNeedsMagic', 'side rage move')
    less.choose(less.offered()[1])
    expect(less.player().move).toBe(2)
    expect(less.offers('play march move 4')).toBe(true)
    const late = moving(player, spec)
    late.take('play march move 4', 'skill whoNeedsMagic', 'side rage move')
    expect(late.step).toBe('turn.main')
    expect(late.player().move).toBe(4 + 2)
  },
)

proves('MK-SKILL-12', 'a team mate is not touched by an interactive skill', () => {
  const costs = (teams: boolean): number[] => {
    const players = [{ hero: 'norowas', hand, skills: ['prayerOfWeather'] }] as const
    const t = scene({ seats: 4, options: { teams }, players })
    t.take('skill prayerOfWeather')
    return [0, 1, 2, 3].map((seat) => hills(t, seat))
  }
  expect(costs(true)).toEqual([1, 4, 3, 4])
  expect(costs(false)).toEqual([1, 4, 4, 4])
})

proves('MK-SKILL-13', 'a skill has no colour: resistances do not keep it off', () => {
  const t = fight({ enemies: ['iceGolems'], players: [{ hero: 'tovak', hand, skills: ['resistanceBreak'] }] })
  t.take('skill resistanceBreak')
  expect(armor(t)).toBe(4 - 2)
})

proves('MK-SKILL-14', 'values of Day and Night follow the board, or the Night rules of a fight', () => {
  const shot = (spec: SceneSpec & { dungeon?: boolean }): number => {
    const t = fight({
      enemies: ['prowlers'],
      players: [{ hero: 'tovak', hand, skills: ['nightSharpshooting'] }],
      ...spec,
    })
    return t.take('skill nightSharpshooting').state.fight.attack[4]
  }
  expect([shot({}), shot({ night: true }), shot({ dungeon: true })]).toEqual([1, 2, 2])
  expect(shot({ dungeon: true, options: { nightRulesValues: false } })).toBe(1)
})

// Cooperative skills in the centre

const together: SceneSpec = { scenario: 'fullCooperation', seats: 2 }

proves('MK-SKILL-05', 'Calming the Weather lies in the centre until somebody returns it', () => {
  const t = scene({
    ...together,
    players: [{ hero: 'norowas', hand, skills: ['calmingTheWeather'] }, { hand }],
  })
  t.take('skill calmingTheWeather')
  const skill = skillNo('calmingTheWeather')
  expect(t.state.centre).toEqual([skill, 0, -1])
  t.take('side rage move')
  finish(t)
  expect(t.awaited).toEqual([1])
  expectWholeMenu(t)
  t.choose(CENTRE[skill])
  expect(t.state.centre).toEqual([])
  expect(stateOf(t, 'calmingTheWeather')).toBe(SkillState.down)
  expect(t.position.stack.flatMap((frame) => frame.lasting ?? []).map(({ effect }) => effect)).toContain(
    'terrain',
  )
})

proves('MK-SKILL-05', 'Ritual of Pain lets any player play a Wound sideways for 3', () => {
  const t = scene({
    ...together,
    players: [{ hand: ['wound', 'wound', 'wound', 'rage'], skills: ['ritualOfPain'] }],
  })
  t.take('skill ritualOfPain', 'target wound', 'done')
  expect(t.hand().filter((id) => id === 'wound').length).toBe(2)
  t.choose(CENTRE[skillNo('ritualOfPain')]).take('side wound move')
  expect(t.player().move).toBe(3)
  expect(t.cards(Z.play)).toEqual(['wound'])
})

proves('MK-SKILL-02', 'Mana Overload adds 4 to the first card powered with its colour', () => {
  const t = scene({
    ...together,
    source: 'kkkkk',
    players: [{ hero: 'tovak', hand: ['march', 'march', 'stamina'], tokens: 'gb', skills: ['manaOverload'] }],
  })
  t.take('skill manaOverload', 'target green')
  expect(t.state.centre).toEqual([skillNo('manaOverload'), 0, ColourOf.green])
  expect(t.player().tokens[ColourOf.green]).toBe(2)
  t.take('play stamina move 4')
  expect(t.player().move).toBe(4)
  t.take('play march move 4')
  expect(t.player().move).toBe(4 + 4 + 4)
  expect(t.state.centre).toEqual([])
  expect(stateOf(t, 'manaOverload')).toBe(SkillState.down)
  t.take('play march move 4')
  expect(t.player().move).toBe(16)
})

proves('MK-SKILL-02', 'Source Opening is one more die, with a crystal for its owner', () => {
  const t = scene({
    ...together,
    source: 'ggkkk',
    players: [{ hero: 'goldyx', hand, skills: ['sourceOpening'] }, { hand: ['march', 'march', 'rage'] }],
  })
  t.take('skill sourceOpening', 'no', 'side rage move')
  finish(t).take('play march move 4')
  expect(t.offers('pay opening green')).toBe(true)
  t.take('pay opening green')
  expect(t.player(0).crystals[ColourOf.green]).toBe(1)
  expect(t.player(1).dice).toBe(0)
  t.take('no', 'play march move 4')
  expect(t.player(1).move).toBe(8)
  expect(stateOf(t, 'sourceOpening')).toBe(SkillState.down)
})

// Single skills that need more than their verbs

proves('MK-CARD-26', 'Universal Power: 3 for a card, 4 if the mana had its colour', () => {
  const player = { hero: 'goldyx', hand: ['march', 'rage'], tokens: 'g', skills: ['universalPower'] } as const
  const same = moving(player)
  same.take('skill universalPower', 'side march move')
  expect(same.player().move).toBe(4)
  const other = moving(player)
  other.take('skill universalPower', 'side rage move')
  expect(other.player().move).toBe(3)
})

proves('MK-CARD-26', 'I Don’t Give a Damn: 2, or 3 for anything better than a basic action', () => {
  const t = facing(
    fight({
      enemies: ['ironclads'],
      players: [{ hero: 'tovak', hand: ['fireball', 'rage'], skills: ['iDontGiveADamn'] }],
    }),
  )
  t.take('skill iDontGiveADamn', 'side fireball block')
  expect(t.state.fight.block[0]).toBe(3)
  expect(t.state.stage).toBe(Stage.facing)
})

proves('MK-COMBAT-13', 'skills that say so are not used in combat', () => {
  const t = fight({
    enemies: ['prowlers'],
    players: [{ hero: 'goldyx', hand: ['rage', 'wound'], skills: ['potionMaking'] }],
  })
  expect(t.why('skill potionMaking')).toBeDefined()
  expect(t.offers(SKILL_USE[skillNo('potionMaking')][0])).toBe(false)
})

proves('MK-MANA-09', 'Dark Fire Magic may give black, which pays nothing but black', () => {
  const t = moving({ hand: ['march', 'rage'], skills: ['darkFireMagic'] }, { night: true, source: 'yyyy' })
  t.take('skill darkFireMagic', 'target black')
  expect(t.player().tokens[BLACK]).toBe(1)
  expect(t.player().crystals[ColourOf.red]).toBe(1)
  expect(t.why('play march move 4')).toBe('MK-CARD-02')
})

proves('MK-SKILL-02', 'Healing Ritual: the nearest hero by spaces of the revealed map gets a Wound', () => {
  const ritual = { hero: 'arythea', skills: ['healingRitual'], hand: ['wound', 'wound', 'rage'] } as const
  const tiles = { '1,0': '1', '0,1': '2', '2,0': '3', '0,2': '4' }
  const healed = (
    at: string,
    second: string,
    third: string,
    more: Partial<State['players'][number]> = {},
  ): Scene => {
    const t = scene({
      tiles,
      players: [
        { ...ritual, at },
        { at: second, hand: [] },
        { at: third, hand: [] },
      ],
      also: (s) => void Object.assign(s.players[1], more),
    })
    return t.take('skill healingRitual', 'target wound', 'target wound')
  }
  const wounds = (t: Scene): number[] =>
    [0, 1, 2].map((seat) => t.hand(seat).filter((card) => card === 'wound').length)
  expect(wounds(healed('1.C', '1.SE', '2.C'))).toEqual([0, 1, 0])
  // Off the map: on the portal. Out of the game: nowhere.
  expect(wounds(healed('1.SW', 'off', '3.C'))).toEqual([0, 1, 0])
  expect(wounds(healed('1.SW', 'off', '3.C', { out: true }))).toEqual([0, 0, 1])
  // As the crow flies both are 6 spaces away, but the ways lead round what is not revealed: 8 and 7.
  expect(wounds(healed('3.C', '4.NE', '4.C'))).toEqual([0, 0, 1])
  const tied = healed('1.C', '1.SE', '1.SW')
  expect(tied.step).toBe('others.nearest')
  expect(wounds(tied.choose(OPTION[2]))).toEqual([0, 0, 1])
})

proves('MK-SKILL-02', 'Mana Exploit: one Wound for each other colour, also over an extra turn', () => {
  const t = scene({
    source: '',
    players: [
      { hero: 'tovak', hand, skills: ['manaExploit'] },
      { hand: ['march', 'march', 'rage', 'swiftness', 'stamina'], crystals: 'ggb', tactic: 'theRightMoment' },
    ],
  })
  t.take('skill manaExploit', 'target blue', 'side rage move')
  finish(t)
  const wounds = (): number => t.hand(1).filter((card) => card === 'wound').length
  t.take('tacticUse', 'play stamina move 4')
  expect(wounds()).toBe(0)
  t.take('play march move 4')
  expect(wounds()).toBe(1)
  finish(t)
  expect(t.awaited).toEqual([1])
  t.take('play march move 4')
  expect(wounds()).toBe(1)
})
