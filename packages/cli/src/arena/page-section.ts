import { readFileSync } from 'node:fs'
import { refuse } from '@longtable/kernel'
import { writable, writeWhole } from '../files/files.ts'
import { markdown } from './columns.ts'
import type { ArenaReport } from './report.ts'

/** A section in a page, between two marks that name a study. */
export class PageSection {
  private readonly path: string
  private readonly begin: string
  private readonly end: string

  /** Refuses a page that has no such section. */
  constructor(path: string, study: string) {
    this.path = path
    this.begin = `<!-- arena ${study} -->`
    this.end = `<!-- end of arena ${study} -->`
    this.around()
  }

  /** Puts a report there, instead of what stood there before. */
  write(report: ArenaReport, command: string): void {
    const { before, after } = this.around()
    const { notes, tables } = report
    const lines = [
      notes.join(' '),
      '',
      ...tables.flatMap((rows) => [...markdown(rows), '']),
      `Made by \`${command}\`.`,
    ]
    writeWhole(this.path, `${before}\n\n${lines.join('\n')}\n\n${after}`)
  }

  private around(): { before: string; after: string } {
    const { path, begin, end } = this
    const page = writable(path, () => readFileSync(path, 'utf8'))
    const [from, to] = [page.indexOf(begin), page.indexOf(end)]
    if (from < 0 || to < from) refuse('cli.arena.noMarks', { path, begin, end })
    return { before: page.slice(0, from + begin.length), after: page.slice(to) }
  }
}
