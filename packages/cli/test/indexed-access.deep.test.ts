import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('what is read by its index may not be there, in every folder that says so', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/indexed-access.mjs'], {
    encoding: 'utf8',
  })
  expect({ status, words: stdout + stderr }).toMatchObject({ status: 0 })
})
