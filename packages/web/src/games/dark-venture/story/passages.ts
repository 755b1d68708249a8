import type { VentureViewContext } from '@longtable/dark-venture/board'

type PassageRow = VentureViewContext['tables']['edition']['adventures'][number]['passages'][number]

/** A passage of the adventure. */
export function passageRow({ tables: { adventure } }: VentureViewContext, id: string): PassageRow {
  const row = adventure?.passages.find((passage) => passage.id === id)
  if (row === undefined) throw new Error(`no passage ${id}`)
  return row
}
