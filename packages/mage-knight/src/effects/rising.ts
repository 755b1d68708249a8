import { editions } from '../content/edition.ts'
import { CARD_KINDS } from '../state/pools/deed-cards.ts'
import { compiled, NODES } from './compile.ts'

/** By card kind: it spends Move points in the middle of a combat (Wings of Night), so that Move helps there. */
export const RISING: readonly boolean[] = Array.from({ length: CARD_KINDS }, (_, kind) =>
  editions.some((edition) =>
    compiled(edition).cards[kind].some(({ node }) => {
      const effect = NODES[node]
      if (effect.do === 'choose') return effect.by === 'risingMove'
      return effect.do === 'when' && effect.is === 'moveForEachEnemy'
    }),
  ),
)
