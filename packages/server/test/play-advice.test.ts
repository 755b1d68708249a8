import { botSeat, type Idea } from '@longtable/bots'
import { gameEntry } from '@longtable/games'
import { Engine, Random, UserError, seedFrom, type Json, type Position } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import type { BotTask } from '../src/arbiter/arbiter-types.ts'
import { Advisor } from '../src/host/advice.ts'
import type { Participant, MatchRoom } from '../src/host/match-room.ts'
import { adviceFor } from '../src/bots/bot-calls.ts'
import { newMatch, type NewMatch } from '../src/wire/index.ts'
import { openHere, sitHere } from './support/local.ts'
import { newFolder, offers, refusal, TableServer } from './support/table.ts'
import { BID, END, SURE, toy } from './support/toy.ts'
import { toySearchingBot } from './support/toy-hints.ts'

const games = [gameEntry(toy, [toySearchingBot])]
const THINKER = { kind: 'bot', bot: 'thinker' } as const
const ME = { kind: 'me' } as const

async function table(...seats: NewMatch['seats']) {
  const { service } = openHere([], games)
  const { id, name, key } = await service.newPerson('Ada')
  const wanted = newMatch.parse({ game: 'toy', seats, config: { rounds: 1 } })
  const { match } = await service.newMatch({ id, name }, wanted)
  return sitHere(service, match.id, key, 0)
}

describe('advice', () => {
  it('names a few things to do, with words, chances and what they change', async () => {
    const ada = await table(ME, THINKER)
    expect(ada.match?.advice).toBe(true)
    const ideas = await ada.advise()
    expect(ideas.length).toBeGreaterThan(1)
    expect(ideas.length).toBeLessThanOrEqual(3)
    const [{ steps, chance, terms }] = ideas
    expect(steps[0]).toEqual({ choice: BID[3], text: { key: 'choices.bid' } })
    expect(chance).toBeGreaterThan(0)
    expect(chance).toBeLessThan(1)
    expect(terms[0]).toMatchObject({ term: 'coins' })
    await ada.choose(steps.map(({ choice }) => choice))
    await ada.choose([SURE])
    await offers(ada, END)
    ada.leave()
  })

  it('about what is not asked any more is refused', async () => {
    const ada = await table(ME, THINKER)
    const { number } = ada.menu
    await ada.choose([BID[0]])
    expect(await refusal(ada.advise(number))).toBe('server.stale')
    ada.leave()
  })

  it('does not keep its own person waiting who chooses meanwhile', async () => {
    const ada = await table(ME, THINKER)
    const order: string[] = []
    const asked = ada.advise().then(
      () => order.push('advised'),
      () => order.push('refused'),
    )
    await ada.choose([BID[1], SURE])
    order.push('chosen')
    await asked
    expect(order).toContain('chosen')
    ada.leave()
  })
})

describe('a match on a server', () => {
  it('gives advice to those who play with bots alone, and to others only if it was agreed', async () => {
    const server = await TableServer.start({ data: newFolder() })
    const ada = await server.person('Ada')
    const make = (more: object) =>
      ada.api
        .newMatch({ game: 'toy', seats: [ME, { kind: 'bot', bot: 'steady' }], ...more })
        .then(({ match }) => match.advice)
    // The bots of this toy have nothing to say.
    expect(await make({})).toBe(false)
    expect(await make({ advice: true })).toBe(false)
    const { tables } = await server.party(['Bo', 'Cy'])
    expect(await refusal(tables[0].advise())).toBe('server.noAdvice')
    await server.close()
  })
})

/** A question of the toy, as somebody in seat 0 gets it. */
const engine = new Engine(toy, 3, { rounds: 2 })

function taskIn(position: Position<never>, seat: number): BotTask {
  const asked = botSeat(engine, position, seat)
  if (asked === undefined) throw new Error('nothing is asked')
  const { view, step, offered } = asked
  const setting = { game: 'toy', rulesVersion: 1, config: engine.config, seats: 3 }
  return { ...setting, seat, view: view as unknown as Json, step, offered }
}

describe('two worlds that look the same to a seat', () => {
  it('give it the same advice', () => {
    for (const seed of ['one', 'two', 'three']) {
      const real = engine.start(seedFrom(seed)) as Position<never>
      const view = engine.view(real, 0)
      const other = engine.imagine(view, new Random(seedFrom(`${seed} otherwise`))) as Position<never>
      expect(engine.hash(other)).not.toBe(engine.hash(real))
      const [here, there] = [real, other].map((world) => adviceFor(games, { ...taskIn(world, 0), seed: 's' }))
      expect(there).toEqual(here)
    }
  })
})

/** As much of a room as advice needs: time stands still, and thinking ends when it is told to. */
function quietRoom(isOneScreen: boolean) {
  let now = 0
  const open: ((ideas: readonly Idea[]) => void)[] = []
  const room = {
    id: 'match',
    row: { status: 'running', paused: null, advice: true, botSeed: '', seats: [{ bot: null }] },
    after: { counters: [[4, 7]] },
    run: (task: () => Promise<unknown>) => task(),
    deps: {
      isOneScreen,
      clock: { now: () => now },
      arbiter: { botTask: async () => ({}) },
      bots: { advise: () => new Promise((resolve) => open.push(resolve)) },
    },
  }
  const advisor = new Advisor(room as unknown as MatchRoom)
  const ada = { seat: 0 } as unknown as Participant
  const ask = (menu = 7) => advisor.advise(ada, { type: 'advise', id: 'x', menu })
  const think = async (ms: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve))
    now += ms
    for (const resolve of open.splice(0)) resolve([])
  }
  return { room, ask, think, wait: (ms: number) => (now += ms) }
}

async function whyNot(asked: Promise<unknown>) {
  const error: unknown = await asked.catch((thrown: unknown) => thrown)
  if (!(error instanceof UserError)) throw new Error('it was not refused')
  return error.text
}

describe('somebody who asks often', () => {
  it('is thought for during half of the time at most', async () => {
    const { ask, think, wait } = quietRoom(false)
    const first = ask()
    await think(3000)
    expect(await first).toEqual([])
    wait(1000)
    expect(await whyNot(ask())).toEqual({ key: 'server.adviceLater', with: { seconds: 2 } })
    wait(2000)
    const second = ask()
    await think(10)
    expect(await second).toEqual([])
  })

  it('does not rest at one screen', async () => {
    const { ask, think } = quietRoom(true)
    for (let i = 0; i < 3; i++) {
      const asked = ask()
      await think(5000)
      expect(await asked).toEqual([])
    }
  })

  it('gets one answer for the same question, and waits with another', async () => {
    const { room, ask, think, wait } = quietRoom(false)
    const both = Promise.all([ask(), ask()])
    expect((await whyNot(ask(8))).key).toBe('server.stillAdvising')
    await think(1)
    const [one, other] = await both
    expect(other).toBe(one)
    wait(1)
    const late = whyNot(ask())
    room.after.counters = [[5, 8]]
    await think(1)
    expect((await late).key).toBe('server.stale')
  })
})
