import type { Io } from './io.ts'

/** Emphasis on a terminal that shows it; plain text elsewhere, and for those who set NO_COLOR. */
export interface Ansi {
  bold(text: string): string
  dim(text: string): string
  /** Makes all that stood on the screen unreadable, what was scrolled away too. */
  clear(): string
  /** Back to the beginning of a line on which somebody may be typing, which is emptied. */
  back(): string
}

export function ansiFor({ out, env }: Io): Ansi {
  const coloured = out.tty && (env['NO_COLOR'] ?? '') === ''
  const wrap = (code: number) => (text: string) => (coloured ? `\u001B[${code}m${text}\u001B[0m` : text)
  return {
    bold: wrap(1),
    dim: wrap(2),
    back: () => (out.tty ? '\r\u001B[K' : ''),
    clear: () => (out.tty ? '\u001B[2J\u001B[3J\u001B[H' : ''),
  }
}
