import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { describe, expect, it } from 'vitest'
import { eachLine, masked } from '../src/workers/thread-output.ts'

const seed = '0123456789abcdef'.repeat(4)
const key = 'Ab_-'.repeat(10)

async function linesOf(chunks: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  const stream = new PassThrough()
  eachLine(stream, (line) => lines.push(line))
  for (const chunk of chunks) stream.write(chunk)
  stream.end()
  await finished(stream)
  return lines
}

describe('what is written to a log', () => {
  it('has no seeds and no keys in it', () => {
    expect(masked(`seed=${seed}, key: ${key}!`)).toBe('seed=[hidden], key: [hidden]!')
  })

  it('stands in one line that is not too long, and no secret is cut in half', () => {
    expect(masked(' one\n\ttwo  ')).toBe('one two')
    const long = masked(`${'x '.repeat(245)}${seed} and so on and on and on`)
    expect(long).toMatch(/^(x ){245}\[hidden\] .*…$/)
    expect(long).toHaveLength(501)
  })
})

describe('a stream', () => {
  it('is cut into lines, whatever comes at once', async () => {
    expect(await linesOf(['a', 'b\nc', '\n\n', 'd\ne'])).toEqual(['ab', 'c', 'd', 'e'])
  })

  it('without an end of line is passed on, and no secret in it', async () => {
    const lines = await linesOf(['x '.repeat(300) + seed.slice(0, 15), `${seed.slice(15)} y`])
    expect(lines).toEqual([`${'x '.repeat(250)}…`, '[hidden] y'])
  })

  it('of one endless word fills no memory and tells nothing', async () => {
    const lines = await linesOf([...Array.from({ length: 50 }, () => seed.repeat(10)), ' end'])
    expect(lines).toEqual(['[hidden]', 'end'])
  })
})
