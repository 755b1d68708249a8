import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { refuse } from '@longtable/kernel'

/** A test that says which rules it proves: `proves('IMM-EXTRACT-1', 'takes the printed yield', () => { … })`. */
export interface RuleProof {
  readonly ids: readonly string[]
  readonly title: string
  /** Relative to the project's folder. */
  readonly file: string
  readonly line: number
}

/** Finds the proofs in the sources of a game's tests, which an installed copy may not have. */
export function findProofs(tests: string, root: string): readonly RuleProof[] {
  if (statSync(tests, { throwIfNoEntry: false })?.isDirectory() !== true) {
    refuse('cli.rules.noSources', { folder: tests })
  }
  return sources(tests).flatMap((path) => {
    const file = relative(root, path).replaceAll('\\', '/')
    return proofsIn(readFileSync(path, 'utf8')).map((proof) => ({ ...proof, file }))
  })
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sources(path)
      return entry.isFile() && entry.name.endsWith('.test.ts') ? [path] : []
    })
}

/** Comments, strings, the word itself, or any other character: in this order, so that a comment hides its content. */
const TOKENS =
  /\/\/[^\n]*|\/\*[^]*?\*\/|(?<![\w$.])proves\s*(?=\()|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
const STRING = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|${'`'}(?:\\.|[^${'`'}\\])*${'`'}`
const SPACE = String.raw`(?:\s|//[^\n]*\n|/\*[^]*?\*/)*`
const CALL = new RegExp(
  String.raw`\(${SPACE}(?<ids>${STRING}|\[(?:${SPACE}(?:${STRING})${SPACE},?)*${SPACE}\])${SPACE},${SPACE}(?<title>${STRING})`,
  'y',
)
const STRINGS = new RegExp(STRING, 'g')

/** The proofs in one source. A call whose ids or title are not written out is one that proves nothing. */
export function proofsIn(source: string): Omit<RuleProof, 'file'>[] {
  const found: Omit<RuleProof, 'file'>[] = []
  for (const token of source.matchAll(TOKENS)) {
    if (!token[0].startsWith('proves')) continue
    CALL.lastIndex = token.index + token[0].length
    const groups = CALL.exec(source)?.groups
    const line = source.slice(0, token.index).split('\n').length
    const ids = groups?.['ids']?.match(STRINGS)?.map(unquoted) ?? []
    found.push({ ids, title: unquoted(groups?.['title'] ?? "''"), line })
  }
  return found
}

function unquoted(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(.)/g, '$1')
}
