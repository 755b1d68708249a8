import { expect, test } from 'vitest'
import { longtable, type Ran } from './toy/terminal.ts'

/** Two persons at one screen; each presses Enter when the screen is passed on, and otherwise plays its first card. */
function together(answer: (prompt: string) => string | undefined): Promise<Ran> {
  return longtable(['play', 'toy', '--players', '2', '--bots', '0', '--seed', 'hot'], {
    typed: true,
    lines: answer,
  })
}

function enough(lines: number, line: (prompt: string) => string): (prompt: string) => string | undefined {
  let left = lines
  return (prompt) => (left-- > 0 ? line(prompt) : undefined)
}

/** The cards named on a screen as one's own: in a choice, blocked or drawn. */
function ownCards(screen: string): Set<string> {
  const found = screen.matchAll(/(?:Play|draw) card (\d+)/g)
  return new Set([...found].map(([, card]) => card))
}

test('the screen is cleared before and after it is passed on, and says to whom', async () => {
  const ran = await together(enough(30, (prompt) => (prompt.includes('Pass the screen') ? '' : '1')))
  expect(ran.code).toBe(0)
  const passes = ran.screens.filter((screen) => screen.includes('Pass the screen'))
  expect(passes.length).toBeGreaterThan(4)
  for (const screen of passes) {
    expect(screen.trimEnd().split('\n')).toHaveLength(1)
    expect(screen).not.toMatch(/card|Bid|points/)
  }
  // One person after the other: never two of them on one screen.
  for (const screen of ran.screens) {
    expect(new Set(screen.match(/^Player \d: /gm) ?? []).size).toBeLessThan(2)
  }
})

test('nobody sees a card that lies in the other hand', async () => {
  const ran = await together(
    enough(60, (prompt) => (prompt.includes('Pass the screen') ? '' : prompt.includes('1–2') ? '2' : 'b')),
  )
  const asked = [1, 2].map((player) =>
    ran.screens.filter((screen) => new RegExp(`^Player ${player}: `, 'm').test(screen)),
  )
  const boards = ran.out.match(/^cards: .*$/gm) ?? []
  expect(asked[0].length + asked[1].length).toBeGreaterThan(0)
  for (const board of boards) {
    const [, mine, other] = JSON.parse(board.slice('cards: '.length)) as number[][]
    const hidden = [mine, other].filter((hand) => hand.every((card) => card === -2))
    expect(hidden).toHaveLength(1)
  }
})

test('what one person is shown never names the cards of another', async () => {
  let turn = 0
  const ran = await together(
    enough(40, (prompt) => (prompt.includes('Pass the screen') ? '' : ['1', 'l', '2', 'b', '1'][turn++ % 5])),
  )
  const names = (player: number): Set<string> => {
    const screens = ran.screens.filter((screen) => screen.includes(`Player ${player}: `))
    return new Set(screens.flatMap((screen) => [...ownCards(screen)]))
  }
  const [first, second] = [names(1), names(2)]
  expect(first.size).toBeGreaterThan(2)
  expect(second.size).toBeGreaterThan(2)
  for (const card of first) expect(second.has(card)).toBe(false)
})

test('whoever has just chosen can still take it back while the screen is passed on', async () => {
  const lines = ['', '1', 'u', '3', '', 'q']
  const ran = await together((_prompt) => lines.shift())
  expect(ran.transcript).toContain('Player 1 may take back with u.')
  expect(ran.out).toContain('Taken back.')
  expect(ran.screens.at(-1)).toContain('Player 2: How much')
})

test('what cannot be taken back any more stays, and the screen is still to be passed on', async () => {
  // Both bid; the first to play passes, which draws a card.
  const lines = ['', '4', '', '1', '', '4', 'u', '', 'q']
  const ran = await together((_prompt) => lines.shift())
  expect(ran.out).toContain('This cannot be taken back')
  expect(ran.code).toBe(0)
})
