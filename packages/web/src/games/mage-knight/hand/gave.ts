import { text, type Text } from '@longtable/kernel'
import type { MatchTables } from '@longtable/mage-knight'
import { gainOf } from '@longtable/mage-knight/board'
import { useEffect, useState } from 'react'
import type { OwnPartProps } from '../parts/part-props.ts'
import { eventOf } from '../view/view-facts.ts'

/** What the cards that lie in front of a player were played for: the table tells it once, when it happens. */

type Played = { readonly use: number } | { readonly as: string; readonly n: number }
type Known = Readonly<Record<number, Played>>

function keyOf(seat: number): string {
  return `longtable.played.${location.pathname}.${seat}`
}

function read(seat: number): Known {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(seat)) ?? 'null') as Known | null) ?? {}
  } catch {
    return {}
  }
}

function write(seat: number, known: Known): void {
  try {
    sessionStorage.setItem(keyOf(seat), JSON.stringify(known))
  } catch {
    // It is told again next turn.
  }
}

function heard(happened: OwnPartProps['happened'], seat: number): Known {
  const news: Record<number, Played> = {}
  for (const told of happened) {
    const event = eventOf(told)
    if (event.event === 'played' && event.seat === seat) news[event.card] = { use: event.use }
    if (event.event === 'side' && event.seat === seat) news[event.card] = { as: event.as, n: event.n }
  }
  return news
}

/** By card: what it gave, as far as this browser has seen it. */
export function useGave({ happened, at, seat, mage }: OwnPartProps): (card: number) => Text | undefined {
  const [state, setState] = useState(() => ({ at: -1, seat, known: read(seat) }))
  let { known } = state
  if (state.at !== at || state.seat !== seat) {
    const before = state.seat === seat ? known : read(seat)
    known = { ...before, ...heard(happened, seat) }
    setState({ at, seat, known })
  }
  useEffect(() => write(seat, known), [seat, known])
  return (card) => {
    const played = known[card]
    return played === undefined ? undefined : textOf(mage.tables, card, played)
  }
}

function textOf(tables: MatchTables, card: number, played: Played): Text {
  return 'use' in played ? gainOf(tables, card, played.use) : text(`plays.side.${played.as}`, { n: played.n })
}
