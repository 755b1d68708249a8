import { int, text } from '@longtable/kernel'
import { cards, Z } from '../state/cards.ts'
import { groupSizes } from '../state/facts.ts'
import { addArmies, giveRegionCard, takeGroup } from '../state/mutations.ts'
import { ask, run, type ImmortalsContext, type State } from '../state/schema.ts'
import { DARK, LIGHT, siteIn, type Seat } from '../state/sites.ts'
import { STREAM } from '../state/streams.ts'
import { atSite } from '../text/targets.ts'
import { siteText } from '../text/things.ts'
import { GROUP } from './choices.ts'
import { dealDraft, deployment } from './draft.ts'
import { seatNode } from './locals.ts'
import { seedTower } from './seeding.ts'

/** The starting round: a group and two armies on the start region, then the draft of conflict cards. */

export const startingRound = run('start', {
  locals: { phase: int() },
  run: (s, f, ctx) => {
    switch (f.phase++) {
      case 0: {
        s.players.forEach(({ light, dark }, seat) => ctx.tell?.({ event: 'tribes', seat, light, dark }))
        ctx.tell?.({ event: 'firstPlayer', seat: s.marker })
        ctx.push(startPlacements, { placed: 0 })
        break
      }
      case 1:
        dealDraft(s, ctx)
        ctx.push(deployment, {})
        break
      default:
        endStartingRound(s, ctx)
        ctx.next(seedTower, {})
    }
  },
})

/** IMM-START-4: in player order, openly. */
export const startPlacements = run('start.placements', {
  locals: { placed: int() },
  run: (s, f, ctx) => {
    if (f.placed === ctx.seats) ctx.pop()
    else ctx.push(startGroup, { seat: (s.marker + f.placed++) % ctx.seats })
  },
})

/** IMM-START-3, IMM-START-5: any group on the light site, two armies on the dark one, and the region card. */
export const startGroup = ask('start.group', {
  locals: { seat: seatNode },
  seat: (_s, f) => f.seat,
  universe: (s, f) => groupSizes(s, f.seat).map((size) => GROUP[size]),
  offer: (s, f, menu) => {
    for (const size of groupSizes(s, f.seat)) menu.add(GROUP[size])
  },
  take: (s, f, { armies }, ctx) => {
    const player = s.players[f.seat]
    const region = ctx.tables.starts[player.light]
    const { darkStart } = ctx.tables.edition.setup
    takeGroup(s, f.seat, armies)
    addArmies(s, f.seat, siteIn(region, LIGHT), armies)
    ctx.tell?.({ event: 'placed', seat: f.seat, site: siteIn(region, LIGHT), armies })
    giveRegionCard(s, region, f.seat, ctx)
    player.supply -= darkStart
    addArmies(s, f.seat, siteIn(region, DARK), darkStart)
    ctx.tell?.({ event: 'placed', seat: f.seat, site: siteIn(region, DARK), armies: darkStart })
    ctx.pop()
  },
  question: ({ state, tables }, f) =>
    text('ask.startGroup', {
      site: siteText(tables, siteIn(tables.starts[state.players[f.seat].light], LIGHT)),
    }),
  describe: ({ state, tables }, f, { armies }) => ({
    text: text('choose.group', { count: armies }),
    at: atSite(siteIn(tables.starts[state.players[f.seat].light], LIGHT)),
  }),
})

/** IMM-START-24 to IMM-START-26: one deck of all cards that nobody kept, resources, and three armies a limbo. */
function endStartingRound(s: State, ctx: ImmortalsContext): void {
  for (let seat: Seat = 0; seat < ctx.seats; seat++) ctx.moveAll(cards, Z.draft + seat, Z.deck)
  for (const zone of [Z.light, Z.dark, Z.discard]) ctx.moveAll(cards, zone, Z.deck)
  ctx.shuffle(cards, Z.deck, STREAM.cards)
  const { tribes, setup } = ctx.tables.edition
  s.players.forEach((player, seat) => {
    const light = tribes.light[player.light].resources
    const dark = tribes.dark[player.dark].resources
    player.gold += light.gold + dark.gold
    player.energy += light.energy + dark.energy
    ctx.tell?.({
      event: 'resources',
      seat,
      gold: light.gold + dark.gold,
      energy: light.energy + dark.energy,
    })
    player.limbo = [setup.limboEach, setup.limboEach]
    player.supply -= 2 * setup.limboEach
    ctx.tell?.({ event: 'limbo', seat, light: setup.limboEach, dark: setup.limboEach })
  })
}
