import { itemAt } from '@longtable/kernel'

/** A table: its first row says what the columns are. */
export type Rows = readonly [head: readonly string[], ...rows: (readonly string[])[]]

/** As lines for a terminal, with columns of one width; all but the first are flush right. */
export function aligned(rows: Rows): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => itemAt(row, column).length)))
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = itemAt(widths, column)
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd(),
  )
}

/** As a table in Markdown. */
export function markdown([head, ...rows]: Rows): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)]
}
