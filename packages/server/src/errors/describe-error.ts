/**
 * What may be written down of an unexpected error: its kind and where it happened. Its message may have anything in it,
 * such as a name or a key, and stays out.
 */
export function describeError(error: unknown): { kind: string; code?: string; at: readonly string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] }
  const stack = error.stack ?? ''
  const said = stack.indexOf(error.message)
  const frames = (said < 0 ? stack : stack.slice(said + error.message.length)).split('\n')
  const at = frames.filter((line) => /^\s+at /.test(line)).map((line) => line.trim())
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return {
    kind: error.constructor.name,
    ...(/^[A-Z_]{1,40}$/.test(code) ? { code } : {}),
    at: at.slice(0, 12),
  }
}
