import { text, type Described, type Text } from '@longtable/kernel'
import { colours } from '../content/effect.ts'
import type { Use, MatchTables } from '../state/match.ts'
import { colourText, listText } from './phrases.ts'
import { cardText, strongText } from './pieces.ts'
import { isArtifact, kindOf, type Card } from '../state/pools/deed-cards.ts'

/** How plays are called. */

/** The name of what is played: a spell's strong effect has a name of its own. */
export function playedText(card: Card, strong: boolean): Text {
  return strong ? strongText(card) : cardText(card)
}

function manaText(mana: readonly number[]): Text {
  return text('plays.cost.mana', {
    colours: listText(
      'and',
      mana.map((colour) => colourText(colours[colour])),
    ),
  })
}

/** What a use gives and costs. */
export function textOfUse({ nodes, effectText }: MatchTables, use: Use): Pick<Described, 'gain' | 'cost'> {
  const gain = effectText(nodes.effects[use.node])
  return use.mana.length === 0 ? { gain } : { gain, cost: manaText(use.mana) }
}

export function cardUseText(tables: MatchTables, use: Use, card: Card): Pick<Described, 'gain' | 'cost'> {
  const said = textOfUse(tables, use)
  return use.how === 'strong' && isArtifact(card) ? { ...said, cost: text('plays.cost.thrown') } : said
}

/** What a card that was played in one of its ways gives. */
export function gainOf({ uses, nodes, effectText }: MatchTables, card: Card, use: number): Text {
  return effectText(nodes.effects[uses.cards[kindOf(card)][use].node])
}
