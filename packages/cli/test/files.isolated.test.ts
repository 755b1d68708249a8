import type * as nodeFs from 'node:fs'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '@longtable/kernel'
import { expect, test, vi } from 'vitest'
import { writeWhole } from '../src/files/files.ts'
import { folder } from './toy/terminal.ts'

const disk = vi.hoisted(() => ({ full: false }))

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof nodeFs>()
  return {
    ...fs,
    fsyncSync: (file: number) => {
      if (disk.full) throw Object.assign(new Error('write'), { code: 'ENOSPC' })
      fs.fsyncSync(file)
    },
  }
})

test('a file is written whole, and nothing is left beside it', () => {
  const here = folder()
  writeWhole(join(here, 'match.json'), 'one')
  writeWhole(join(here, 'match.json'), 'two')
  expect(readFileSync(join(here, 'match.json'), 'utf8')).toBe('two')
  expect(readdirSync(here)).toEqual(['match.json'])
})

test('when the disk is full the old file stays as it was', () => {
  const here = folder()
  const path = join(here, 'match.json')
  writeFileSync(path, 'old')
  disk.full = true
  try {
    expect(() => writeWhole(path, 'new')).toThrow(UserError)
  } finally {
    disk.full = false
  }
  expect(readFileSync(path, 'utf8')).toBe('old')
  expect(readdirSync(here)).toEqual(['match.json'])
})

test('a link stays a link: what it points to is written', () => {
  const here = folder()
  mkdirSync(join(here, 'real'))
  writeFileSync(join(here, 'real', 'match.json'), 'old')
  symlinkSync(join(here, 'real', 'match.json'), join(here, 'link.json'))
  writeWhole(join(here, 'link.json'), 'new')
  expect(readFileSync(join(here, 'real', 'match.json'), 'utf8')).toBe('new')
})

test('a folder is not overwritten', () => {
  const here = folder()
  expect(() => writeWhole(here, 'x')).toThrow(UserError)
})
