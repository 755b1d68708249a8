import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { MELT } from '../src/state/choices/plays.ts'
import { END_TURN } from '../src/state/choices/map.ts'
import { BLACK, ColourOf, GOLD } from '../src/content/ids.ts'
import { DieAt } from '../src/state/schema/state.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { resetSource } from '../src/state/source-dice.ts'
import { fight, melee } from './support/plays.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

const { red, blue, green, white } = ColourOf

/** The ways to pay that are offered now. */
function paying(t: Scene): string[] {
  return t.offered().map((one) => `${one['with']} ${Object.keys(ColourOf)[Number(one['colour'])]}`)
}

function moving(player: PlayerScene, spec: SceneSpec = {}): Scene {
  return scene({ source: 'kkkk', ...spec, players: [player] })
}

const strongMarch = 'play march move 4'

proves(['MK-MANA-01', 'MK-MANA-02'], 'one die of the Source a turn, taken only when it is spent', () => {
  const t = moving({ hand: ['march', 'march', 'stamina'] }, { source: 'ggbb' })
  expect(t.offered().some(({ do: verb }) => verb === 'die')).toBe(false)
  t.take(strongMarch)
  expect(t.state.dieAt.slice(0, 4)).toEqual([DieAt.used, 0, 0, 0])
  expect(t.player().move).toBe(4)
  expect(t.why(strongMarch)).toBe('MK-CARD-02')
  expect(t.why('play stamina move 4')).toBe('MK-CARD-02')
})

proves('MK-MANA-03', 'a used die is out until the end of the turn and comes back rolled', () => {
  const t = moving({ hand: ['march', 'rage'] }, { source: 'gkkk' })
  t.take(strongMarch)
  expect(t.state.dieAt[0]).toBe(DieAt.used)
  expect(t.told('rolled')).toEqual([])
  t.choose(END_TURN)
  expect(t.state.dieAt[0]).toBe(DieAt.source)
  expect(t.told('rolled').map(({ die }) => die)).toEqual([0])
})

proves('MK-MANA-04', 'a crystal, a token or a die pays one mana', () => {
  const t = moving({ hand: ['march', 'rage'], crystals: 'g', tokens: 'g' }, { source: 'gkkk' })
  t.take(strongMarch)
  expect(paying(t)).toEqual(['token green', 'crystal green', 'die green'])
  t.take('pay crystal green')
  expect(t.player().crystals).toEqual([0, 0, 0, 0])
  expect(t.player().tokens[green]).toBe(1)
  expect(t.state.dieAt[0]).toBe(DieAt.source)
})

proves('MK-MANA-05', 'tokens vanish with the turn, crystals stay', () => {
  const t = moving({ hand: ['march', 'rage'], crystals: 'gw', tokens: 'rk' })
  t.take('side rage move').choose(END_TURN)
  while (t.awaited[0] === 0) t.take('done')
  expect(t.player(0).tokens).toEqual([0, 0, 0, 0, 0, 0])
  expect(t.player(0).crystals).toEqual([0, 0, 1, 1])
})

proves(['MK-MANA-06', 'MK-MANA-11'], 'a fourth crystal of a colour becomes a token', () => {
  const t = moving({ hand: ['crystallize', 'crystallize', 'rage'], crystals: 'bbbrr', tokens: 'bb' })
  t.take('play crystallize', 'pay token blue')
  expect(t.player().crystals).toEqual([2, 3, 0, 0])
  expect(t.player().tokens[blue]).toBe(2)
  expect(t.told('gained').at(-1)).toEqual({ event: 'gained', seat: 0, what: 'token', colour: blue, n: 1 })
})

proves(
  'MK-MANA-07',
  'a crystal becomes a token at any time of the own turn, never the other way round',
  () => {
    const t = moving({ hand: ['march'], crystals: 'gg', tokens: 'r' })
    expect(t.offered().filter(({ do: verb }) => verb === 'melt')).toEqual([MELT[green]])
    t.take('melt green')
    expect(t.player().crystals[green]).toBe(1)
    expect(t.player().tokens).toEqual([1, 0, 1, 0, 0, 0])
    const fighting = fight({ enemies: ['prowlers'], players: [{ hand: ['rage'], crystals: 'w' }] })
    expect(fighting.offers(MELT[white])).toBe(true)
    expect(fighting.offers(MELT[white], 1)).toBe(false)
  },
)

proves('MK-MANA-08', 'by Day gold is any basic colour, black is nothing', () => {
  const t = moving({ hand: ['march', 'rage'], tokens: 'yk' }, { source: 'ykkk' })
  t.take(strongMarch)
  expect(paying(t)).toEqual(['goldToken green', 'goldDie green'])
  t.take('pay goldDie')
  expect(t.state.die[0]).toBe(GOLD)
  expect(t.state.dieAt[0]).toBe(DieAt.used)
  expect(moving({ hand: ['march'], tokens: 'k' }).why(strongMarch)).toBe('MK-CARD-02')
})

proves('MK-MANA-09', 'at Night gold is nothing, and black only where black is asked for', () => {
  const night = { night: true, source: 'yyyk' }
  expect(moving({ hand: ['march'], tokens: 'y' }, night).why(strongMarch)).toBe('MK-CARD-02')
  const t = fight({ ...night, enemies: ['prowlers'], players: [{ hand: ['fireball'], crystals: 'r' }] })
  t.take('play fireball siege')
  expect(t.state.dieAt[3]).toBe(DieAt.used)
  expect(t.player().crystals[red]).toBe(0)
})

proves('MK-MANA-10', 'gold that is spent as a colour is that colour', () => {
  const t = moving({ hand: ['crystallize', 'rage'], tokens: 'y' }, { source: 'kkkk' })
  t.take('play crystallize', 'pay goldToken blue')
  expect(t.player().crystals).toEqual([0, 1, 0, 0])
})

proves('MK-MANA-13', 'Mana Draw allows one more die, also where the normal one is barred or unused', () => {
  const t = moving({ hand: ['manaDraw', 'march', 'march', 'stamina'] }, { source: 'ggbk' })
  t.take('play manaDraw more', strongMarch)
  expect(t.offers(strongMarch)).toBe(true)
  t.take(strongMarch)
  expect(t.player().dice).toBe(2)
  expect(t.why('play stamina move 4')).toBe('MK-CARD-02')
})

proves(
  ['MK-MANA-14', 'MK-MANA-15'],
  'Mana Draw, strong: the die is set, gives two tokens and comes back as it is',
  () => {
    const t = moving({ hand: ['manaDraw', 'march', 'rage'], tokens: 'w' }, { source: 'rgkk' })
    t.take('play manaDraw 2')
    t.choose({ do: 'target', die: 0 })
    expect(t.offered().map(({ colour }) => colour)).not.toContain(GOLD)
    t.take('target black')
    expect(t.player().tokens).toEqual([0, 0, 0, 0, 0, 2])
    expect(t.player().dice).toBe(0)
    expect(t.offers(strongMarch)).toBe(true)
    t.take(strongMarch).choose(END_TURN)
    expect(t.state.dieAt[0]).toBe(DieAt.source)
    expect(t.state.die[0]).toBe(BLACK)
    expect(t.told('rolled').map(({ die }) => die)).toEqual([1])
  },
)

proves(
  'MK-MANA-16',
  'Mana Storm, strong: the Source is rolled, then three more dice, gold and black as any colour',
  () => {
    const t = moving({ hand: ['manaStorm', 'march', 'march', 'stamina'] }, { source: 'wkkk' })
    t.take('play manaStorm all')
    expect(t.told('rolled').map(({ die }) => die)).toEqual([1, 2, 3])
    expect(t.player().dice).toBe(1)
    t.act((s) => s.die.splice(1, 3, BLACK, GOLD, BLACK))
    t.take(strongMarch)
    expect(paying(t)).toEqual(['goldDie green', 'blackDie green'])
    t.take('pay blackDie green')
    expect(t.state.dieAt[1]).toBe(DieAt.used)
    t.take(strongMarch, 'pay blackDie green', 'play stamina move 4')
    expect(t.player().dice).toBe(4)
  },
)

proves('MK-MANA-18', 'under Night rules black counts and gold does not, by Day', () => {
  const player = { hand: ['fireball'], crystals: 'r', tokens: 'y' } as const
  const day = fight({ enemies: ['prowlers'], players: [player], source: 'kkkk' })
  expect(day.why('play fireball siege')).toBe('MK-DEED-02')
  const dungeon = fight({ enemies: ['prowlers'], dungeon: true, players: [player], source: 'kkkk' })
  dungeon.take('play fireball siege')
  expect(dungeon.player().tokens[GOLD]).toBe(1)
  expect(dungeon.player().crystals[red]).toBe(0)
})

proves('MK-MANA-18', 'Night rules end with the combat that has them', () => {
  const t = fight({
    enemies: ['prowlers'],
    dungeon: true,
    players: [{ hand: ['tranquility', 'rage', 'wound'], tokens: 'y' }],
    source: 'kkkk',
  })
  melee(t)
  expect(t.why('play rage attack 4')).toBe('MK-CARD-02')
  t.take('endPhase')
  expect(t.offers('play tranquility heal 2')).toBe(true)
})

proves('MK-MANA-19', 'to pay a mana takes no die where a crystal is spent', () => {
  const t = moving({ hand: ['crystallize', 'march', 'rage'], crystals: 'r' }, { source: 'gkkk' })
  t.take('play crystallize', 'pay crystal red')
  expect(t.player().dice).toBe(0)
  expect(t.offers(strongMarch)).toBe(true)
})

proves('MK-MANA-20', 'a card that has been played cannot be powered later', () => {
  const t = moving({ hand: ['march', 'rage'], tokens: 'g' })
  t.take('play march move 2')
  expect(t.cards(Z.play)).toEqual(['march'])
  expect(t.offered().filter(({ do: verb }) => verb === 'play')).toEqual([])
})

proves('MK-MANA-21', 'a ring pays any number of its colour, and black only where black may be used', () => {
  const t = moving({ hand: ['emeraldRing', 'march', 'march', 'tranquility'] })
  t.take('play emeraldRing endless')
  expect(t.cards(Z.gone).includes('emeraldRing')).toBe(true)
  t.take(strongMarch, strongMarch, 'play tranquility heal 2')
  expect(t.player().move).toBe(8)
  expect([t.player().crystals[green], t.player().tokens[green]]).toEqual([0, 0])
  const spell = (night: boolean) => {
    const one = moving({ hand: ['emeraldRing', 'restoration'] }, { night, source: night ? 'yyyy' : 'kkkk' })
    one.take('play emeraldRing endless')
    return one.offers('play restoration rebirth')
  }
  expect([spell(false), spell(true)]).toEqual([false, true])
})

proves(
  ['MK-SETUP-11', 'MK-SETUP-12'],
  'two dice more than players, rolled until half show basic colours',
  () => {
    for (const seats of [1, 2, 3, 4]) {
      const t = scene({ seats, scenario: seats === 1 ? 'soloConquest' : 'fullConquest' })
      for (let n = 0; n < 30; n++) {
        t.act(resetSource)
        const dice = t.state.die.filter((colour) => colour >= 0)
        expect(dice.length).toBe(seats + 2)
        expect(2 * dice.filter((colour) => colour < GOLD).length).toBeGreaterThanOrEqual(dice.length)
      }
    }
  },
)
