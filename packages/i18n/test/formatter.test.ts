import { text, type Text } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { createFormatter, type FormattedText } from '../src/index.ts'

const words = {
  en: {
    move: 'Move {{n}}',
    or: '{{a}} or {{b}}',
    draw_one: 'draw a card',
    draw_other: 'draw {{count}} cards',
    owed: '{{who}} owes {{n}}',
    player: 'Player {{number}}',
  },
  fr: {
    move: 'Déplacement {{n}}',
    or: '{{a}} ou {{b}}',
    draw_one: 'piochez une carte',
    draw_other: 'piochez {{count}} cartes',
    owed: '{{n}} dus par {{who}}',
    player: 'Joueur {{number}}',
  },
}
const i18n = createFormatter('en', words)
const choice = text('or', { a: text('move', { n: 2 }), b: text('draw', { count: 3 }) })

function joined({ parts: pieces }: FormattedText): string {
  return pieces
    .map((piece) => (piece.formatted === undefined ? piece.words : joined(piece.formatted)))
    .join('')
}

describe('a text cut into pieces', () => {
  test('says what made each of them', () => {
    expect(i18n.formatToParts(choice)).toEqual({
      text: choice,
      parts: [
        {
          name: 'a',
          words: 'Move 2',
          formatted: { text: text('move', { n: 2 }), parts: [{ words: 'Move ' }, { name: 'n', words: '2' }] },
        },
        { words: ' or ' },
        {
          name: 'b',
          words: 'draw 3 cards',
          formatted: { text: text('draw', { count: 3 }), parts: [{ words: 'draw 3 cards' }] },
        },
      ],
    })
  })

  test('says the same as in one breath, in the order of the language', () => {
    const all: Text[] = [
      choice,
      text('draw', { count: 1 }),
      text('move', { n: -1 }),
      text('owed', { who: { en: 'Peasants', fr: 'Paysans' }, n: '' }),
      text('owed', { who: text('player', { number: 2 }), n: text('move', { n: 4 }) }),
    ]
    for (const speaker of [i18n, createFormatter('fr', words), createFormatter('en', words, [], () => 'Ada')])
      for (const each of all) expect(joined(speaker.formatToParts(each))).toBe(speaker.format(each))
  })
})
