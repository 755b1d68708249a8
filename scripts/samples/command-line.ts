import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeKey } from '../../packages/cli/src/files/keys.ts'
import { called, calls, commands, shapeOf } from '../../packages/cli/test/support/samples.ts'
import type { Folder } from './write.ts'

/** Commands with their options, what programs are answered, and the files that the command line keeps. */
export async function writeCommandLine(folder: Folder): Promise<void> {
  folder.json('commands.json', await commands())
  const results = join(mkdtempSync(join(tmpdir(), 'longtable-samples-')), 'arena.jsonl')
  const answers: Record<string, unknown> = {}
  for (const [name, args] of Object.entries(calls)) answers[name] = shapeOf(await called(args, results))
  folder.json('answers.json', answers)
  folder.bytes('arena.jsonl', readFileSync(results))
  const key = join(results, '..', 'key.json')
  storeKey(key, {
    server: 'https://games.example',
    id: 'sample0123456789',
    name: 'Ada',
    key: 'sample0123456789.secret',
  })
  folder.bytes('key.json', readFileSync(key))
}
