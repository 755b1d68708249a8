import type { Text } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { edition } from '../src/content/edition.ts'
import { cardRows } from '../src/state/card-pool.ts'
import { exists } from '../src/state/map/read.ts'
import { MOD, UNTIL } from '../src/state/mods.ts'
import { addMod } from '../src/state/mutations/modifiers.ts'
import { setFlag } from '../src/state/mutations/pieces.ts'
import { FACTION, SIDE_NO, PIECE_NO } from '../src/state/names.ts'
import { PIECES, SQUARES } from '../src/state/numbers.ts'
import type { VentureViewContext } from '../src/state/tables/match-tables.ts'
import {
  abilityBody,
  autoCardBody,
  cardBody,
  edgeText,
  terrainText,
  yieldsText,
} from '../src/text/card-text.ts'
import { say as sayEffects } from '../src/board.ts'
import { modNotes, unitNotes } from '../src/text/unit-notes.ts'
import { scene, type Scene } from './support/scene.ts'
import { languages, say } from './support/messages.ts'

const t = scene({
  sides: {
    varpen: { units: { a: 'varpen-whelp F12', horn: 'varpen-warhorn F12', b: 'varpen-raider G12' } },
    bohmerk: { units: { m: 'bohmerk-mote A1' } },
    'hero:ysra': { units: { y: 'ysra C8' } },
  },
})
const { tables } = t

/** Whole sentences: they begin and end like one, and no key, no hole and no double space is left in them. */
function faults(text: Text, like = /^[\p{Lu}«“].*\.$/u): string[] {
  return languages
    .map((language) => say(text, language))
    .filter((said) => !like.test(said) || /\{\{|undefined| {2}|\.\.|body\.|fx\.|mod\./.test(said))
}

/** A few words, not a sentence. */
const WORDS = /^[^.]+$/

function cardNamed(id: string): number {
  return cardRows.findIndex((row) => row.id === id)
}

const english = (text: Text): string => say(text, 'en')

function linesOf(id: string): string[] {
  return cardBody(tables, cardNamed(id)).lines.map(({ text }) => english(text))
}

describe('The body of a card', () => {
  test.each(cardRows.map(({ id }, card) => [id, card] as const))('%s, number %i, is whole', (_id, card) => {
    const { kind, timing, lines, cost } = cardBody(tables, card)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.flatMap(({ text }) => faults(text))).toEqual([])
    expect(
      [kind, timing, ...(cost === undefined ? [] : [cost])].flatMap((one) => faults(one, WORDS)),
    ).toEqual([])
  })

  test('says what each side does, whom an item is for, what it costs', () => {
    const moon = cardBody(tables, cardNamed('bloodMoon'))
    expect(moon.lines.map(({ side }) => side)).toEqual([0, 1, 2, 3])
    expect(english(moon.lines[0].text)).toBe('This round, your side: +1 to the attack score.')
    expect([english(moon.kind), english(moon.timing)]).toEqual(['All players', 'As soon as it is drawn'])
    const cleaver = cardBody(tables, cardNamed('rustedCleaver'))
    expect(cleaver.icons).toEqual(['varpen', 'orpal', 'alderkang', 'hero'])
    expect(linesOf('rustedCleaver')).toEqual(['The wearer: +1 attack die.'])
    expect(cleaver.cost).toBeUndefined()
    expect(linesOf('chainOfThralls')).toEqual(['When the wearer takes a prisoner → Draw 1 action card.'])
    expect(english(cardBody(tables, cardNamed('shieldWall')).timing)).toBe('When you are attacked')
  })
})

describe('The body of an ability', () => {
  const all = tables.abilities.flatMap((list, side) => list.map((_, n) => [side, n] as const))

  test.each(all)('of side %i, number %i, is whole', (side, n) => {
    const { text, limit } = abilityBody(tables, side, n)
    expect(faults(text)).toEqual([])
    expect(limit === undefined ? [] : faults(limit, WORDS)).toEqual([])
  })

  const bodyOf = (side: number, id: string): string => {
    const n = tables.abilities[side].findIndex(({ row }) => row.id === id)
    return english(abilityBody(tables, side, n).text)
  }

  test('says when it works, by whom, and what always holds', () => {
    expect(bodyOf(FACTION.dhargon, 'succession')).toMatch(/^Only if this unit is Dhargon Elder\. When one of/)
    expect(bodyOf(FACTION.alderkang, 'fabricate')).toMatch(/^Only on a fabricator\. Fabricate a unit/)
    expect(bodyOf(FACTION.varpen, 'warsong')).toMatch(/^When the Ancient attacks or defends → Roll 2d6/)
    expect(bodyOf(SIDE_NO['hero:larvok'], 'ironHide')).toBe('Always: +1 defence die.')
  })
})

test.each(edition.autoDecks.flatMap(({ faction, cards }) => cards.map((_, n) => [faction, n + 1] as const)))(
  'The card of an Auto-Enemy is whole: %s %i',
  (faction, number) => {
    const { name, text } = autoCardBody(tables, FACTION[faction], number)
    expect(name.en.length * name.fr.length).toBeGreaterThan(0)
    expect(faults(text)).toEqual([])
  },
)

test('There is no card before the first and after the last of an Auto-Enemy', () => {
  expect(() => autoCardBody(tables, 0, 0)).toThrow('side 0 has no card 0')
  expect(() => autoCardBody(tables, 0, edition.autoDecks[0].cards.length + 1)).toThrow('has no card')
})

test('A row is put into words once', () => {
  const { effects } = edition.autoDecks[0].cards[0]
  expect(sayEffects(effects)).toBe(sayEffects(effects))
})

describe('The map', () => {
  test('every space says what it is and what it yields', () => {
    const squares = Array.from({ length: SQUARES }, (_, square) => square)
    for (const square of squares.filter((one) => exists(tables.board, one))) {
      expect(faults(terrainText(tables, square), WORDS)).toEqual([])
      expect(faults(yieldsText(tables, square), WORDS)).toEqual([])
    }
    expect(edgeText(tables, 0)).toEqual({ key: 'choose.pick.edge.0', with: { space: 'A1' } })
  })
})

function notesOf(table: Scene, piece: number): string[] {
  const ctx = table.engine.viewContext(table.engine.view(table.position, 0)) as VentureViewContext
  return modNotes(ctx, piece).map(({ what, from }) => `${english(from)}: ${english(what)}`)
}

describe('Notes on a unit', () => {
  test('say what is printed on it', () => {
    expect(unitNotes(tables, t.piece('horn')).map(english)).toEqual([
      'other own units on the space: +1 to the attack score',
    ])
    expect(unitNotes(tables, t.piece('a'))).toEqual([])
    const all = Array.from({ length: PIECES }, (_, piece) => unitNotes(tables, piece)).flat()
    expect(all.flatMap((one) => faults(one, WORDS))).toEqual([])
  })

  test('say what changes it now, and whence', () => {
    expect(notesOf(t, t.piece('b'))).toEqual([])
    expect(notesOf(t, t.piece('a'))).toHaveLength(1)
    expect(notesOf(t, t.piece('a'))[0]).toMatch(/Warhorn.*: \+1 to the attack score$/)
    expect(notesOf(t, t.piece('m'))).toEqual(['Bohmerk: water costs nothing extra'])
  })

  test('say what lasts, and what serves the next attack alone', () => {
    const table = scene({ sides: { varpen: { units: { a: 'varpen-whelp F12' } }, orpal: { units: {} } } })
    const a = table.piece('a')
    const card = cardNamed('bloodMoon')
    addMod(table.state, MOD.attackScore, 1, 0, -1, UNTIL.round, card)
    addMod(table.state, MOD.attackDice, 2, 0, -1, UNTIL.attack, card)
    addMod(table.state, MOD.defenceDice, 1, 3, -1, UNTIL.round, card)
    expect(notesOf(table, a)).toEqual([
      'Blood Moon: +1 to the attack score',
      'Blood Moon: in the next attack: +2 attack dice',
    ])
  })

  test('say what a wound does to a beast', () => {
    const table = scene({ sides: { varpen: { units: { a: 'varpen-whelp F12' } }, orpal: { units: {} } } })
    expect(notesOf(table, PIECE_NO.rhorgonkrul)).toEqual([])
    setFlag(table.state, PIECE_NO.rhorgonkrul, 'wounded', true)
    expect(notesOf(table, PIECE_NO.rhorgonkrul).length).toBe(edition.creatures[0].enraged.length)
  })
})
