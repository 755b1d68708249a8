import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { folder } from './toy/terminal.ts'

const bin = fileURLToPath(new URL('../bin', import.meta.url))

/** A checkout in which only what a server needs is installed. */
function checkout(): string {
  const root = folder()
  cpSync(bin, join(root, 'packages/cli/bin'), { recursive: true })
  for (const part of ['src', 'dist']) mkdirSync(join(root, 'packages/cli', part))
  writeFileSync(join(root, 'packages/cli/src/main.ts'), 'export const main = (): number => 3\n')
  return root
}

function start(root: string): Promise<{ code: number; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(root, 'packages/cli/bin/longtable.mjs')], (error, _, err) => {
      resolve({ code: Number(error?.code ?? 0), err })
    })
  })
}

test('where only what a server needs is installed, the built program runs, however old it looks', async () => {
  const root = checkout()
  const built = join(root, 'packages/cli/dist/main.mjs')
  writeFileSync(built, 'export const main = () => 7\n')
  utimesSync(built, 1, 1)
  expect(await start(root)).toEqual({ code: 7, err: '' })
})

test('where nothing is built there either, it is said what to do', async () => {
  const { code, err } = await start(checkout())
  expect(code).toBe(1)
  expect(err).toMatch(/^longtable: nothing is built .*npm ci --include=dev.*npm run build.*\n$/)
})
