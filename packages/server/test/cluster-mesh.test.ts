import { request } from 'node:http'
import { expect, test } from 'vitest'
import { emptySchema } from '../../../scripts/test/cluster.ts'
import { MeshPass } from '../src/cluster/index.ts'
import { readAnswer, readCall, writeAnswer, writeCall, writeRefusal } from '../src/cluster/calls.ts'
import { frame, kinds, readFrame } from '../src/cluster/frames.ts'
import { HttpError } from '../src/errors/http-error.ts'
import { openLobby, playOn, quick } from './support/lobby.ts'

const secret = 'a secret that only these servers know'

test('servers with the same secret find each other over WebSockets, and play one match together', async () => {
  const database = await emptySchema()
  const open = () => openLobby({ data: 'nowhere', database, cluster: { secret } })
  const [one, other] = [await open(), await open()]
  try {
    const ada = await one.person('Ada')
    const { match } = await ada.api.newMatch(quick(['me', 'bot', 'bot']))
    const tables = [await one.table(match.id, ada.key), await other.table(match.id)]
    await playOn([tables[0]])
    await tables[1].next((table) => table.match?.status === 'over')
    expect(other.serving.service.rooms.size).toBe(0)
    const metrics = await (await fetch(`${other.url}/metrics`)).text()
    expect(metrics).toMatch(/^longtable_cluster_current 1$/m)
    expect(metrics).toMatch(/^longtable_cluster_lines_passed 1$/m)
  } finally {
    await one.close()
    await other.close()
  }
})

test('nobody without the secret gets into the mesh, and no pass works twice', async () => {
  const lobby = await openLobby({
    data: 'nowhere',
    database: await emptySchema(),
    cluster: { secret },
  })
  const node = lobby.serving.node ?? ''
  const knock = (pass: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'x-longtable-pass': pass,
      }
      const asked = request(`${lobby.url}/api/mesh`, { headers }, ({ statusCode }) =>
        resolve(statusCode ?? 0),
      )
      asked.on('upgrade', (_, socket) => {
        socket.destroy()
        resolve(101)
      })
      asked.on('error', reject)
      asked.end()
    })
  try {
    const ours = new MeshPass(secret, () => Date.now())
    const { pass } = ours.show('me', node)
    expect(await knock(pass)).toBe(101)
    expect(await knock(pass)).toBe(403)
    expect(await knock('')).toBe(403)
    expect(await knock(ours.show('me', 'another').pass)).toBe(403)
    expect(await knock(new MeshPass('another secret', () => Date.now()).show('me', node).pass)).toBe(403)
    const late = new MeshPass(secret, () => Date.now() - 120_000)
    expect(await knock(late.show('me', node).pass)).toBe(403)
  } finally {
    await lobby.close()
  }
})

test('whoever answers at the address of a server without its secret is not believed', () => {
  const ours = new MeshPass(secret, () => Date.now())
  const { pass, word } = ours.show('me', 'you')
  const answer = ours.check(pass, 'you') ?? ''
  expect(ours.isAnswer(answer, word)).toBe(true)
  expect(ours.isAnswer(new MeshPass('x', () => Date.now()).check(pass, 'you') ?? '', word)).toBe(false)
  expect(ours.isAnswer('', word)).toBe(false)
})

test('frames and calls arrive as they were sent, also where nothing was said', () => {
  expect(readFrame(frame(kinds.in, 12, '{"a":\n1}'))).toEqual({ kind: 'i', number: 12, words: '{"a":\n1}' })
  for (const junk of ['', 'i', 'i\n', 'ix\n', '\n', 'i1']) expect(readFrame(junk)).toBeUndefined()
  const call = { method: 'exported', given: [undefined, 'm1', undefined, null, { a: 1 }] }
  expect(readCall(writeCall(call))).toEqual(call)
  expect(readAnswer(writeAnswer(undefined))).toBeUndefined()
  expect(readAnswer(writeAnswer({ a: null }))).toEqual({ a: null })
  const refused = new HttpError(429, { key: 'server.again' }, { 'Retry-After': '1' })
  expect(() => readAnswer(writeRefusal(refused))).toThrow('server.again')
  expect(() => readAnswer(writeRefusal(new Error('a secret')))).toThrow('server.fault')
})
