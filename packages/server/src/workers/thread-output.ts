import type { Readable } from 'node:stream'

const LONGEST_LINE = 500

/** Anything that could be a key, a seed or a hash. */
const SECRET = /[\w-]{20,}/g

/** A text that may be written to a log: short, in one line, and without anything that looks like a secret. */
export function masked(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim().replaceAll(SECRET, '[hidden]')
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line
}

/** Passes on what a stream says, line by line, masked. Of a line that is too long only parts are passed on. */
export function eachLine(stream: Readable, told: (line: string) => void): void {
  let rest = ''
  const tell = (line: string): void => {
    if (line.trim() !== '') told(masked(line))
  }
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) tell(line)
    if (rest.length <= LONGEST_LINE) return
    // A word that has begun is kept together: half a secret would not be known for one.
    const word = lastWord(rest)
    tell(rest.slice(0, word))
    rest = rest.slice(word, word + LONGEST_LINE)
  })
  stream.on('end', () => tell(rest))
}

/** Where the word begins that a text ends with. A search from the front would take too long for a long one. */
function lastWord(text: string): number {
  let at = text.length
  while (at > 0 && /[\w-]/.test(text.charAt(at - 1))) at--
  return at
}
