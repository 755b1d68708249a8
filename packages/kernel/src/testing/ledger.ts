import { writtenLines, type Ledger } from '../ledger.ts'

/** The source of a ledger with further lines at its end; `written` is a list of one string a line. */
export function withLines(source: string, lines: readonly string[]): string {
  const end = source.lastIndexOf(']')
  if (end < 0) throw new Error('a ledger’s source ends with its list')
  const added = writtenLines(lines).map((line) => `  '${line}',\n`)
  return `${source.slice(0, end)}${added.join('')}${source.slice(end)}`
}

/** Lines of tables that are not written down yet. */
export function unwritten({ lines, written }: Ledger): readonly string[] {
  return lines.slice(written)
}

/** The first line that is no longer what a release said it is; undefined if all are. */
export function changedLine(
  { lines }: Ledger,
  released: readonly string[],
): { readonly at: number; readonly was: string; readonly is: string | undefined } | undefined {
  const at = released.findIndex((line, n) => lines[n] !== line)
  return at < 0 ? undefined : { at, was: released[at], is: lines[at] }
}
