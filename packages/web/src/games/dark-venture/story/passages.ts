import type { VentureLook } from '@longtable/dark-venture'

type PassageRow = VentureLook['tables']['edition']['adventure']['passages'][number]

/** A passage of the adventure. */
export function passageRow({ tables: { edition } }: VentureLook, id: string): PassageRow {
  const row = edition.adventure.passages.find((passage) => passage.id === id)
  if (row === undefined) throw new Error(`no passage ${id}`)
  return row
}
