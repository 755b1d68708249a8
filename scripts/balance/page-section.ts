import { readFileSync, writeFileSync } from 'node:fs'
import { fail } from '../arguments.mjs'

/** Puts lines between the two marks of a section of a page. */
export function writeSection(page: URL, name: string, lines: readonly string[]): void {
  const text = readFileSync(page, 'utf8')
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) fail(`${page.pathname} has no section ${begin} … ${end}.`)
  const section = [begin, '', ...lines, '', ''].join('\n')
  writeFileSync(page, text.slice(0, from) + section + text.slice(to))
}
