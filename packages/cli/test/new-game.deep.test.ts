import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectCopy } from './support/project-copy.ts'
import { longtable } from './toy/terminal.ts'

const HOUR = 3_600_000

test(
  'a project with a new game passes every check there is',
  async () => {
    const root = projectCopy()
    try {
      expect((await longtable(['new-game', 'night-owl'], { root })).code).toBe(0)
      const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs'], {
        cwd: root,
        encoding: 'utf8',
        // This test is not one of those: it would never end.
        env: { ...process.env, LONGTABLE_EFFORT: 'quick' },
      })
      expect(stdout.split('\n').filter((line) => /FAIL|✘|NOT RUN/.test(line))).toEqual([])
      expect(stdout.split('\n').at(-2)).toMatch(/^\d+ passed, 0 failed$/)
      expect(status).toBe(0)
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  },
  2 * HOUR,
)
