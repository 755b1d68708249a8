import type { VentureViewContext } from '@longtable/dark-venture/board'

type PassageRow = VentureViewContext['tables']['edition']['adventure']['passages'][number]

/** A passage of the adventure. */
export function passageRow({ tables: { edition } }: VentureViewContext, id: string): PassageRow {
  const row = edition.adventure.passages.find((passage) => passage.id === id)
  if (row === undefined) throw new Error(`no passage ${id}`)
  return row
}
