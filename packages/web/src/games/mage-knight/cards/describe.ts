import type { MageViewContext } from '@longtable/mage-knight'
import {
  abilityText,
  cardClassText,
  cardRow,
  cardText,
  colourNameText,
  effectText,
  face,
  heroText,
  skillNameText,
  skillText,
  strongText,
  tacticNameText,
  tacticText,
  unitRowIn,
  unitText,
  type Edition,
} from '@longtable/mage-knight/board'
import type { Text } from '@longtable/kernel'
import type { FormattedText, Formatter } from '@longtable/i18n'
import { isWord, type Word } from '../icons/Explained.tsx'
import { markOf } from './marks.ts'

/** Cards in words: for those who hear the table, and for the paper that explains them. */

function kindAndNumber(place: string): readonly [kind: string, n: number] {
  const [kind, id] = place.split(':')
  return [kind, Number(id)]
}

/** What a card, unit, skill or tactic is called. */
export function nameOf(place: string): Text {
  const [kind, n] = kindAndNumber(place)
  switch (kind) {
    case 'unit':
      return unitText(n)
    case 'skill':
      return skillNameText(n)
    case 'tactic':
      return tacticNameText(n)
    default:
      return cardText(n)
  }
}

/** What its effects say. */
function textsOf({ tables: { edition } }: MageViewContext, place: string): readonly Text[] {
  const [kind, n] = kindAndNumber(place)
  switch (kind) {
    case 'unit':
      return unitRowIn(edition, n).abilities.map(abilityText)
    case 'skill':
      return [skillText(edition.skills[n])]
    case 'tactic':
      return [tacticText(edition.tactics[n])]
    default: {
      const row = n < 0 ? undefined : cardRow(edition, n)
      return row === undefined ? [] : [effectText(row.basic), effectText(row.strong)]
    }
  }
}

/** What stands on a Deed card beyond its name, in one breath. */
export function describeCard(i18n: Formatter, edition: Edition, card: number): string | undefined {
  if (card < 0) return undefined
  const { is, colour, hero } = face(card)
  const row = cardRow(edition, card)
  if (row === undefined) return i18n.t('web.mkCards.wound')
  const kind = i18n.format(cardClassText(card))
  return i18n.t(`web.mkCards.described.${is}`, {
    class: hero < 0 ? kind : i18n.t('web.mkCards.classOf', { class: kind, hero: heroText(hero) }),
    colour: colour < 0 ? '' : colourNameText(colour),
    basic: effectText(row.basic),
    strong: effectText(row.strong),
    name: strongText(card),
  })
}

const CLASS_WORDS: Readonly<Record<string, Word>> = {
  basic: 'basicAction',
  advanced: 'advancedAction',
  spell: 'spell',
  artifact: 'artifact',
  wound: 'wound',
}

/** Where a picture and what it explains have different names. */
const WORD_OF: Readonly<Record<string, Word>> = {
  dice: 'source',
  sun: 'day',
  moon: 'night',
  hand: 'handLimit',
  mana: 'manaToken',
}

function wordsIn({ text, parts: pieces }: FormattedText, found: Set<Word>): void {
  const { mark } = markOf(text)
  if (mark !== undefined) {
    const id = 'gem' in mark ? (mark.as === 'crystal' ? 'crystal' : '') : (WORD_OF[mark.icon] ?? mark.icon)
    if (isWord(id)) found.add(id)
  }
  for (const { formatted: saying } of pieces) if (saying !== undefined) wordsIn(saying, found)
}

/** The words of the game on a piece that can be explained. */
export function textOfCard(i18n: Formatter, mage: MageViewContext, place: string): readonly Word[] {
  const [kind, n] = kindAndNumber(place)
  const own = kind === 'card' ? CLASS_WORDS[n < 0 ? '' : face(n).is] : kind
  const found = new Set<Word>()
  if (own !== undefined && isWord(own)) found.add(own)
  for (const text of textsOf(mage, place)) wordsIn(i18n.formatToParts(text), found)
  return [...found]
}
