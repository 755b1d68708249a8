import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Progress, Row, Told } from './rows.ts'

/** The client in a browser, measured by a process of its own that reads its sources as they are: the browser does the work. */
export async function measureClient(
  entry: URL,
  args: readonly string[],
  progress: Progress,
): Promise<readonly Row[]> {
  progress('client')
  const child = fork(entry, args, { execArgv: ['--import', 'tsx'] })
  let rows: readonly Row[] | undefined
  child.on('message', (told: Told) => {
    if ('progress' in told) progress(told.progress)
    else rows = told.rows
  })
  await once(child, 'exit')
  if (rows === undefined) throw new Error('the client could not be measured')
  return rows
}
