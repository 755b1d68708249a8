import type { Banner } from '../content/effect.ts'
import type { Card } from './pools/deed-cards.ts'
import { cardRow } from './printed.ts'
import type { MatchTables } from './match.ts'

/** What a banner does for the unit that carries it; undefined without one. */
export function bannerRow({ edition }: MatchTables, card: Card): Banner | undefined {
  if (card < 0) return undefined
  const basic = cardRow(edition, card)?.basic
  return basic?.do === 'assign' ? basic.banner : undefined
}
