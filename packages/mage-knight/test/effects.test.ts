import { describe, expect, test } from 'vitest'
import { OPTION } from '../src/state/choices/effects.ts'
import { PLAY, UNIT_USE, SKILL_USE } from '../src/state/choices/plays.ts'
import { editions } from '../src/content/edition.ts'
import { BLACK, ColourOf, GOLD, NONE } from '../src/content/ids.ts'
import { skills as skillRows } from '../src/content/skills.ts'
import { hasPoints, withBonus } from '../src/effects/compile.ts'
import { compiled } from '../src/match-tables.ts'
import { tellMoment } from '../src/effects/moments.ts'
import { startUse } from '../src/effects/start-use.ts'
import { SKILL_SOURCE, sourceColour, sourceName, UNIT_SOURCE, unitSource } from '../src/state/sources.ts'
import { canPayAll, manaMask } from '../src/state/mana/payments.ts'
import { DieAt } from '../src/state/schema/state.ts'
import { allCards, face, isSpell, kindOf, Z } from '../src/state/pools/deed-cards.ts'
import { skillNo, SkillState } from '../src/state/pools/skill-tokens.ts'
import { nothingLasts } from './support/lasting.ts'
import { facing, fight, melee } from './support/plays.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

const { red, blue, green, white } = ColourOf

function moving(player: PlayerScene, spec: SceneSpec = {}): Scene {
  return scene({ source: 'kkkk', ...spec, players: [player, ...(spec.players ?? [])] })
}

/** Plays a card of the first hand with the given number of its uses. */
function play(t: Scene, id: string, use: number, ...takes: readonly string[]): Scene {
  const card = t.state.deeds[Z.hand].find((one) => face(one).id === id)
  if (card === undefined) throw new Error(`${id} is not in hand`)
  t.act((s, ctx) => startUse(s, 0, ctx.tables.uses.cards[kindOf(card)][use], card, ctx))
  return t.take(...takes)
}

const { nodes } = compiled
const { effects, parts, quiet } = nodes

describe('compiling', () => {
  test('equal effects are one node, and parts are nodes', () => {
    expect(new Set(effects.map((effect) => JSON.stringify(effect))).size).toBe(effects.length)
    effects.forEach((effect, node) => {
      expect(nodes.numberOf(effect)).toBe(node)
      expect(nodes.numberOf(structuredClone(effect))).toBe(node)
    })
    expect(parts).toHaveLength(effects.length)
  })

  test('the tables of choices are big enough', () => {
    expect([...compiled.uses.keys()]).toEqual([...editions])
    for (const { cards, units, skills } of compiled.uses.values()) {
      expect(Math.max(...cards.map((uses) => uses.length))).toBeLessThanOrEqual(PLAY[0].length)
      expect(Math.max(...units.map((uses) => uses.length))).toBeLessThanOrEqual(UNIT_USE[0].length)
      expect(Math.max(...skills.map((uses) => uses.length))).toBeLessThanOrEqual(SKILL_USE[0].length)
    }
  })

  test('what asks is not quiet', () => {
    const asking = effects.filter(
      (effect, node) => quiet[node] && ['choose', 'pay', 'may', 'oneOf'].includes(effect.do),
    )
    expect(asking).toEqual([])
  })

  test('a bonus raises the first Move, Influence, Attack or Block', () => {
    const march = nodes.numberOf({ do: 'move', n: 4 })
    expect(effects[withBonus(nodes, march, 2)]).toEqual({ do: 'move', n: 6 })
    expect(withBonus(nodes, march, 0)).toBe(march)
    const mana = nodes.numberOf({ do: 'crystal', of: 'red', n: 1 })
    expect(withBonus(nodes, mana, 2)).toBe(mana)
    expect(hasPoints(nodes, mana)).toBe(false)
    expect(hasPoints(nodes, march)).toBe(true)
  })
})

test('the source gives name and colour', () => {
  const t = moving({ hand: ['fireball'] })
  const { tables } = t.engine
  const [card] = t.state.deeds[Z.hand]
  expect(sourceName(tables, card).en).toBe('Fireball')
  expect(sourceColour(tables, card)).toBe(red)
  expect(sourceColour(tables, UNIT_SOURCE + 7)).toBe(NONE)
  expect(sourceColour(tables, unitSource(7, blue))).toBe(blue)
  expect(sourceName(tables, unitSource(0, blue)).en).toBe('Peasants')
  expect(sourceColour(tables, SKILL_SOURCE + 3)).toBe(NONE)
  expect(sourceName(tables, SKILL_SOURCE + 3).en).toBe('Dark Negotiation')
})

describe('paying', () => {
  test('a way that would leave a later cost unpaid is shut', () => {
    // Blue and then red: the only gold die may stand for one of them.
    const t = moving({ hand: ['manaBolt'], tokens: 'by' }, { source: 'r' })
    play(t, 'manaBolt', 0)
    // Blue is paid by the token alone, since gold is needed for red beside the die.
    expect(t.step).toBe('pay.way')
    const tables = t.engine.tables
    expect(
      canPayAll(t.state, 0, [1 << blue, 1 << red, 1 << red, 1 << red], 0, NONE, tables, nothingLasts),
    ).toBe(false)
    expect(canPayAll(t.state, 0, [1 << blue, 1 << red, 1 << red], 0, NONE, tables, nothingLasts)).toBe(true)
  })

  test('what a mana could be agrees with the ways there are', () => {
    const players: readonly PlayerScene[] = [
      {},
      { tokens: 'rk' },
      { crystals: 'bw' },
      { tokens: 'y' },
      { tokens: 'yk', skills: ['polarization'] },
      { crystals: 'g', skills: ['polarization'] },
      { hand: ['wound', 'rage'], skills: ['invocation'] },
      { hand: ['wound'], tokens: 'w', skills: ['invocation', 'polarization'] },
    ]
    const spell = allCards.find(isSpell) ?? NONE
    for (const night of [false, true]) {
      for (const source of ['', 'r', 'yk', 'gb']) {
        for (const player of players) {
          const t = moving(player, { night, source })
          const one = (colour: number): boolean =>
            canPayAll(t.state, 0, [1 << colour], 0, spell, t.engine.tables, nothingLasts)
          const payable = [red, blue, green, white, BLACK].filter(one)
          const mask = manaMask(t.state, 0, t.engine.tables, nothingLasts)
          expect(mask).toBe(payable.reduce((bits, colour) => bits | (1 << colour), 0))
        }
      }
    }
  })

  test('Invocation discards a Wound or another card for one mana, once a turn', () => {
    const t = moving(
      { hand: ['march', 'wound', 'rage'], skills: ['invocation'] },
      { night: true, source: '' },
    )
    expect(manaMask(t.state, 0, t.engine.tables, nothingLasts)).toBe(
      (1 << red) | (1 << BLACK) | (1 << green) | (1 << white),
    )
    play(t, 'march', 1, 'target rage')
    expect(t.player().move).toBe(4)
    expect(t.cards(Z.discard)).toEqual(['rage'])
    expect(t.state.skillState[skillNo('invocation')]).toBe(SkillState.used)
    expect(manaMask(t.state, 0, t.engine.tables, nothingLasts)).toBe(0)
  })

  test('Invocation does not discard the card that is paid for', () => {
    const t = moving({ hand: ['march'], skills: ['invocation'] }, { source: '' })
    expect(t.why('play march move 4')).toBe('MK-CARD-02')
  })

  test('Polarization turns one mana into its opposite; by Day black is any colour, at Night gold is black for spells', () => {
    const day = moving({ hand: ['march', 'rage'], skills: ['polarization'], tokens: 'w' }, { source: '' })
    play(day, 'march', 1, 'pay oppositeToken green')
    expect([day.player().move, day.player().tokens[white]]).toEqual([4, 0])
    expect(day.why('play rage attack')).toBe('MK-COMBAT-12')
    const black = moving({ hand: ['march'], skills: ['polarization'], tokens: 'kw' }, { source: '' })
    play(black, 'march', 1, 'pay oppositeToken green')
    expect(black.player().tokens).toEqual([0, 0, 0, 1, 0, 0])
    const night = moving(
      { hand: ['restoration'], skills: ['polarization'], tokens: 'gy' },
      { night: true, source: '' },
    )
    play(night, 'restoration', 1, 'pay oppositeToken black')
    expect(night.player().tokens).toEqual([0, 0, 0, 0, 0, 0])
    expect(night.player().healing).toBe(3)
    const tables = night.engine.tables
    const idle = moving({ skills: ['polarization'], tokens: 'y' }, { night: true, source: '' })
    expect(canPayAll(idle.state, 0, [1 << red], 0, NONE, tables, nothingLasts)).toBe(false)
    expect(canPayAll(idle.state, 0, [1 << BLACK], 0, NONE, tables, nothingLasts)).toBe(false)
    expect(idle.player().tokens[GOLD]).toBe(1)
  })

  test('Source Opening is one more die; its owner gains a crystal, and the user says whether it is rolled', () => {
    const t = moving(
      { hand: ['march', 'rage'] },
      {
        scenario: 'fullCooperation',
        source: 'g',
        players: [{ skills: ['sourceOpening'] }],
        also: (s) => {
          s.centre = [skillNo('sourceOpening'), 1, NONE]
          s.skillState[skillNo('sourceOpening')] = SkillState.centre
        },
      },
    )
    play(t, 'march', 1, 'pay opening green', 'no')
    expect(t.player(0).move).toBe(4)
    expect(t.player(0).dice).toBe(0)
    expect(t.player(1).crystals).toEqual([0, 0, 1, 0])
    expect(t.state.centre).toEqual([])
    expect(t.state.dieAt[0]).toBe(DieAt.unrolled)
    expect(t.state.skillState[skillNo('sourceOpening')]).toBe(SkillState.down)
  })

  test('Mana Curse and Mana Exploit wound the others once a colour, on their own turn', () => {
    const t = moving({ hand: ['march', 'march', 'stamina', 'rage'], tokens: 'ggb' }, { source: '' })
    t.act((s, ctx) => {
      s.bound[0] = green
      ctx.lasting('round', 'woundOnMana', {
        node: nodes.numberOf({
          do: 'lasting',
          until: 'round',
          is: { rule: 'woundOnMana', of: 'same', for: 'others' },
        }),
        seat: 1,
        source: 0,
        colour: green,
      })
    })
    play(t, 'march', 1)
    play(t, 'march', 1)
    play(t, 'stamina', 1)
    expect(t.hand().filter((id) => id === 'wound')).toHaveLength(1)
  })
})

describe('what waits', () => {
  test('rings count spells of their colour, Sword of Justice enemies, the Grail Wounds healed from hand', () => {
    const ring = moving({ hand: ['rubyRing', 'demolish', 'fireball'], tokens: 'rr' })
    play(ring, 'rubyRing', 1)
    expect(ring.player().fame).toBe(0)
    const t = fight({
      enemies: ['prowlers'],
      players: [{ hand: ['rubyRing', 'fireball', 'snowstorm'], tokens: 'b' }],
    })
    play(t, 'rubyRing', 1)
    play(t, 'snowstorm', 0)
    expect(t.player().fame).toBe(0)
    play(t, 'fireball', 0)
    expect(t.player().fame).toBe(1)
    t.act((s, ctx) => tellMoment(s, 'enemyDefeated', { seat: 0 }, ctx))
    expect(t.player().fame).toBe(1)
    const grail = moving({ hand: ['goldenGrail', 'wound', 'wound'], deck: ['rage', 'march'] })
    play(grail, 'goldenGrail', 1)
    grail.take('mend hand', 'mend hand')
    expect(grail.hand()).toEqual(['rage', 'march'])
  })
})

describe('composite cards', () => {
  test('Will Focus adds 3 to the inner card, whose colour counts', () => {
    const t = facing(
      fight({ enemies: ['iceMages'], players: [{ hand: ['willFocus', 'iceShield'], tokens: 'g' }] }),
    )
    play(t, 'willFocus', 2)
    expect(t.state.fight.block[2]).toBe(6)
    expect(t.cards(Z.play)).toEqual(['willFocus', 'iceShield'])
  })

  test('Maximal Effect chooses the use anew each time', () => {
    const t = melee(
      fight({ enemies: ['diggers'], players: [{ hand: ['maximalEffect', 'battleVersatility'] }] }),
    )
    play(t, 'maximalEffect', 0)
    for (const n of [0, 2, 0]) t.choose(OPTION[n])
    expect(t.state.fight.attack[0]).toBe(4)
    expect(t.state.fight.attack[4]).toBe(1)
  })

  test('Concentration with a card that asks: its own cost is paid', () => {
    const t = moving({ hand: ['concentration', 'improvisation', 'rage'], tokens: 'g' })
    play(t, 'concentration', 1)
    t.take('option move')
    expect(t.player().move).toBe(7)
    expect(t.cards(Z.discard)).toEqual(['rage'])
  })
})

test('Wings of Night: the first is free, the second costs 1 Move, the third 2', () => {
  const t = fight({
    enemies: ['prowlers', 'diggers', 'wolfRiders'],
    night: true,
    players: [{ hand: ['wingsOfWind', 'rage'], tokens: 'wk' }],
    source: '',
  })
  t.state.players[0].move = 2
  play(t, 'wingsOfWind', 1, 'target prowlers', 'target diggers')
  expect(t.player().move).toBe(1)
  expect(t.why('target wolfRiders')).toBe('MK-CARD-10')
  t.take('done')
})

test('skills that only give a way to pay are never played', () => {
  const ways = skillRows.filter(({ effect }) => effect.do === 'wayToPay').map(({ id }) => id)
  expect(ways).toEqual(['invocation', 'polarization'])
  const t = moving({ skills: ways, hand: ['rage'] })
  expect(t.offered().some(({ do: verb }) => verb === 'skill')).toBe(false)
})

test('Steady Tempo goes on or under the deck at the end of the turn, basic only with a deck', () => {
  const ended = (use: number, deck: readonly string[]): Scene =>
    play(moving({ hand: ['steadyTempo', 'rage'], tokens: 'b', deck }), 'steadyTempo', use).take('endTurn')
  const strong = ended(1, []).take('yes')
  expect(strong.cards(Z.discard)).not.toContain('steadyTempo')
  expect(ended(0, []).step).not.toBe('option')
  const basic = ended(0, ['march']).take('yes')
  expect(basic.cards(Z.discard)).not.toContain('steadyTempo')
  const declined = ended(0, ['march']).take('no')
  expect(declined.cards(Z.discard)).toContain('steadyTempo')
})

test('Mind Read: whoever holds a card of the colour gives it up', () => {
  const t = moving({ hand: ['mindRead', 'rage'], tokens: 'w' }, { players: [{ hand: ['march', 'stamina'] }] })
  play(t, 'mindRead', 0, 'target green')
  expect(t.awaited).toEqual([1])
  expect(t.offered().map((one) => t.words(one))).toEqual(['target march'])
})
