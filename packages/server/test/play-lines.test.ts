import { gameEntry } from '@longtable/games'
import { sameChoice, type BotPlayer, type Choice } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import { newMatch } from '../src/wire/index.ts'
import { openHere, sitHere } from './support/local.ts'
import { BID, END, ROLL, STRIKE, SURE, toy, WALK, type Toy } from './support/toy.ts'
import { offers, seen } from './support/table.ts'

/** A bot that thinks in lines, and counts how often it has to think; where nothing is said it passes. */
function planner(lines: Readonly<Record<string, readonly Choice[]>>) {
  const thoughts: string[] = []
  const line: NonNullable<BotPlayer<Toy>['line']> = ({ step, offered }) => {
    thoughts.push(step)
    const wanted = lines[step] ?? []
    return wanted.some((choice) => offered.some((each) => sameChoice(each, choice))) ? wanted : [offered[0]]
  }
  const bot: BotPlayer<Toy> = { id: 'planner', line, choose: (seat, random) => line(seat, random)[0] }
  return { bot, thoughts }
}

/** Ada and the bot at a table in this process. */
async function table(bot: BotPlayer<Toy>, rounds = 1) {
  const { service, kept } = openHere([], [gameEntry(toy, [bot])])
  const { id, name, key } = await service.newPerson('Ada')
  const seats = [{ kind: 'bot', bot: 'planner' }, { kind: 'me' }] as const
  const { match } = await service.newMatch(
    { id, name },
    newMatch.parse({ game: 'toy', seats, config: { rounds } }),
  )
  const ada = await sitHere(service, match.id, key, 1)
  return { service, kept, key, match: match.id, ada }
}

describe('a bot that thinks in lines', () => {
  it('thinks once for a turn of many choices', async () => {
    const { bot, thoughts } = planner({
      'bid.secret': [BID[2], SURE],
      turn: [WALK, WALK, WALK, WALK, END],
    })
    const { ada } = await table(bot)
    await ada.choose([BID[1], SURE])
    await offers(ada, END)
    expect(seen(ada, 'coins')).toEqual([6, 1])
    expect(thoughts).toEqual(['bid.secret', 'turn'])
    ada.leave()
  })

  it('thinks anew when something was drawn', async () => {
    const { bot, thoughts } = planner({ 'bid.secret': [BID[0], SURE], turn: [WALK, ROLL, WALK, END] })
    const { ada } = await table(bot)
    await ada.choose([BID[0], SURE])
    await ada.next(() => seen<number[]>(ada, 'coins')[0] >= 3)
    ada.leave()
    expect(thoughts.filter((step) => step === 'turn').length).toBeGreaterThanOrEqual(3)
  })

  it('goes on with its plan whatever others decide in secret at the same time', async () => {
    const { bot, thoughts } = planner({ 'bid.secret': [BID[3], SURE], turn: [END] })
    const { ada } = await table(bot)
    await ada.choose([BID[1]])
    await ada.undo()
    await ada.choose([BID[2], SURE])
    await offers(ada, END)
    expect(seen(ada, 'coins')).toEqual([3, 2])
    expect(thoughts).toEqual(['bid.secret', 'turn'])
    ada.leave()
  })

  it('thinks anew when somebody else has had a say in between', async () => {
    const { bot, thoughts } = planner({ 'bid.secret': [BID[0], SURE], turn: [STRIKE, WALK, END] })
    const { ada } = await table(bot)
    await ada.choose([BID[0], SURE])
    await ada.next(() => ada.menu.menu?.awaited === true)
    expect(thoughts).toEqual(['bid.secret', 'turn'])
    await ada.choose([ada.menu.menu?.offered[0] ?? END])
    // Its own line said to walk, but it was asked again, and strikes once more.
    await ada.next(() => ada.menu.menu?.awaited === true)
    expect(thoughts).toEqual(['bid.secret', 'turn', 'turn'])
    ada.leave()
  })

  it('thinks anew after a restart, and the match goes on', async () => {
    const { bot, thoughts } = planner({ 'bid.secret': [BID[1], SURE], turn: [WALK, END] })
    const first = await table(bot, 2)
    first.ada.leave()
    await first.service.rooms.close()
    const { service } = openHere(first.kept, [gameEntry(toy, [bot])])
    const ada = await sitHere(service, first.match, first.key, 1)
    await ada.choose([BID[0], SURE])
    await offers(ada, END)
    expect(seen(ada, 'coins')).toEqual([2, 0])
    expect(thoughts.at(-1)).toBe('turn')
    ada.leave()
  })
})
