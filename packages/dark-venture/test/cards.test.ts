import { HIDDEN } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import type { Deed } from '../src/content/ids.ts'
import { contextOf, runProgram } from '../src/effects/interpreter.ts'
import { cardRows, Z } from '../src/state/card-pool.ts'
import { drawCards } from '../src/state/mutations/cards.ts'
import { bind, moveTo, unchain } from '../src/state/mutations/pieces.ts'
import { DEED, TOKEN, deedOf } from '../src/state/names.ts'
import { ACTION_DECK, ITEM_DECK } from '../src/state/numbers.ts'
import { marksOn } from '../src/state/queries/marks.ts'
import { PAST } from '../src/state/schema.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'
import { languages, say } from './support/messages.ts'

function deed(t: Scene, side: number, id: Deed): number {
  return t.state.deeds[side * deedOf.length + DEED[id]]
}

const red = { F12: ['actionDraw'] } as const

/** A Varpen unit on a red token, and what else is given. */
function drawing(spec: SceneSpec = {}): Scene {
  return scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp F12', b: 'varpen-raider F12', c: 'varpen-whelp A1' } },
      orpal: { units: { x: 'orpal-shade P16' } },
    },
    tokens: red,
    dice: '1 1 s',
    ...spec,
  })
}

const five = ['fleetFoot', 'flank', 'shieldWall', 'vanish', 'sabotage'] as const

describe('drawing on a red token', () => {
  proves('DV-CARD-04', 'a unit draws one card a turn for a MOVE die, and the token stays', () => {
    const t = drawing({ actionDeck: ['fleetFoot', 'flank'] })
    expectWholeMenu(t)
    expect(t.menu('draw')).toEqual(['draw a', 'draw b'])
    expect(t.why('draw c')).toBe('DV-CARD-04')
    t.take('draw a')
    expect([t.state.dice, t.hand()]).toEqual([[1, 0, 0, 1], ['fleetFoot']])
    expect(marksOn(t.state, t.node('F12'), TOKEN.actionDraw)).toBe(1)
    expect(t.why('draw a')).toBe('DV-CARD-04')
    t.take('draw b')
    expect([t.state.dice, t.hand()]).toEqual([
      [0, 0, 0, 1],
      ['fleetFoot', 'flank'],
    ])
    expect([deed(t, 0, 'cardsDrawn'), deed(t, 0, 'itemsDrawn')]).toEqual([2, 0])
  })

  proves('DV-CARD-04', 'also one that was taken prisoner after it drew, and is free again', () => {
    const t = drawing({ actionDeck: ['fleetFoot'], dice: '1' })
    t.take('draw a', 'end')
    t.act((s) => bind(s, t.piece('a'), t.piece('x')))
    t.take('end', 'done')
    t.act((s) => unchain(s, t.piece('a')))
    t.act((s) => moveTo(s, t.piece('a'), t.node('F12')))
    t.state.dice = [1, 0, 0, 0]
    expect(t.offers('draw a')).toBe(true)
  })

  proves('DV-CARD-04', 'a skull pays for no card', () => {
    const t = drawing({ dice: 's s' })
    expect(t.why('draw a')).toBe('DV-CARD-04')
  })

  proves('DV-TURN-01', 'no card is drawn for dice once the Ancient was summoned', () => {
    const t = drawing({ stage: PAST })
    expect(t.why('draw a')).toBe('DV-TURN-01')
  })

  proves('DV-CARD-04', 'a unit that drew may draw again in its next turn', () => {
    const t = drawing({ actionDeck: ['fleetFoot'], dice: '1', tokens: red })
    t.take('draw a', 'end', 'end', 'done')
    expect(t.state.turn).toBe(0)
    t.state.dice = [1, 0, 0, 0]
    expect(t.offers('draw a')).toBe(true)
  })
})

describe('decks', () => {
  function emptied(): Scene {
    return drawing({
      also: (s) => {
        s.cards[Z.actionPile] = s.cards[Z.actionDeck].toSorted((a, b) => a - b)
        s.cards[Z.actionDeck] = []
      },
    })
  }

  proves('DV-CARD-03', 'the discards make a new deck when the old one is empty', () => {
    const t = emptied()
    const all = t.tables.actionCards.length
    expect(t.cards(Z.actionPile)).toHaveLength(all)
    t.take('draw a')
    expect(t.told('reshuffled')).toEqual([{ event: 'reshuffled', deck: 'action', count: all }])
    const where = [Z.actionDeck, Z.actionPile, Z.hand, Z.shown].map((zone) => t.state.cards[zone].length)
    expect(where[0]).toBeLessThan(all)
    expect(where.reduce((sum, n) => sum + n, 0)).toBe(all)
  })

  proves('DV-CARD-03', 'the new deck is in a new order', () => {
    const t = emptied()
    t.take('draw a')
    const deck = t.state.cards[Z.actionDeck]
    expect(deck).not.toEqual(deck.toSorted((a, b) => a - b))
  })

  proves('DV-CARD-03', 'without any card nothing is drawn', () => {
    const t = drawing({
      also: (s) => {
        s.cards[Z.shown].push(...s.cards[Z.actionDeck].splice(0))
      },
    })
    expect(t.why('draw a')).toBe('DV-CARD-03')
    t.act((_s, ctx) => drawCards(0, t.piece('a'), ACTION_DECK, 2, ctx))
    expect([t.step, t.hand(), deed(t, 0, 'cardsDrawn')]).toEqual(['turn', [], 0])
  })
})

describe('the limit of five', () => {
  proves('DV-CARD-01', 'with five saved one of them goes, and the new one is saved', () => {
    const t = drawing({
      sides: { varpen: { units: { a: 'varpen-whelp F12' }, hand: five }, orpal: {} },
      actionDeck: ['mirrorFate'],
    })
    t.take('draw a')
    expect(t.step).toBe('card.room')
    expectWholeMenu(t)
    expect(t.menu()).toHaveLength(5)
    expect(t.why('discard mirrorFate')).toBe('DV-CARD-01')
    t.take('discard vanish')
    expect(t.hand()).toEqual(['fleetFoot', 'flank', 'shieldWall', 'sabotage', 'mirrorFate'].toSorted(byRow))
    expect([t.step, t.cards(Z.actionPile)]).toEqual(['turn', ['vanish']])
  })

  proves('DV-CARD-01', 'by the option, and in matches of before, any of the six goes', () => {
    for (const spec of [{ options: { fullHand: 'any' } }, { rulesVersion: 1 }]) {
      const t = drawing({
        sides: { varpen: { units: { a: 'varpen-whelp F12' }, hand: five }, orpal: {} },
        actionDeck: ['mirrorFate'],
        ...spec,
      })
      t.take('draw a')
      expect([t.step, t.menu().length]).toEqual(['card.save', 6])
      t.take('discard mirrorFate')
      expect([t.step, t.cards(Z.actionPile)]).toEqual(['turn', ['mirrorFate']])
    }
  })

  proves(['DV-CARD-01', 'DV-CARD-17'], 'action cards, items and worn items count together', () => {
    const t = drawing({
      sides: {
        varpen: {
          units: { a: { is: 'varpen-whelp', at: 'F12', wears: ['hornedHelm', 'swampSkiff'] } },
          hand: ['fleetFoot', 'flank', 'fireFlask'],
        },
        orpal: {},
      },
      actionDeck: ['mirrorFate'],
    })
    t.take('draw a')
    expect(t.menu().toSorted()).toEqual(
      ['fireFlask', 'flank', 'fleetFoot', 'hornedHelm', 'swampSkiff'].map((id) => `discard ${id}`),
    )
    t.take('discard hornedHelm')
    expect([t.cards(Z.worn), t.cards(Z.itemPile)]).toEqual([['swampSkiff'], ['hornedHelm']])
    expect(t.state.lies.filter((at) => at === t.piece('a'))).toHaveLength(1)
  })

  proves('DV-CARD-01', 'with four saved a fifth is simply saved', () => {
    const t = drawing({
      sides: { varpen: { units: { a: 'varpen-whelp F12' }, hand: five.slice(0, 4) }, orpal: {} },
      actionDeck: ['mirrorFate'],
    })
    t.take('draw a')
    expect([t.step, t.hand().length]).toEqual(['turn', 5])
  })

  proves('DV-CARD-01', 'two cards drawn at once: each is dealt with before the next', () => {
    const t = drawing({
      sides: { varpen: { units: { a: 'varpen-whelp F12' }, hand: five }, orpal: {} },
      actionDeck: ['mirrorFate', 'temporalTheft'],
    })
    t.act((_s, ctx) => drawCards(0, t.piece('a'), ACTION_DECK, 2, ctx))
    expect(t.hand()).toHaveLength(5)
    t.take('discard flank')
    expect([t.step, t.hand().includes('mirrorFate')]).toEqual(['card.room', true])
    t.take('discard mirrorFate')
    expect([t.step, t.hand().length]).toEqual(['turn', 5])
  })
})

/** In the order of the rows, as a hand is kept. */
function byRow(a: string, b: string): number {
  const at = (id: string): number => cardRows.findIndex((row) => row.id === id)
  return at(a) - at(b)
}

describe('four kinds of action cards', () => {
  proves('DV-CARD-06', 'a discovery happens when it is drawn, for all to see, and is discarded', () => {
    const t = drawing({ actionDeck: ['wanderingProphet'] })
    t.take('draw a')
    expect(t.state.points[0]).toBe(1)
    expect([t.hand(), t.cards(Z.shown), t.cards(Z.actionPile)]).toEqual([[], [], ['wanderingProphet']])
    expect(t.told('happened')).toEqual([{ event: 'happened', side: 0, card: expect.any(Number) }])
  })

  proves('DV-CARD-06', 'a discovery that draws is out of the way of what it draws', () => {
    const t = drawing({ actionDeck: ['buriedCache'], itemDeck: ['packframe'] })
    t.take('draw a')
    expect([t.hand(), t.cards(Z.actionPile)]).toEqual([['packframe'], ['buriedCache']])
    expect([deed(t, 0, 'cardsDrawn'), deed(t, 0, 'itemsDrawn')]).toEqual([2, 1])
  })

  proves('DV-CARD-06', 'a Hero alone does what the card says for Heroes', () => {
    const t = scene({
      sides: { 'hero:larvok': { units: { h: 'larvok F12' } }, orpal: {} },
      tokens: red,
      dice: '1',
      actionDeck: ['distantHorn', 'fleetFoot'],
    })
    t.take('draw h', 'save')
    expect([t.hand(), t.cards(Z.actionPile)]).toEqual([['fleetFoot'], ['distantHorn']])
  })

  const three: SceneSpec['sides'] = {
    varpen: { units: { a: 'varpen-whelp A1' }, memory: '1 2' },
    orpal: { units: { x: 'orpal-shade F12' }, memory: 's 1' },
    dhargon: { units: { d: 'dhargon-hunter C9' }, memory: 'd', hand: ['flank'] },
    alderkang: { units: { k: 'suuk F12' }, memory: 's' },
    bohmerk: { auto: true, units: { m: 'bohmerk-mote P1' } },
  }

  proves(
    'DV-CARD-07',
    'an all-player card happens for each listed player, in turn order from the drawer',
    () => {
      const t = scene({ sides: three, turn: 'orpal', tokens: red, dice: '1', actionDeck: ['acidRain'] })
      t.take('draw x')
      expect([t.step, t.awaited]).toEqual(['pick', [1]])
      expect(t.cards(Z.shown)).toEqual(['acidRain'])
      t.take('face skull')
      expect(t.awaited).toEqual([2])
      t.take('option 0')
      expect([t.hand(2), t.awaited]).toEqual([[], [0]])
      t.take('face ortho1')
      expect([t.step, t.awaited, t.cards(Z.actionPile)]).toEqual([
        'turn',
        [1],
        ['flank', 'acidRain'].toSorted(byRow),
      ])
      expect([t.state.memory.slice(0, 4), t.state.memory.slice(12, 16)]).toEqual([
        [0, 1, 0, 0],
        [1, 0, 0, 0],
      ])
      expect(t.state.memory.slice(4, 8)).toEqual([0, 0, 1, 0])
      expect(t.state.memory.slice(16, 20)).toEqual([0, 0, 0, 1])
      expect(t.told('happened').map(({ side }) => side)).toEqual([3, 1, 0])
    },
  )

  proves('DV-CARD-07', 'a drawer who is not listed may save it after it has happened', () => {
    const spec = {
      sides: three,
      turn: 'alderkang',
      tokens: red,
      dice: '1',
      actionDeck: ['acidRain'],
    } as const
    const t = scene(spec)
    t.take('draw k', 'face ortho1', 'face ortho1')
    expect(t.awaited).toEqual([2])
    t.take('option 1', 'face diag1')
    expect([t.step, t.awaited]).toEqual(['card.keep', [3]])
    expectWholeMenu(t)
    t.take('save')
    expect([t.step, t.hand(3), t.cards(Z.actionPile)]).toEqual(['turn', ['acidRain'], []])
    expect(t.why('play acidRain')).toBe('DV-CARD-09')
    const other = scene(spec)
    other.take('draw k', 'face ortho1', 'face ortho1', 'option 1', 'face diag1', 'discard acidRain')
    expect([other.hand(3), other.cards(Z.actionPile)]).toEqual([[], ['acidRain']])
  })

  proves('DV-CARD-08', 'a tactic is saved by everybody and goes when it is used', () => {
    const t = scene({
      sides: { alderkang: { units: { k: 'suuk F12' } }, orpal: { units: { x: 'orpal-shade P16' } } },
      tokens: red,
      dice: '1',
      actionDeck: ['geneticSurge'],
    })
    t.take('draw k')
    expect([t.step, t.why('discard geneticSurge')]).toEqual(['card.keep', 'DV-CARD-08'])
    t.take('save')
    expect(t.hand()).toEqual(['geneticSurge'])
    t.take('play geneticSurge', 'face skull', 'face skull')
    expect([t.hand(), t.cards(Z.actionPile)]).toEqual([[], ['geneticSurge']])
    expect(t.state.memory.slice(16, 20)).toEqual([0, 0, 0, 2])
  })

  proves('DV-CARD-09', 'a faction bonus happens for the faction of its drawer only', () => {
    const t = scene({ sides: three, turn: 'orpal', tokens: red, dice: '1', actionDeck: ['stonework'] })
    t.take('draw x')
    expect([t.step, t.cards(Z.actionPile)]).toEqual(['turn', ['stonework']])
    expect(t.state.memory.slice(12, 16)).toEqual([1, 0, 0, 3])
    expect(t.told('happened').map(({ side }) => side)).toEqual([3])
    expect([t.state.fences, t.state.walls]).toEqual([10, 10])
  })

  proves('DV-CARD-09', 'a drawer who is not listed saves it, unseen, or discards it', () => {
    const spec = {
      sides: three,
      turn: 'alderkang',
      tokens: red,
      dice: '1',
      actionDeck: ['stonework'],
    } as const
    const t = scene(spec)
    t.take('draw k')
    expect([t.step, t.awaited]).toEqual(['card.keep', [3]])
    expectWholeMenu(t)
    const seen = t.engine.view(t.position, 0)
    expect(seen.state.cards[Z.offer + 3]).toEqual([HIDDEN])
    expect(JSON.stringify(seen.stack)).not.toContain(String(t.state.cards[Z.offer + 3][0]))
    t.take('save')
    expect([t.hand(3), t.cards(Z.offer, 3)]).toEqual([['stonework'], []])
    expect(t.engine.view(t.position, 0).state.cards[Z.hand + 3]).toEqual([HIDDEN])
    const other = scene(spec)
    other.take('draw k', 'discard stonework')
    expect([other.hand(3), other.cards(Z.actionPile)]).toEqual([[], ['stonework']])
  })
})

describe('playing cards', () => {
  const hand = ['fleetFoot', 'shieldWall', 'mirrorFate', 'geneticSurge']

  proves('DV-CARD-05', 'cards are for one’s own turn, unless they say when else', () => {
    const t = drawing({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' }, hand },
        orpal: { units: { x: 'orpal-shade F12' }, hand: ['geneticSurge', 'shieldWall'] },
      },
    })
    expectWholeMenu(t)
    expect(t.menu('play')).toEqual(['play fleetFoot', 'play geneticSurge'].toSorted(byPlay))
    expect([t.why('play shieldWall'), t.why('play mirrorFate')]).toEqual(['DV-CARD-05', 'DV-CARD-05'])
    t.take('attack a')
    expect([t.step, t.awaited, t.menu('play')]).toEqual(['fight.defend', [1], ['play shieldWall']])
    expect(t.why('play geneticSurge')).toBe('DV-CARD-05')
  })

  function byPlay(a: string, b: string): number {
    return byRow(a.slice(5), b.slice(5))
  }

  proves('DV-CARD-05', 'a saved action card stays hidden', () => {
    const t = drawing({ actionDeck: ['flank'] })
    t.take('draw a')
    expect(t.engine.view(t.position, 0).state.cards[Z.hand]).toEqual(t.state.cards[Z.hand])
    expect(t.engine.view(t.position, 1).state.cards[Z.hand]).toEqual([HIDDEN])
    expect(t.told('drew')).toEqual([{ event: 'drew', side: 0, deck: 'action' }])
  })

  proves(
    'DV-CARD-05',
    'cards are still played after an Ancient was summoned, but no dice are spent on them',
    () => {
      const t = scene({
        sides: {
          varpen: { units: { a: 'varpen-whelp F12' }, hand: ['geneticSurge', 'fireFlask', 'ruthlessCharge'] },
          orpal: { units: { x: 'orpal-shade F12' } },
        },
        dice: '1',
        stage: PAST,
      })
      expect(t.menu('play')).toEqual(['play geneticSurge'])
      expect([t.why('play fireFlask'), t.why('play ruthlessCharge')]).toEqual(['DV-TURN-01', 'DV-FX-6'])
    },
  )

  proves('DV-FX-6', 'a card that could do nothing is not played', () => {
    const t = drawing({
      sides: { varpen: { units: { a: 'varpen-whelp F12' }, hand: ['flank', 'temporalTheft'] }, orpal: {} },
    })
    expect([t.why('play flank'), t.why('play temporalTheft')]).toEqual(['DV-FX-6', 'DV-FX-6'])
  })

  proves('DV-FX-6', 'Dark Bargain needs two cards besides itself', () => {
    const one = drawing({
      sides: { varpen: { units: { a: 'varpen-whelp F12' }, hand: ['darkBargain', 'flank'] }, orpal: {} },
    })
    expect(one.why('play darkBargain')).toBe('DV-FX-6')
    const t = drawing({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' }, hand: ['darkBargain', 'flank', 'vanish', 'fleetFoot'] },
        orpal: {},
      },
    })
    t.take('play darkBargain')
    expect(t.menu().toSorted()).toEqual(['card flank', 'card fleetFoot', 'card vanish'])
    t.take('card vanish')
    expect([t.step, t.hand()]).toEqual(['pick', ['fleetFoot', 'flank']])
    expect(JSON.stringify(t.engine.view(t.position, 1).stack)).toContain('"chosen":[]')
    t.take('card flank')
    expect([t.step, t.state.points[0], t.hand()]).toEqual(['turn', 1, ['fleetFoot']])
  })
})

describe('stealing', () => {
  const sides: SceneSpec['sides'] = {
    varpen: { units: { a: 'varpen-whelp F12' }, hand: ['temporalTheft', 'cursedCoin'] },
    orpal: { units: { x: { is: 'orpal-shade', at: 'P16', wears: ['boneShield'] } } },
    dhargon: { units: { d: 'dhargon-hunter A1' }, hand: ['flank', 'vanish', 'packframe'] },
    bohmerk: { auto: true, units: { m: 'bohmerk-mote P1' } },
  }

  proves('DV-FX-3', 'only an enemy player with an unequipped card is robbed', () => {
    const t = scene({ sides, dice: '1' })
    t.take('play temporalTheft')
    expect(t.step).toBe('turn')
    expect([t.hand(0).length, t.hand(2).length]).toEqual([2, 2])
    expect(t.told('stole')).toEqual([{ event: 'stole', side: 0, from: 1 }])
    const three = scene({ sides: { ...sides, orpal: { hand: ['flank'], units: { x: 'orpal-shade P16' } } } })
    three.take('play temporalTheft')
    expectWholeMenu(three)
    expect(three.menu()).toEqual(['pickSide dhargon', 'pickSide orpal'])
    expect(three.why('pickSide bohmerk')).toBe('DV-FX-1')
    three.take('pickSide orpal')
    expect([three.hand(1), three.hand(0)]).toEqual([[], ['flank', 'cursedCoin']])
  })

  proves('DV-CARD-05', 'whoever takes a card of choice sees that hand, and nobody else does', () => {
    const t = scene({
      sides: { ...sides, dhargon: { units: { d: 'dhargon-hunter A1' } } },
      actionDeck: ['flank', 'vanish', 'mirrorFate'],
    })
    t.act((_s, ctx) => drawCards(1, t.piece('d'), ACTION_DECK, 3, ctx))
    const hand = t.state.cards[Z.hand + 2].slice()
    const isKnownTo = (seat: number): boolean[] =>
      hand.map((card) => t.engine.view(t.position, seat).books['cards']?.where[card] === 1 << (Z.hand + 2))
    expect(isKnownTo(0)).toEqual([false, false, false])
    t.take('play cursedCoin')
    expectWholeMenu(t)
    expect(t.menu().toSorted()).toEqual(['card flank', 'card mirrorFate', 'card vanish'])
    expect([isKnownTo(0), isKnownTo(1)]).toEqual([
      [true, true, true],
      [false, false, false],
    ])
    t.take('card vanish')
    expect([t.hand(0), t.hand(2)]).toEqual([
      ['vanish', 'temporalTheft'].toSorted(byRow),
      ['flank', 'mirrorFate'],
    ])
    expect(t.cards(Z.itemPile)).toEqual(['cursedCoin'])
  })

  proves('DV-FX-2', 'a thief that must be near robs only who is', () => {
    const t = scene({
      sides: {
        'hero:larvok': { units: { h: 'larvok F12' }, unlocked: [] },
        orpal: { units: { x: 'orpal-shade G13' }, hand: ['flank'] },
        dhargon: { units: { d: 'dhargon-hunter F14' }, hand: ['vanish'] },
      },
    })
    const program = [...t.tables.programs].find(([, effects]) =>
      effects.some((one) => one.do === 'steal' && one.near !== undefined),
    )
    t.act((_s, ctx) => runProgram(program?.[0] ?? '', contextOf(t.state.turn, t.piece('h')), ctx))
    expect([0, 1, 2].map((seat) => t.hand(seat))).toEqual([['flank'], [], ['vanish']])
  })
})

describe('words', () => {
  function words(t: Scene): string[] {
    const asked = t.engine.describedMenu(t.position, t.awaited[0])
    const entries = (asked?.entries ?? []).flatMap(({ text, gain, cost }) => [text, gain, cost])
    return [asked?.question, ...entries].flatMap((text) =>
      text === undefined ? [] : languages.map((language) => say(text, language)),
    )
  }

  test('every question about cards is put in both languages', () => {
    const t = scene({
      sides: {
        alderkang: {
          units: {
            k: { is: 'suuk', at: 'F12', wears: ['riftLens'] },
            l: 'suuk F12',
            m: 'alderkang-splicer A1',
          },
          hand: ['geneticSurge', 'slingOfTeeth', 'fireFlask'],
        },
        orpal: { units: { x: 'orpal-shade F12' } },
      },
      tokens: red,
      dropped: { F12: ['packframe'] },
      dice: '1 s s',
      actionDeck: ['stonework', 'flank'],
    })
    expect(words(t)).toEqual(
      expect.arrayContaining([
        'Draw an action card with Suuk, F12',
        'Equip Alderkang Splicer, A1, with Sling of Teeth',
        'Équiper Greffeur alderkang, A1 : Fronde à dents',
        'Play Genetic Surge',
        'Pick up Packframe from F12',
        'Récupérer Hotte en F12',
      ]),
    )
    t.take('draw k')
    expect(words(t)[0]).toBe('You have drawn Stonework, which does not list your side. Do you save it?')
    t.take('save', 'claim packframe')
    expect(words(t)[0]).toBe('You have Packframe to save, and 5 cards already: which of those goes?')
    expect(words(t)).toContain('Défausser Fronde à dents')
  })

  test('an item card is drawn for all to see', () => {
    const t = drawing({ itemDeck: ['packframe'] })
    t.act((_s, ctx) => drawCards(0, t.piece('a'), ITEM_DECK, 1, ctx))
    expect(t.told('drewCard')).toHaveLength(1)
  })
})
