import { expect, it } from 'vitest'
import { menuOf, newKey, newMatch, RawSocket, target } from './kit.ts'

const MALLORY = '203.0.113.66'
const ANN = '192.0.2.10'

it('bots that nobody watches keep nobody’s bot waiting', async () => {
  // Each of Mallory's bots thinks until it is stopped.
  const at = await target({}, { botThreads: 2, botLimit: 1500 })
  const mallory = await newKey(at, MALLORY)
  const endless = { kind: 'bot', bot: 'endless' }
  for (let n = 0; n < 12; n += 1) await newMatch(at, MALLORY, mallory, [endless, endless, endless, endless])
  const key = await newKey(at, ANN)
  const match = await newMatch(at, ANN, key, [{ kind: 'me' }, { kind: 'bot', bot: 'steady' }])
  const socket = await RawSocket.open(at, ANN)
  let menu = menuOf(await socket.hello(match, key, 0))
  const stopped = await at.number('longtable_bot_fallbacks')
  const asked = await at.number('longtable_bot_calls')
  const began = performance.now()
  let turns = 0
  for (let i = 0; i < 12 && turns < 3; i += 1) {
    const from = socket.messages.length
    const isTurn = JSON.stringify(
      socket.messages.findLast(({ menu: offered }) => offered ?? false)?.['menu'] ?? '',
    ).includes('"end"')
    const choices = isTurn ? [{ do: 'end' }] : [{ do: 'bid', coins: 1 }, { do: 'sure' }]
    if (isTurn) turns += 1
    socket.say({ type: 'choose', id: `c${i}`, menu, choices })
    expect((await socket.answer(`c${i}`))?.type).toBe('done')
    // The next menu that waits for Ann comes when the bot has chosen.
    const next = await socket.find(
      (message) =>
        socket.messages.indexOf(message) >= from &&
        (message['menu'] as { menu: { awaited: boolean } | null } | undefined)?.menu?.awaited === true,
    )
    menu = (next?.['menu'] as { number: number } | undefined)?.number ?? menu
  }
  expect(turns).toBe(3)
  // Ann's bot was asked several times, and did not wait behind forty-eight that take a second and a half each.
  expect((await at.number('longtable_bot_calls')) - asked).toBeGreaterThan(2)
  const waited = (performance.now() - began) / 1500
  expect((await at.number('longtable_bot_fallbacks')) - stopped).toBeLessThanOrEqual(Math.ceil(waited) + 1)
  expect(waited).toBeLessThan(6)
})
