import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Violation } from './checks.ts'

export const GLOSSARY = 'docs/glossary.md'

/** `- **term** — what it means — `file``. */
const LINE = /^- \*\*(?<term>[^*]+)\*\* — (?<meaning>.+) — `(?<file>[^`]+)`$/

/** Every term is in the file that is named for it, or in its name, and means one thing. */
export function checkGlossary(root: string, page: string): Violation[] {
  const meanings = new Map<string, string>()
  return page.split('\n').flatMap((line): Violation[] => {
    if (!line.startsWith('- ')) return []
    const { term, meaning, file } = LINE.exec(line)?.groups ?? {}
    const wrong = (why: string): Violation[] => [
      { package: file?.split('/')[1] ?? '', kind: 'glossary', from: `${GLOSSARY}, ${term ?? line}`, why },
    ]
    if (term === undefined || meaning === undefined || file === undefined)
      return wrong('a line is: - **term** — what it means — `file`')
    const before = meanings.get(term)
    meanings.set(term, meaning)
    if (before !== undefined && before !== meaning) return wrong('is listed twice, with different meanings')
    if (statSync(join(root, file), { throwIfNoEntry: false })?.isFile() !== true)
      return wrong(`there is no file ${file}`)
    return has(`${basename(file)}\n${readFileSync(join(root, file), 'utf8')}`, term)
      ? []
      : wrong(`${file} does not have it`)
  })
}

/**
 * Each of the terms of a line (`site, realm`, `run / ask`) in the file or its name, without what is in brackets: a name of the code as it is
 * spelled, and several words also as one name (`match tables`, `MatchTables`).
 */
function has(source: string, terms: string): boolean {
  return terms
    .replaceAll(/ \([^)]*\)/g, '')
    .split(/, | \/ /)
    .every((term) => {
      const words = term.split(' ').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      const pattern = String.raw`(?<![\w$])${words.join(String.raw`[\s_-]*`)}`
      const isName = words.length === 1 && term !== term.toLowerCase()
      return new RegExp(isName ? String.raw`${pattern}(?![\w$])` : pattern, isName ? '' : 'i').test(source)
    })
}
