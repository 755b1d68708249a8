import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const tutorial = read('docs/tutorial-new-game.md')

/** The code of the tutorial by file: a block belongs to the file that is named right above it. */
const blocks = [...tutorial.matchAll(/^`(examples\/[^`]+)`\n\n```\w+\n([^]*?)\n```$/gm)].map(
  ([, path, code]) => ({ path, code }),
)
/** Lines of tests, which are printed in part. */
const excerpts = [...tutorial.matchAll(/^From `([^`]+)`:\n\n```ts\n([^]*?)\n```$/gm)]

const sources = readdirSync(new URL('examples/high-card/src', root)).map((file) => `src/${file}`)
const files = ['package.json', ...sources]

test.each(files)('%s stands in the tutorial as it is', (name) => {
  const path = `examples/high-card/${name}`
  const lines = (code: string): string[] => code.split('\n').filter((line) => line !== '')
  const printed = blocks.filter((block) => block.path === path).flatMap(({ code }) => lines(code))
  expect(printed).toEqual(lines(read(path)))
})

test('what is printed of the tests stands there', () => {
  expect(excerpts.length).toBeGreaterThan(1)
  for (const [, path, code] of excerpts) expect(read(path)).toContain(code)
})
