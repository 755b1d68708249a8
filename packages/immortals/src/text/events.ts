import { playerText, text, type Text } from '@longtable/kernel'
import { INHABITANTS } from '../state/codes.ts'
import type { Event } from '../state/events.ts'
import type { ImmortalsViewContext } from '../state/schema.ts'
import { NOBODY, realmOf } from '../state/sites.ts'
import type { MatchTables } from '../state/tables.ts'
import {
  amountText,
  cardText,
  colourText,
  limboText,
  regionName,
  siteText,
  spaceText,
  structureText,
} from './things.ts'

/** What happened, in a sentence for the log. */
export function describeEvent(ctx: ImmortalsViewContext, event: Event): Text {
  const { tables } = ctx
  const key = `events.${event.event}`
  switch (event.event) {
    case 'tribes': {
      const { light, dark } = tables.edition.tribes
      const tribes = { light: light[event.light].name, dark: dark[event.dark].name }
      return text(key, { player: playerText(event.seat), ...tribes })
    }
    case 'colour':
      return text(key, { player: playerText(event.seat), colour: colourText(event.colour) })
    case 'dealt':
      return text(key, {
        player: playerText(event.seat),
        cards: listText(event.cards.map((card) => cardText(tables, card))),
      })
    case 'chosen':
    case 'keptCard':
    case 'drewCard':
      return text(key, { player: playerText(event.seat), card: cardText(tables, event.card) })
    case 'revealed':
      return text(key, {
        player: playerText(event.seat),
        card: cardText(tables, event.card),
        space: spaceText(tables, event.space),
      })
    case 'firstPlayer':
    case 'kept':
    case 'declined':
    case 'marker':
      return text(key, { player: playerText(event.seat) })
    case 'drew':
      return text(key, { player: playerText(event.seat), count: event.count })
    case 'planned':
      return text(key, { player: playerText(event.seat), count: event.spaces.length })
    case 'passedOn':
      return text(key)
    case 'reshuffled':
      return text(key, { count: event.count })
    case 'round':
      return text(key, { round: event.round, rounds: tables.rounds, player: playerText(event.first) })
    case 'seeded':
      return text(key, { fallen: cubesText(event.fallen), inside: cubesText(event.inside) })
    case 'thrown':
      return text(key, { thrown: cubesText(event.thrown), fallen: cubesText(event.fallen) })
    case 'resources':
      return text(key, {
        player: playerText(event.seat),
        gold: amountText('gold', event.gold),
        energy: amountText('energy', event.energy),
      })
    case 'compensated':
    case 'passed':
    case 'forfeited':
      return text(key, { player: playerText(event.seat), amount: amountText(event.take, 1) })
    case 'limbo':
      return text(key, {
        player: playerText(event.seat),
        light: armiesText(event.light),
        dark: armiesText(event.dark),
      })
    case 'lost':
      return text(key, {
        player: playerText(event.seat),
        count: event.armies,
        limbo: limboText(event.realm),
      })
    case 'scored':
      return scored(event)
    case 'over':
      return text(key, { count: event.winners.length, winners: listText(event.winners.map(playerText)) })
    default:
      return describeAtSite(ctx, event)
  }
}

type AtSite = Extract<Event, { readonly site: unknown } | { readonly region: unknown }>

/** What happened somewhere on the map. */
function describeAtSite({ tables }: ImmortalsViewContext, event: AtSite): Text {
  const key = `events.${event.event}`
  switch (event.event) {
    case 'regionCard':
    case 'regionCardBack':
      return regionCard(tables, event)
    case 'battle':
      return battle(event, siteText(tables, event.site))
    default: {
      const player = playerText(event.seat)
      const site = siteText(tables, event.site)
      switch (event.event) {
        case 'placed':
        case 'occupied':
          return text(key, { player, site, count: event.armies })
        case 'reinforced':
          return text(key, { player, site })
        case 'extracted':
          return text(key, { player, site, amount: amountText(event.resource, event.amount) })
        case 'transition':
          return text(key, { player, site, count: event.armies, limbo: limboText(realmOf(event.site)) })
        case 'built': {
          const points = text('amount.points', { count: event.points })
          return text(key, { player, site, structure: structureText(event.what), points })
        }
        case 'attacked': {
          const inhabitants = text(`inhabitantsFight.${event.side}`)
          return text(key, {
            player,
            site,
            from: siteText(tables, event.from),
            count: event.armies,
            inhabitants,
          })
        }
        case 'moved':
          return text(key, { player, site, from: siteText(tables, event.from), count: event.armies })
        case 'takeover': {
          const { mine, theirs, won } = event
          return text(won ? key : 'events.takeoverFailed', { player, site, mine, theirs })
        }
      }
    }
  }
}

/** Where a region card came from, or went back from: the stack, a hand, or a space of a board. */
function regionCard(
  tables: MatchTables,
  event: Extract<Event, { event: 'regionCard' | 'regionCardBack' }>,
): Text {
  const told = { player: playerText(event.seat), region: regionName(tables, event.region) }
  const space = event.space < 0 ? undefined : spaceText(tables, event.space)
  if (event.event === 'regionCardBack') {
    if (space === undefined) return text('events.regionCardBack', told)
    return text('events.regionCardBackPlanned', { ...told, space })
  }
  if (event.from === NOBODY) return text('events.regionCard', told)
  const from = playerText(event.from)
  if (space === undefined) return text('events.regionCardFrom', { ...told, from })
  return text('events.regionCardPlanned', { ...told, from, space })
}

function battle(event: Extract<Event, { event: 'battle' }>, site: Text): Text {
  const { attack, defence, side, defender } = event
  const told = {
    site,
    attacker: playerText(event.attacker),
    attack,
    outcome: text(`outcome.${event.outcome}`),
  }
  if (defender !== NOBODY) return text('events.battle', { ...told, defence, defender: playerText(defender) })
  if (side === 'C') return text('events.battleInhabitants', { ...told, defence })
  return text('events.battleFree', told)
}

function scored(event: Extract<Event, { event: 'scored' }>): Text {
  const player = playerText(event.seat)
  if (event.points === 0) return text('events.scoredNothing', { player })
  const sources = Object.entries(event.sources)
    .filter(([, count]) => count > 0)
    .map(([source, count]) => text('list.points', { name: text(`source.${source}`), count }))
  const points = text('amount.points', { count: event.points })
  return text('events.scored', { player, points, sources: listText(sources) })
}

function armiesText(count: number): Text {
  return text('amount.armies', { count })
}

/** Cubes by colour, those that are there. */
function cubesText(cubes: readonly number[]): Text {
  return listText(
    cubes.flatMap((count, colour) => {
      const name = colour === INHABITANTS ? text('inhabitants') : playerText(colour)
      return count === 0 ? [] : [text('list.cubes', { name, count })]
    }),
  )
}

/** “this, that and the other” */
function listText(items: readonly Text[]): Text {
  if (items.length === 0) return text('nothing')
  return items.reduceRight((rest, first, i) =>
    text(i === items.length - 2 ? 'list.last' : 'list.more', { first, rest }),
  )
}
