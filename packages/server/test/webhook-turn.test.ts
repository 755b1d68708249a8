import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLobby, quick, refusal, tempFolder, type LobbyPerson, type LobbyServer } from './support/lobby.ts'
import { gamesBefore, STEP } from './support/lobby-climb.ts'
import { Inbox } from './support/lobby-inbox.ts'
import { Rows } from './support/lobby-rows.ts'

const folder = tempFolder()
let lobby: LobbyServer
let ada: LobbyPerson
let ben: LobbyPerson
let inbox: Inbox
beforeAll(async () => {
  lobby = await openLobby({ data: folder.path, games: gamesBefore, allowPrivateWebhooks: true })
  ;[ada, ben] = await lobby.persons('Ada', 'Ben')
})
beforeEach(async () => {
  inbox = await Inbox.open()
})
afterEach(async () => {
  lobby.leaveAll()
  await inbox.close()
})
afterAll(async () => {
  await lobby.close()
  folder.remove()
})

/** Ada, then Ben, by turns; Ben is not there yet. */
async function gathering(): Promise<string> {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  return (await ada.api.newMatch({ game: 'climb', seats, listed: true })).match.id
}

const contents = () => inbox.posted.map(({ body }) => body.content)
const hookOf = async (id: string) => (await ada.api.match(id)).webhook

describe('the webhook of a match', () => {
  it('is set and removed by the host, and shown to nobody with more than its host name', async () => {
    const id = await gathering()
    expect(await refusal(ben.api.setWebhook(id, { url: inbox.url }))).toMatchObject({
      key: 'server.hostOnly',
      status: 403,
    })
    expect((await refusal(lobby.api().setWebhook(id, { url: inbox.url }))).status).toBe(401)
    const { webhook } = await ada.api.setWebhook(id, { url: inbox.url })
    expect(webhook).toEqual({ host: inbox.host, error: null, delivered: null })
    expect((await ada.api.mine()).find(({ match }) => match.id === id)?.webhook).toEqual(webhook)
    expect((await ben.api.match(id)).webhook).toBeNull()
    expect((await lobby.api().match(id)).webhook).toBeNull()
    expect(lobby.heard.join('\n')).not.toContain('secret-token')
    expect(new Rows(folder.path).match(id).webhook?.url).toBe(inbox.url)
    expect(await refusal(ben.api.dropWebhook(id))).toMatchObject({ key: 'server.hostOnly', status: 403 })
    expect((await ada.api.dropWebhook(id)).webhook).toBeNull()
    await ben.api.sit(id)
    // Nothing is sent any more: the next thing that comes is from another match.
    const next = await gathering()
    await ada.api.setWebhook(next, { url: inbox.url })
    await ben.api.sit(next)
    await inbox.until(1)
    expect(contents()).toEqual([`Ada: it is your turn in Climb. ${lobby.serving.url}/m/${next}`])
  })

  it('is not set to what is no address', async () => {
    const id = await gathering()
    for (const url of ['', 'here', 'ftp://127.0.0.1/x', 'http://ada:secret@127.0.0.1/', 'x'.repeat(2001)]) {
      expect((await refusal(ada.api.setWebhook(id, { url }))).status).toBe(400)
    }
    expect(await hookOf(id)).toBeNull()
  })

  it('says whose turn it is to those who are not there, in the language of the match', async () => {
    const id = await gathering()
    await ada.api.setWebhook(id, { url: inbox.url, lang: 'fr' })
    await ben.api.sit(id)
    await inbox.until(1)
    const table = await lobby.table(id, ada.key)
    await table.choose([STEP])
    await inbox.until(2)
    const url = `${lobby.serving.url}/m/${id}`
    expect(inbox.posted).toEqual(
      ['Ada', 'Ben'].map((name) => ({
        path: '/hooks/secret-token',
        body: {
          content: `${name} : c’est à vous de jouer à Climb. ${url}`,
          username: 'Longtable',
          allowed_mentions: { parse: [] },
        },
      })),
    )
    // Now Ben is there, and Ada, whose turn comes, is not told because she is there too.
    const other = await lobby.table(id, ben.key)
    await other.choose([STEP])
    await table.next(({ menu }) => menu.menu?.awaited === true)
    await table.choose([STEP])
    await other.next(({ menu }) => menu.menu?.awaited === true)
    // Ada goes; only now something is sent, and it is for her.
    table.leave()
    await other.next(({ match }) => match?.seats[0].here === false)
    await other.choose([STEP])
    await inbox.until(3)
    expect(contents().slice(2)).toEqual([`Ada : c’est à vous de jouer à Climb. ${url}`])
  })

  it('names the person who is asked, and no bots', async () => {
    // Colours are chosen by seat: once Ben's is the first, once a bot's, and Ada's comes after it.
    const first = [
      [['open', 'me', 'bot'], 'Ben'],
      [['bot', 'me', 'open'], 'Ada'],
    ] as const
    for (const [n, [seats, name]] of first.entries()) {
      const { match } = await ada.api.newMatch(quick(seats, { listed: true }))
      await ada.api.setWebhook(match.id, { url: inbox.url })
      await ben.api.sit(match.id)
      await inbox.until(n + 1)
      expect(contents()[n]).toBe(`${name}: it is your turn in Immortals. ${lobby.serving.url}/m/${match.id}`)
    }
  })

  it('says nothing for somebody whom a bot plays for', async () => {
    const id = await gathering()
    await ada.api.setWebhook(id, { url: inbox.url })
    await ben.api.sit(id)
    await inbox.until(1)
    const [table, other] = [await lobby.table(id, ada.key), await lobby.table(id, ben.key)]
    await other.hand(1, 'stepper')
    other.leave()
    await table.next(({ match }) => match?.seats[1].here === false)
    await table.choose([STEP])
    // The bot's turn passes; then it is Ada's, who goes.
    await table.next(({ menu }) => menu.menu?.awaited === true)
    const last = await lobby.table(id)
    table.leave()
    await last.next(({ match }) => match?.seats[0].here === false)
    expect(contents()).toHaveLength(1)
  })

  it('shows the last error to its host, until something arrives', async () => {
    const id = await gathering()
    inbox.status = 404
    await ada.api.setWebhook(id, { url: inbox.url })
    await ben.api.sit(id)
    await vi.waitFor(async () => expect((await hookOf(id))?.error).toBe('HTTP 404'))
    expect(await hookOf(id)).toEqual({ host: inbox.host, error: 'HTTP 404', delivered: null })
    expect((await ben.api.match(id)).webhook).toBeNull()
    inbox.status = 204
    const table = await lobby.table(id, ada.key)
    const before = Date.now()
    await table.choose([STEP])
    await vi.waitFor(async () => expect((await hookOf(id))?.error).toBeNull())
    expect((await hookOf(id))?.delivered).toBeGreaterThanOrEqual(before)
    // Another address begins anew.
    inbox.status = 410
    const other = await lobby.table(id, ben.key)
    table.leave()
    await other.next(({ match }) => match?.seats[0].here === false)
    await other.choose([STEP])
    await vi.waitFor(async () => expect((await hookOf(id))?.error).toBe('HTTP 410'))
    expect((await ada.api.setWebhook(id, { url: `${inbox.url}/2` })).webhook).toEqual({
      host: inbox.host,
      error: null,
      delivered: null,
    })
  })

  it('does not keep anybody from playing', async () => {
    const id = await gathering()
    await ada.api.setWebhook(id, { url: 'http://127.0.0.1:9/closed' })
    await ben.api.sit(id)
    const [table, other] = [await lobby.table(id, ada.key), await lobby.table(id, ben.key)]
    for (let n = 0; n < 6; n++) {
      await table.next(({ menu }) => menu.menu?.awaited === true)
      await table.choose([STEP])
      await other.next(({ menu }) => menu.menu?.awaited === true)
      await other.choose([STEP])
    }
    await table.next(({ match }) => match?.status === 'over')
    expect(table.match?.result?.scores).toEqual([6, 6])
  })
})

describe('the webhook of a match on a server that does not allow private addresses', () => {
  const strict = tempFolder()
  let closed: LobbyServer
  beforeAll(async () => {
    closed = await openLobby({ data: strict.path })
  })
  afterAll(async () => {
    await closed.close()
    strict.remove()
  })

  it('is not set to one', async () => {
    const eve = await closed.person('Eve')
    const { match } = await eve.api.newMatch(quick(['me', 'open', 'bot']))
    const hosts = [
      '127.0.0.1',
      'localhost',
      '10.0.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '2130706433',
    ]
    for (const host of hosts) {
      expect(await refusal(eve.api.setWebhook(match.id, { url: `http://${host}/x` }))).toMatchObject({
        key: 'server.http.webhook.private',
        status: 400,
      })
    }
    expect((await eve.api.match(match.id)).webhook).toBeNull()
    expect((await eve.api.setWebhook(match.id, { url: 'https://93.184.216.34/x' })).webhook?.host).toBe(
      '93.184.216.34',
    )
  })
})
