import { SQUARES, type VentureViewContext, type MatchTables } from '@longtable/dark-venture/board'
import { memo, useMemo } from 'react'
import { deckPaths } from './deck-paths.ts'
import { squareBox, U } from '../grid/geometry.ts'

/** The bridges, above the water and whoever is beneath them. */
export const Decks = memo(function Decks({ tables }: { readonly tables: MatchTables }) {
  const { floor, planks, rails, posts } = useMemo(() => deckPaths(tables), [tables])
  if (floor === '') return null
  return (
    <g className="dv-map-decks" aria-hidden>
      <path className="dv-map-deck-shade" d={floor} />
      <path className="dv-map-deck" d={floor} />
      <path className="dv-map-deck-planks" d={planks} />
      <path className="dv-map-deck-rails-casing" d={rails} />
      <path className="dv-map-deck-rails" d={rails} />
      <path className="dv-map-deck-posts" d={posts} />
    </g>
  )
})

/** Boards in front of those who are beneath a bridge, where nobody stands on it. */
export function DeckFronts({ ctx: { state, tables } }: { readonly ctx: VentureViewContext }) {
  const { deck } = tables.ways
  const isTaken = new Set(state.at)
  const under = [...isTaken].filter(
    (node) => node >= 0 && node < SQUARES && deck[node] >= 0 && !isTaken.has(deck[node]),
  )
  return under.map((square) => {
    const { x, y } = squareBox(tables, square)
    return (
      <path
        key={square}
        className="dv-map-deck-front"
        aria-hidden
        d={`M${x + 3} ${y + 2}h${U - 6}v6h${6 - U}zM${x + 3} ${y + U - 8}h${U - 6}v6h${6 - U}z`}
      />
    )
  })
}
