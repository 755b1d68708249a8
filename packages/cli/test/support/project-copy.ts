import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** The packages of npm are those of the project itself; ours are those of the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '.cache' || name === '.vite') continue
    if (name !== '@longtable') symlinkSync(join(from, name), join(to, name))
    else {
      mkdirSync(join(to, name))
      for (const ours of readdirSync(join(from, name)))
        symlinkSync(readlinkSync(join(from, name, ours)), join(to, name, ours))
    }
  }
}

/** A checkout of the project as it is now, with all that is installed, in a folder of its own. */
export function projectCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'longtable-project-'))
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  for (const file of files.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  const places = ['.', 'bench', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)]
  for (const place of places) {
    const installed = join(root, place, 'node_modules')
    if (existsSync(installed)) linkPackages(installed, join(copy, place, 'node_modules'))
  }
  return copy
}
