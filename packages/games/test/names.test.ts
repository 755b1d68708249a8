import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { namedIn } from '../../../scripts/game-names.mjs'
import { gamePackages } from '../../../scripts/games.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('shared code names no game: what belongs to one lies in a folder or file of its name', () => {
  expect(namedIn(root, gamePackages())).toEqual([])
})

test('a name is found in every spelling, wherever it does not belong', () => {
  const project = mkdtempSync(join(tmpdir(), 'longtable-names-'))
  const write = (path: string, ...lines: string[]): void => {
    mkdirSync(join(project, path, '..'), { recursive: true })
    writeFileSync(join(project, path), lines.join('\n'))
  }
  write(
    'packages/server/src/pages.ts',
    'const a = "night-owl"',
    'nightOwlPage',
    'playNightOwl',
    'midnight-owls',
  )
  write('packages/web/src/start.css', '/* Night Owl */', '.knight-owl {}')
  write('packages/web/index.html', '<p>NIGHT_OWL</p>')
  write('scripts/soak.ts', 'import "./games/night-owl/soak.ts"')
  write('lint.config.ts', 'packages/night-owl/src')
  // Where it may stand.
  write('packages/cli/src/games/night-owl/board.ts', 'nightOwl')
  write('packages/games/src/bots/night-owl.ts', 'nightOwl')
  write('packages/games/src/list.ts', 'nightOwl')
  write('packages/server/test/pages.test.ts', 'nightOwl')
  write('package.json', '"@longtable/night-owl": "0.1.0"')
  const files = namedIn(project, ['night-owl']).map((line) => line.split(': ')[0])
  expect(files.toSorted()).toEqual([
    'lint.config.ts:1',
    'packages/server/src/pages.ts:1',
    'packages/server/src/pages.ts:2',
    'packages/server/src/pages.ts:3',
    'packages/web/index.html:1',
    'packages/web/src/start.css:1',
    'scripts/soak.ts:1',
  ])
})
