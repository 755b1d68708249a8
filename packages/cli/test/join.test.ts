import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Api, readLink, RemoteTable } from '@longtable/server/client'
import { connectInNode } from '@longtable/server/client/node'
import type { Serving } from '@longtable/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMatch, OPEN, PROUD, somebody, toyServer } from './toy/server.ts'
import { folder, longtable, Reader, type Ran, type Setting } from './toy/terminal.ts'

let server: Serving
let host: Api

beforeAll(async () => {
  server = await toyServer()
  host = await somebody(server.url)
})

afterAll(() => server.close())

const ones = Array.from({ length: 40 }, () => '1')

/** An invitation to a match against a bot, or as wanted. */
async function invited(...wanted: Parameters<typeof newMatch>[1][]): Promise<string> {
  const { invitations } = await newMatch(host, wanted[0])
  return invitations[0].url
}

function play(url: string, lines: Setting['lines'], ...args: readonly string[]): Promise<Ran> {
  return longtable(['join', url, '--name', 'Ann', ...args], { lines: lines ?? [] })
}

/** A person's own files, and the key that lies there. */
function home() {
  const path = folder()
  const name = new URL(server.url).host.replaceAll(':', '_')
  const file = join(path, 'keys', `${name}.json`)
  return {
    env: { LONGTABLE_HOME: path },
    file,
    read: () => JSON.parse(readFileSync(file, 'utf8')) as { key: string },
  }
}

test('a script plays a whole match by its invitation, and the seed proves to be the one of the start', async () => {
  // With this seed a card cannot be played at some time.
  const made = await newMatch(host, { seed: 'blocked' })
  const ran = await play(made.invitations[0].url, ones)
  expect(ran.err).toBe('')
  expect(ran.code).toBe(0)
  expect(ran.out).toContain('Toy. Type ? for help.\nYou are Ann.\n')
  expect(ran.out).toContain('Ann: How much is the first turn worth to you?\n  1  Bid 0 [costs nothing]\n')
  expect(ran.out).toContain('–  Play card')
  expect(ran.out).toContain('[TOY-PLAY-1]')
  expect(ran.out).toMatch(/^· Seat [01] begins\.$/m)
  expect(ran.out).toMatch(/(Ann|Player 2 \(proud\)) has won\.|have won together\./)
  expect(ran.out).toContain('it was settled before the match began.')
  const [, noted = ''] = /at the end: ([0-9a-f]{64})$/m.exec(ran.out) ?? []
  const file = join(folder(), 'match.json')
  writeFileSync(file, JSON.stringify(await host.exported(made.match.id)))
  const verified = await longtable(['replay', file, '--commitment', noted])
  expect(verified.err).toBe('')
  expect(verified.out).toContain(`The seed fits the commitment ${noted}`)
})

test('two people play one match, each from their own view, and see the same end', async () => {
  const made = await newMatch(host, { seats: [OPEN, OPEN] })
  const [ann, bob] = made.invitations.map(({ url }) => url)
  const reader = new Reader()
  const first = longtable(['join', ann, '--name', 'Ann'], { lines: ones, onWrite: reader.onWrite })
  await reader.sees('Waiting until the last open seat is taken.')
  const rans = await Promise.all([first, longtable(['join', bob, '--name', 'Bob'], { lines: ones })])
  const ends = rans.map(({ out }) => out.slice(out.search(/^(Ann|Bob).* won/m)))
  expect(ends[0]).toMatch(/^(Ann|Bob)( has| and).* won/)
  expect(ends[0]).toBe(ends[1])
  for (const [i, { code, out }] of rans.entries()) {
    const other = i === 0 ? 'Bob' : 'Ann'
    expect(code).toBe(0)
    expect(out).toContain(`You are ${i === 0 ? 'Ann' : 'Bob'}.`)
    expect(out).toContain(`Waiting for ${other}.`)
    expect(out).not.toContain(`${other}: How much`)
  }
  expect(rans[0].out).toContain('Bob sits down.\n')
  expect(rans[0].out).toContain('The match begins.\n')
})

test('help, board, log, rules, forecast and what cannot be taken back answer without ending the turn', async () => {
  const lines = ['4', '?', 'b', 'l', 'r toy-play-1', 'f 1', '99', 'nonsense', 'u', 'say good evening', 'q']
  const { out, code } = await play(await invited(), lines)
  expect(code).toBe(0)
  expect(out).toContain('ask        ask the others')
  expect(out).toMatch(/^cards: \[\[-2,/m)
  expect(out).toContain('\nSeat 0 begins.\n')
  expect(out).toContain('TOY-PLAY-1  A card must be higher')
  expect(out).toContain('Nothing can be said about that beforehand.')
  expect(out).toContain('There is no choice 99')
  expect(out).toContain('No choice has “nonsense” in it.')
  expect(out).toMatch(/This cannot be taken back/)
  expect(out).toContain('Ann: “good evening”')
  expect(out).toContain('Your seat stays yours. Come back with: npx longtable join http')
  expect(out).not.toContain('invite=')
})

test('whoever leaves comes back to their seat with the same key, which nobody else can read', async () => {
  const { env, file, read } = home()
  const url = await invited()
  const first = await longtable(['join', url, '--name', 'Ann'], { lines: ['3'], env })
  expect(first.out).toContain('The input has ended.')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { key } = read()
  const [, again = ''] = /npx longtable join (\S+)$/m.exec(first.out) ?? []
  const second = await longtable(['join', again], { lines: ['l', ...ones], env })
  expect(second.out).toContain('You are Ann.')
  expect(second.out).toContain('Seat 0 begins.')
  expect(second.out).toMatch(/won/)
  expect(read().key).toBe(key)
  // The invitation still leads to one's own seat, and a new name is kept.
  const third = await longtable(['join', url, '--name', 'Anna'], { env })
  expect(third.code).toBe(0)
  expect(read()).toMatchObject({ key, name: 'Anna' })
})

test('the key may be kept elsewhere', async () => {
  const file = join(folder(), 'my-key.json')
  const ran = await play(await invited(), ['q'], '--key-file', file)
  expect(ran.out).toContain(`--key-file ${file}`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('somebody who watches sees what everybody sees, and needs no key', async () => {
  const made = await newMatch(host)
  const link = made.invitations[0].url.replace(/#.*/, '')
  const { env, file } = home()
  const watching = longtable(['join', link, '--watch'], { env })
  await play(made.invitations[0].url, ones)
  const { out, code } = await watching
  expect(code).toBe(0)
  expect(out).toContain('You are watching.')
  expect(out).toMatch(/^· Seat \d plays card \d+\.$/m)
  expect(out).toMatch(/won/)
  expect(out).not.toMatch(/You draw|Your choice/)
  expect(existsSync(file)).toBe(false)
})

test('what the rules do not let one take back alone, the others may agree to', async () => {
  const made = await newMatch(host, { seats: [OPEN, OPEN] })
  const [ann, bob] = made.invitations.map(({ url }) => url)
  // Ann bids most and begins; she passes, which draws a card; after Bob’s turn she wants that back.
  const hers = ['last', 'last', 'u', 'ask']
  const reader = new Reader()
  const [asking, asked] = await Promise.all([
    longtable(['join', ann, '--name', 'Ann'], {
      onWrite: reader.onWrite,
      lines: async (prompt) => {
        const line = hers.shift()
        if (line === undefined) await reader.sees('Something was taken back.')
        return line === 'last' ? lastOf(prompt) : (line ?? '1')
      },
    }),
    longtable(['join', bob, '--name', 'Bob'], {
      lines: (prompt) => (prompt.includes('Do you agree?') ? 'yes' : '1'),
    }),
  ])
  expect(asking.out).toContain('This cannot be taken back')
  expect(asking.out).toContain('Something was taken back.')
  expect(asking.out).toMatch(/won/)
  expect(asked.out).toContain('Ann asks to take the last choice back.')
  expect(asked.out).toContain('Do you agree? (yes or no, ? for help) yes')
})

/** The number of the last choice. */
function lastOf(prompt: string): string {
  return /\(1–(\d+)/.exec(prompt)?.[1] ?? 'none'
}

test('a match with a password lets in whoever knows it', async () => {
  const { invitations, match } = await newMatch(host, { password: 'open sesame', listed: true })
  const [{ url }] = invitations
  const link = url.replace(/#.*/, '')
  const wrong = await play(link, ['q'], '--password', 'open barley')
  expect(wrong.code).toBe(2)
  expect(wrong.err).toMatch(/password/i)
  const watching = await longtable(['join', link, '--watch'])
  expect(watching.code).toBe(2)
  expect(watching.err).toMatch(/password/i)
  const right = await play(link, ['q'], '--password', 'open sesame')
  expect(right.err).toBe('')
  expect(right.out).toContain('You are Ann.')
  expect((await host.match(match.id)).match.seats[0].name).toBe('Ann')
})

test('a link for another device leads to the seat, too', async () => {
  const { env, read } = home()
  const url = await invited()
  await longtable(['join', url, '--name', 'Ann'], { lines: ['q'], env })
  const [, match = ''] = /\/m\/([\w-]+)#/.exec(url) ?? []
  const ann = new Api({ server: server.url, key: read().key, fetch })
  const device = (await ann.deviceLink(match, 0)).url
  const other = await longtable(['join', device, '--name', 'Ann’s other'], { lines: ones })
  expect(other.err).toBe('')
  expect(other.out).toContain('You are Ann.')
  expect(other.out).toMatch(/won/)
  const watching = await longtable(['join', device, '--watch'])
  expect(watching.err).toContain('leave out --watch')
})

/** Takes a seat by its invitation, and connects to it. */
async function sitDown(api: Api, url: string): Promise<RemoteTable> {
  const link = readLink(url)
  if (link?.kind !== 'invitation') throw new Error(`no invitation: ${url}`)
  const { match, seat, invitation } = link
  await api.sit(match, seat, { invitation })
  const table = new RemoteTable({
    server: server.url,
    match,
    seat,
    key: api.key ?? '',
    connect: connectInNode,
  })
  await table.arrival()
  return table
}

test('whoever finds a bot in their seat plays themselves again; a pause is told', async () => {
  const made = await newMatch(host, { seats: [OPEN, OPEN] })
  const [ann, bob] = made.invitations.map(({ url }) => url)
  const api = new Api({ server: server.url, fetch })
  const person = await api.newPerson('Ann')
  const file = join(folder(), 'key.json')
  writeFileSync(file, JSON.stringify({ server: server.url, ...person }))
  const hers = await sitDown(api, ann)
  const his = await sitDown(await somebody(server.url, 'Bob'), bob)
  await hers.next(({ match }) => match?.status === 'running')
  await hers.hand(0, 'random')
  hers.leave()
  const reader = new Reader()
  const ran = await longtable(['join', ann, '--key-file', file], {
    typed: true,
    onWrite: reader.onWrite,
    lines: async () => {
      await reader.sees('Ann plays again.')
      await his.pause(true)
      await his.pause(false)
      await his.say('\u202Ehello')
      await reader.sees('Bob: “')
      return 'q'
    },
  })
  his.leave()
  expect(ran.code).toBe(0)
  expect(ran.out).toContain('You are Ann (for whom random plays).')
  expect(ran.out).toContain('Bob: “hello”')
  expect(ran.out).toContain('The match is paused by Bob.\n')
  expect(ran.out).toContain('The match goes on.\n')
})

test('a connection that is lost comes back by itself, and what was typed meanwhile counts', async () => {
  const data = folder()
  let running = await toyServer({ data })
  const { port } = running
  const made = await newMatch(await somebody(running.url))
  const reader = new Reader()
  let typed = 0
  const { out, code } = await longtable(['join', made.invitations[0].url, '--name', 'Ann'], {
    typed: true,
    onWrite: reader.onWrite,
    lines: async () => {
      typed++
      if (typed === 1) {
        await running.close()
        await reader.sees('The connection is lost.')
        return '1'
      }
      if (typed === 2) return '2'
      running = await toyServer({ data, port })
      await reader.sees('begins.')
      return 'q'
    },
  })
  await running.close()
  expect(code).toBe(0)
  expect(out).toContain('Your last choice is still on its way.')
  expect(out).toContain('The connection is back.')
  expect(out).toMatch(/· Seat \d begins\.\n/)
})

test('whoever is not let back in is told why, and does not try for ever', async () => {
  const made = await newMatch(host)
  const reader = new Reader()
  const ran = await longtable(['join', made.invitations[0].url, '--name', 'Ann'], {
    typed: true,
    onWrite: reader.onWrite,
    lines: async () => {
      await host.removeMatch(made.match.id)
      return new Promise(() => {})
    },
  })
  expect(ran.code).toBe(2)
  expect(ran.out).toContain('The connection is lost.')
  expect(ran.err).toBe('There is no such match here.\n')
})

test.each([
  ['no link at all', 'nonsense', 'is no link to a match'],
  ['another kind of address', 'ftp://example.org/m/abcdefgh', 'is no link to a match'],
  ['a server that is not there', 'http://127.0.0.1:9/m/abcdefghij', 'cannot be reached'],
])('%s is told in one sentence', async (_name, url, said) => {
  const ran = await play(url, [])
  expect(ran.code).toBe(2)
  expect(ran.err).toContain(said)
  expect(ran.err.trimEnd().split('\n')).toHaveLength(1)
})

test('an address without a match, a match that is not there and one that is full are refused', async () => {
  const full = await newMatch(host, { seats: [PROUD, PROUD] })
  const links: [string, string][] = [
    [server.url, 'is the address of a server'],
    [`${server.url}/m/abcdefghijkl`, 'There is no such match here.'],
    [`${server.url}/m/${full.match.id}`, 'taken'],
  ]
  for (const [url, said] of links) {
    const ran = await play(url, [])
    expect(ran.code).toBe(2)
    expect(ran.err).toContain(said)
    const french = await longtable(['join', url, '--lang', 'fr'])
    expect(french.err).not.toContain(said)
    expect(french.err).not.toMatch(/cli\.|server\./)
  }
})

test('a key that is damaged, of another server or not known any more is said to be so', async () => {
  const url = await invited()
  const file = join(folder(), 'key.json')
  const refused = async (content: unknown): Promise<string> => {
    writeFileSync(file, JSON.stringify(content))
    const ran = await play(url, [], '--key-file', file)
    expect(ran.code).toBe(2)
    expect(ran.err).toContain(file)
    return ran.err
  }
  const kept = { server: server.url, id: 'abcdefgh', name: 'Ann', key: `abcdefgh.${'k'.repeat(43)}` }
  expect(await refused([])).toContain('is damaged')
  expect(await refused({ ...kept, key: 7 })).toContain('is damaged')
  expect(await refused({ ...kept, server: 'http://elsewhere.example' })).toContain(
    'is for http://elsewhere.example',
  )
  expect(await refused(kept)).toContain('does not know the key')
})

test('the words are French for those who want them', async () => {
  const { out } = await longtable(['join', await invited(), '--name', 'Anne', '--lang', 'fr'], {
    lines: ones,
  })
  expect(out).toContain('Vous êtes Anne.')
  expect(out).toMatch(/gagné/)
  expect(out).not.toMatch(/cli\.|server\.|Waiting/)
})
