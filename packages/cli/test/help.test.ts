import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longtable } from './toy/terminal.ts'

const commands = [
  'games',
  'play',
  'serve',
  'join',
  'backup',
  'simulate',
  'arena',
  'arena-worker',
  'replay',
  'rules',
  'provenance',
  'edition',
  'coverage',
  'conform',
  'bench',
]

test('without a command there is help', async () => {
  for (const args of [[], ['--help'], ['--lang', 'en']]) {
    const ran = await longtable(args)
    expect(ran.code).toBe(0)
    for (const command of commands) expect(ran.out).toContain(`  ${command}`)
  }
})

test.each(commands)('%s explains itself with an example, in both languages', async (command) => {
  const english = await longtable([command, '--help'])
  expect(english.code).toBe(0)
  expect(english.out).toMatch(/^Usage: longtable /)
  expect(english.out).toContain(`Examples:\n  npx longtable ${command}`)
  const french = await longtable([command, '--help', '--lang=fr'])
  expect(french.out).toMatch(/^Utilisation : longtable /)
  expect(french.out).toContain('Exemples :')
  expect(french.out).not.toMatch(/Usage:|Arguments:|display help|cli\./)
})

test('the version is that of the package, and nothing else is printed', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  expect(await longtable(['--version'])).toMatchObject({ code: 0, out: `${version}\n`, err: '' })
  expect((await longtable(['--help', '--lang', 'fr'])).out).toContain('afficher la version')
})
