import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, longtable } from './toy/terminal.ts'

test('runs the measurements, hands --json on and ends as they do', async () => {
  const root = folder()
  mkdirSync(join(root, 'scripts'))
  const source = `console.log(JSON.stringify(process.argv.slice(2)))
    console.error('measuring')
    process.exitCode = 3`
  writeFileSync(join(root, 'scripts', 'bench.mjs'), source)
  const ran = await longtable(['bench', '--json'], { root })
  expect(ran).toMatchObject({ code: 3, out: '["--json"]\n', err: 'measuring\n' })
})

test('says so where they are missing', async () => {
  const ran = await longtable(['bench'], { root: folder() })
  expect(ran.code).toBe(2)
  expect(ran.err).toMatch(/not in this copy.*scripts\/bench\.mjs.*whole project/)
})
