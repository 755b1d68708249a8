import { cards, Z } from '../../dark-venture/src/state/card-pool.ts'
import { scene } from '../../dark-venture/test/support/scene.ts'
import { axe } from './support/axe.ts'
import { deep, expect, test, type Page } from './support/test.ts'
import { fileOf, take } from './support/arranged.ts'
import { atTable } from './support/matches.ts'
import { untilAsked } from './support/player.ts'
import { belongsTo, newPerson } from './support/server.ts'
import { quiet } from './support/settings.ts'

/** At the rim of the map, where prisoners are exchanged; hands are drawn, so that nobody knows the other's. */
function atTheRim() {
  return scene({
    seed: 'two browsers 1',
    seats: 2,
    sides: {
      varpen: { units: { a: 'varpen-raider P10', b: 'varpen-brute P10', c: 'varpen-whelp N10' } },
      orpal: { units: { o: 'orpal-shade P10', p: 'orpal-bonewalker M9' } },
    },
    dice: '1 1 2 2 d s',
    actionDeck: ['flank', 'sabotage', 'shieldWall', 'mirrorFate'],
    begin: (_s, dealer) => {
      for (const seat of [0, 0, 1, 1]) dealer.draw(cards, Z.actionDeck, Z.hand + seat)
    },
  })
}

test(
  'two browsers trade, fight with an answer out of turn, capture and exchange',
  deep,
  async ({ page: ada, another, house }) => {
    test.setTimeout(180_000)
    const ben = await another()
    const screens = [ada, ben] as const
    const table = atTheRim()
    const [first, second] = [await newPerson(house.url, 'Ada'), await newPerson(house.url, 'Ben')]
    const { match, invitations } = await first.api.imported(fileOf(table, ['Ada', 'Ben']))
    const invitation = new URLSearchParams(new URL(invitations[0].url).hash.slice(1)).get('invite') ?? ''
    await second.api.sit(match.id, 1, { invitation })
    for (const [screen, { person }] of [
      [ada, first],
      [ben, second],
    ] as const) {
      await quiet(screen)
      await belongsTo(screen, person)
      await screen.goto(`/m/${match.id}`)
      await atTable(screen)
    }
    /** Makes described choices, each at the screen of whoever is asked. */
    const play = async (...described: readonly string[]): Promise<void> => {
      for (const words of described) {
        const [seat] = table.awaited
        const choice = table.find(words)
        await untilAsked(screens[seat])
        await take(screens[seat], table, choice, seat)
        table.choose(choice)
      }
    }
    const both = async (look: (screen: Page) => Promise<void>): Promise<void> => {
      for (const screen of screens) await look(screen)
    }
    const scenes = (screen: Page, name: string) => screen.locator(`.dv-board[data-scene="${name}"]`)

    await play('propose orpal', 'lay flank')
    await both((screen) => expect(scenes(screen, 'trade')).toBeVisible())
    await axe(ada)
    await play('want 0 1', 'accept')
    // What lies on the table of the one who gives is not seen by the other before the trade is made.
    await expect(ada.locator('.dv-board')).not.toContainText('Shield Wall')
    await play('lay mirrorFate')
    expect(table.told('traded')).toHaveLength(1)
    await both((screen) => expect(scenes(screen, 'trade')).toHaveCount(0))

    await play('attack a', 'partner b', 'spend ortho1')
    await both((screen) => expect(scenes(screen, 'fight')).toBeVisible())
    await untilAsked(ben)
    await axe(ben)
    await play('play shieldWall', 'ready', 'stand', 'stand', 'capture a')
    expect(table.told('captured')).toHaveLength(1)
    await both((screen) => expect(scenes(screen, 'fight')).toHaveCount(0))

    await play('exchange a', 'spend ortho1')
    expect(table.told('exchanged')).toHaveLength(1)
    for (const screen of screens) await expect(screen.locator('.log-lines')).toContainText('Varpen')
  },
)
