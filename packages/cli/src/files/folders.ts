import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Io } from '../terminal/io.ts'

type Env = Io['env']

function given(env: Env, ...names: readonly string[]): string | undefined {
  return names.map((name) => env[name]).find((value) => value !== undefined && value !== '')
}

function home(env: Env): string {
  return given(env, 'HOME', 'USERPROFILE') ?? homedir()
}

function onMac(env: Env): string {
  return join(home(env), 'Library', 'Application Support')
}

/** Where this person's data lie: one place for everything, or where the system keeps such things. */
export function dataFolder(env: Env, platform = process.platform): string {
  const own = given(env, 'LONGTABLE_HOME')
  if (own !== undefined) return own
  const usual = platform === 'darwin' ? onMac(env) : join(home(env), '.local', 'share')
  return join(given(env, 'XDG_DATA_HOME', 'LOCALAPPDATA') ?? usual, 'longtable')
}

/** The server's data: apart from the matches of `play`, which are files of their own. */
export function serverFolder(env: Env, platform = process.platform): string {
  return given(env, 'LONGTABLE_DATA') ?? join(dataFolder(env, platform), 'server')
}

/** Where this person's secrets lie. */
export function keysFolder(env: Env, platform = process.platform): string {
  const own = given(env, 'LONGTABLE_HOME')
  if (own !== undefined) return join(own, 'keys')
  const usual = platform === 'darwin' ? onMac(env) : join(home(env), '.config')
  return join(given(env, 'XDG_CONFIG_HOME', 'APPDATA') ?? usual, 'longtable', 'keys')
}
