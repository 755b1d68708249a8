import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which Longtable this is; `root` is the project's folder, or that of the installed package. */
export function versionIn(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}
