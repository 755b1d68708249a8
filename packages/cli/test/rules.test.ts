import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proofsIn } from '../src/files/rule-proofs.ts'
import { folder, json, longtable, toyEntry, type Ran } from './toy/terminal.ts'

const word = 'proves'

function withTests(source: string): Parameters<typeof longtable>[1] {
  const tests = folder()
  mkdirSync(join(tests, 'deep'))
  writeFileSync(join(tests, 'deep', 'toy.test.ts'), source)
  writeFileSync(join(tests, 'helper.ts'), `${word}('TOY-CARDS-1', 'not a test file', () => {})`)
  return { entries: [toyEntry(tests)] }
}

function rules(source: string, ...args: readonly string[]): Promise<Ran> {
  return longtable(['rules', 'toy', ...args], withTests(source))
}

const whole = `
${word}('TOY-PLAY-1', 'refuses a lower card', () => {})
${word}(['TOY-CARDS-1', 'TOY-PLAY-1'], "there's a deck", () => {})
`

test('finds what a source proves, and nothing in its comments and strings', () => {
  const source = `
    // ${word}('A-1', 'in a comment', () => {})
    /* ${word}('A-2', 'in another', () => {}) */
    const s = "${word}('A-3', 'in a string')"
    import { ${word} } from './support.ts'
    ${word}( // why
      'A-4',
      'over several lines',
      () => {},
    )
    ${word}([\n'A-5', "A-6",\n], \`a title\`, () => {})
    it.${word}('A-7', 'something else', () => {})
    ${word}(ids, 'ids from elsewhere', () => {})
    im${word}('A-8', 'another word', () => {})
  `
  expect(proofsIn(source)).toEqual([
    { ids: ['A-4'], title: 'over several lines', line: 6 },
    { ids: ['A-5', 'A-6'], title: 'a title', line: 11 },
    { ids: [], title: '', line: 15 },
  ])
})

test('lists the register with the tests of each rule', async () => {
  const ran = await rules(whole, '--json')
  expect(ran.code).toBe(0)
  const rows = json(ran) as { id: string; text: string; source: string; tests: { title: string }[] }[]
  expect(rows.map(({ id }) => id)).toEqual(['TOY-PLAY-1', 'TOY-CARDS-1', 'TOY-NOTE-1'])
  expect(rows[0]).toMatchObject({
    text: 'A card must be higher than the last one.',
    source: 'Playing',
    basis: 'book',
  })
  expect(rows[0].tests.map(({ title }) => title)).toEqual(['refuses a lower card', "there's a deck"])
  expect(rows[1].tests).toEqual([
    { file: expect.stringMatching(/deep\/toy\.test\.ts$/) as string, line: 3, title: "there's a deck" },
  ])
  expect(rows[2].tests).toEqual([])
})

test('says them in French', async () => {
  const ran = await rules(whole, '--lang', 'fr')
  expect(ran.out).toContain(
    'TOY-PLAY-1  Une carte doit dépasser la précédente.\n    livret : Playing\n    ✓ refuses',
  )
  expect(ran.out).toContain('une note, sans effet : no behaviour')
})

test('is silent when every rule has a test', async () => {
  const ran = await rules(whole, '--untested')
  expect(ran).toMatchObject({ code: 0, out: '', err: '' })
  expect(json(await rules(whole, '--untested', '--json'))).toEqual([])
})

test('names rules without a test, and tests without a rule', async () => {
  const ran = await rules(
    `${word}('TOY-PLAY-1', 'x', y)\n${word}('TOY-OLD-1', 'x', y)\n${word}(z, 'x', y)`,
    '--untested',
  )
  expect(ran.code).toBe(1)
  const [missing, foreign, unclear] = ran.out.split('\n')
  expect(missing).toBe('TOY-CARDS-1  There are 24 cards.')
  expect(foreign).toMatch(/toy\.test\.ts:2 proves TOY-OLD-1, which is not in the register$/)
  expect(unclear).toMatch(/toy\.test\.ts:3 does not write out/)
})

test('says so where the sources of the tests are missing', async () => {
  const entries = [toyEntry(join(folder(), 'gone'))]
  const ran = await longtable(['rules', 'toy'], { entries })
  expect(ran.code).toBe(2)
  expect(ran.err).toMatch(/not in this copy.*gone.*whole project/)
})

test('says of each rule whether it is printed, a ruling or a stand-in', async () => {
  const toy = toyEntry(folder())
  const [first] = toy.game.rules
  const sources = ['Playing', 'ruling: Playing', 'stand-in: Playing']
  const game = { ...toy.game, rules: sources.map((source) => ({ ...first, source })) }
  const { out } = await longtable(['rules', 'toy'], { entries: [{ ...toy, game }] })
  expect(out).toContain('rulebook: Playing')
  expect(out).toContain('our ruling, where the rulebook is silent: Playing')
  expect(out).toContain('a stand-in of ours, for what is not public: Playing')
})
