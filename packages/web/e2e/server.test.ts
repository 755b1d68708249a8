import { deep, expect, test, type Page } from './support/test.ts'
import { atTable } from './support/matches.ts'
import { chooseOnce, nothingTried, play, press, untilAsked } from './support/player.ts'
import { askedBy } from './support/positions.ts'
import { belongsTo, newPerson } from './support/server.ts'
import { gameOnTable, openSetUp, seatPeople, seed } from './support/set-up.ts'
import { quiet } from './support/settings.ts'

/** Sets up a match for two people and a bot on the start page, and returns the link for the second one. */
async function invite(page: Page, name: string): Promise<string> {
  await quiet(page)
  await page.goto('/')
  const sheet = await openSetUp(page, 'Invite friends')
  await sheet.getByLabel('How others see you').fill(name)
  await seatPeople(sheet, [{ who: 'You' }, { who: 'Open: by invitation' }, { who: 'Bot: novice' }])
  await seed(sheet, 'two browsers')
  await sheet.getByRole('button', { name: 'Set it up' }).click()
  const link = page.getByLabel('Invitation for seat 2')
  await expect(link).toBeVisible()
  return link.inputValue()
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await quiet(page)
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
}

/** Keeps hold of the connections of a page, so that they can be cut. */
async function holdLines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lines: WebSocket[] = []
    Object.assign(globalThis, { lines })
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url)
        lines.push(this)
      }
    }
  })
}

/** Takes the network away. A browser that only plays at it lets no new connections through; the old ones go too. */
async function unplug(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.evaluate(() => {
    const { lines } = globalThis as unknown as { readonly lines: readonly WebSocket[] }
    for (const line of lines) line.close()
  })
}

function isAsked(page: Page): Promise<boolean> {
  return page.locator('.ask-question[data-asked]').isVisible()
}

/** What everybody at a table has to agree on: the points, the armies, and what everybody saw happen. */
async function facts(page: Page): Promise<Record<string, readonly string[]>> {
  const labels = (places: string): Promise<string[]> =>
    page.locator(places).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))
  const lines = await page.locator('.log-lines > li > button').allInnerTexts()
  return {
    phase: await page.locator('.top-phase').allInnerTexts(),
    points: await page.getByRole('region', { name: 'Score' }).getByRole('listitem').allInnerTexts(),
    armies: await labels('.table-board [data-place^="site:"]'),
    // Which cards somebody is dealt is told only to them.
    log: lines.map((line) => line.replace(/\w+ is dealt .*/, '').trim()),
  }
}

const lost = 'The connection is lost. It comes back by itself; nothing is lost.'

test('two browsers play one match, and one of them loses the network on the way', async ({
  page: ada,
  another,
  faults,
}) => {
  const bob = await another()
  await holdLines(ada)
  await holdLines(bob)
  const link = await invite(ada, 'Ada')
  await ada.getByRole('button', { name: 'To the table' }).click()
  await expect(ada.getByText('One seat is still open.')).toBeVisible()
  await sitDown(bob, link, 'Bob')
  await Promise.all([atTable(ada), atTable(bob)])
  expect(bob.url(), 'the secret is gone from the address').not.toContain('invite')
  await expect(ada.getByRole('button', { name: 'Look at the mat of Bob' })).toBeVisible()
  await expect(bob.getByRole('button', { name: 'Look at the mat of Ada' })).toBeVisible()
  await expect(bob.getByRole('region', { name: 'Your mat' })).toBeVisible()

  // Colours are chosen one after the other, before anything lies on the board.
  await expect.poll(async () => (await isAsked(ada)) !== (await isAsked(bob))).toBe(true)
  const colours = (await isAsked(ada)) ? [ada, bob] : [bob, ada]
  for (const [turn, person] of colours.entries()) {
    await expect.poll(() => isAsked(person)).toBe(true)
    await chooseOnce(person, turn)
  }
  await expect.poll(async () => (await isAsked(ada)) !== (await isAsked(bob))).toBe(true)
  const [here, away, awayName] = (await isAsked(ada)) ? [ada, bob, 'Bob'] : [bob, ada, 'Ada']
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  await unplug(away)
  await expect(away.getByText(lost)).toBeVisible()
  await here.getByRole('tab', { name: 'Table' }).click()
  await expect(here.getByRole('listitem').filter({ hasText: awayName }).getByText('away')).toBeVisible()
  for (let turn = 0; turn < 12 && (await isAsked(here)); turn++) await chooseOnce(here, turn)
  await here.getByRole('tab', { name: 'Chat' }).click()
  await here.getByLabel('Say something').fill('Are you there?')
  await here.getByRole('button', { name: 'Send' }).click()
  await expect(here.getByRole('list', { name: 'What is said' })).toContainText('Are you there?')
  await here.getByRole('tab', { name: 'Log' }).click()
  expect((await facts(here))['armies']).not.toEqual((await facts(away))['armies'])

  await away.context().setOffline(false)
  await expect(away.getByText(lost)).toBeHidden()
  await expect.poll(() => facts(away)).toEqual(await facts(here))
  await away.getByRole('tab', { name: 'Chat' }).click()
  await expect(away.getByRole('list', { name: 'What is said' })).toContainText('Are you there?')
  await away.getByLabel('Say something').fill('Back again.')
  await away.getByLabel('Say something').press('Enter')
  await here.getByRole('tab', { name: 'Chat' }).click()
  await expect(here.getByRole('list', { name: 'What is said' })).toContainText('Back again.')

  const untilDraft = { until: (step: string | null) => step === 'draft.pick.mine' }
  await Promise.all([play(ada, untilDraft), play(bob, untilDraft)])
  for (const page of [ada, bob]) await press(page, page.locator('.draft-offer [data-lit]').first())
  await expect(ada.locator('.draft-kept .hand-card')).not.toHaveCount(0)
  for (const page of [ada, bob]) await page.getByRole('tab', { name: 'Log' }).click()
  // The log is drawn a moment after its tab was opened.
  const lastLine = async (): Promise<string> => (await facts(ada))['log'].at(-1) ?? ''
  await expect.poll(lastLine).toMatch(/Ada chooses .+ Bob chooses .+ Cleo chooses /)
  const agreed = await facts(ada)
  await expect.poll(() => facts(bob)).toEqual(agreed)
  await expect(bob.locator('.log-lines')).not.toContainText('Ada is dealt')
})

test(
  'what is asked next can be answered before the last answer is confirmed',
  deep,
  async ({ page, house }) => {
    const { api, person } = await newPerson(house.url, 'Ada')
    const { match } = await api.imported(askedBy('reinforce.place'))
    let confirmed = 0
    await page.routeWebSocket(/.*/, (line) => {
      const server = line.connectToServer()
      server.onMessage((message) => {
        const { type } = JSON.parse(String(message)) as { readonly type: string }
        if (type === 'done') confirmed++
        else line.send(message)
      })
    })
    await quiet(page)
    await belongsTo(page, person)
    await page.goto(`/m/${match.id}`)
    const tried = nothingTried()
    for (let turn = 0; turn < 4; turn++) await chooseOnce(page, turn, tried)
    await untilAsked(page)
    expect(confirmed, 'confirmations that never arrived').toBeGreaterThanOrEqual(4)
    await expect(page.locator('.refusal')).toHaveCount(0)
  },
)

test('a link that leads nowhere says so', async ({ page, another, faults }) => {
  faults.expect(/\b40[34] \(/)
  const link = await invite(page, 'Ada')
  const other = await another()
  await other.goto(link.replace(/\/m\/[\w-]{4}/, '/m/aaaa'))
  await expect(other.getByRole('alert')).toContainText('There is no such match here.')
  await sitDown(other, link.replace(/invite=[\w-]{4}/, 'invite=aaaa'), 'Bob')
  await expect(other.getByRole('alert')).toHaveText(
    'This invitation is not valid. Perhaps the host made a new one.',
  )
})

test(
  'who comes too late hears that all seats are taken, and may watch',
  deep,
  async ({ page, another, faults }) => {
    faults.expect(/\b409 \(/)
    const link = await invite(page, 'Ada')
    const [bob, cleo, dario] = [await another(), await another(), await another()]
    await dario.goto(link)
    await dario.getByLabel('Your name').fill('Dario')
    await sitDown(bob, link, 'Bob')
    await atTable(bob)
    await dario.getByRole('button', { name: 'Sit down' }).click()
    await expect(dario.getByRole('alert')).toHaveText('All seats of this match are taken.')
    await cleo.goto(link)
    await expect(cleo.getByRole('alert')).toContainText('All seats of this match are taken.')
    await cleo.getByRole('button', { name: 'Watch' }).click()
    await atTable(cleo)
    await expect(cleo.getByRole('region', { name: 'Your mat' })).toHaveCount(0)
  },
)

test('a server that is gone is missed, and welcomed back', deep, async ({ page, another, house, faults }) => {
  const link = await invite(page, 'Ada')
  const bob = await another()
  await sitDown(bob, link, 'Bob')
  await page.getByRole('button', { name: 'To the table' }).click()
  await Promise.all([atTable(page), atTable(bob)])
  await bob.getByRole('link', { name: 'To the start page' }).click()
  await expect(gameOnTable(bob).getByRole('button', { name: 'Invite friends' })).toBeEnabled()
  faults.expect(/ERR_CONNECTION_REFUSED|WebSocket/)
  await house.stop()
  try {
    await expect(page.getByText(lost)).toBeVisible()
    await bob.goBack()
    await expect(bob.getByRole('alert')).toContainText(`The server ${house.url} cannot be reached.`)
    await bob.getByRole('link', { name: 'To the start page' }).click()
    await expect(bob.getByText('The server cannot be reached.')).toBeVisible()
    await expect(gameOnTable(bob).getByRole('button', { name: 'Invite friends' })).toBeDisabled()
    await bob.goBack()
    await expect(bob.getByRole('button', { name: 'Try again' })).toBeVisible()
  } finally {
    await house.start()
  }
  await expect(page.getByText(lost)).toBeHidden()
  await bob.getByRole('button', { name: 'Try again' }).click()
  await atTable(bob)
})
