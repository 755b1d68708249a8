import { immortals } from '@longtable/immortals'
import { INHABITANTS, siteText, type ImmortalsViewContext } from '@longtable/immortals/board'
import { playerText, type Text } from '@longtable/kernel'
import type { Formatter } from '@longtable/i18n'
import { sum, type Battle, type Counts, type Drop } from './drops.ts'

/** Who sits where, for the sentences of the tower. */
export interface Company {
  readonly ctx: ImmortalsViewContext
  readonly names: readonly string[]
  /** Whose place this is; null for somebody who only watches. */
  readonly seat: number | null
}

export function seatName(i18n: Formatter, names: readonly string[], seat: number): string {
  const name = names[seat]
  return name === undefined || name === '' ? i18n.format(playerText(seat)) : name
}

/** What a colour is called: a player, or the inhabitants. */
export function colourName(i18n: Formatter, { names, seat }: Company, colour: number): string {
  if (colour === INHABITANTS) return i18n.t('web.tower.inhabitants')
  return colour === seat ? i18n.t('web.tower.you') : seatName(i18n, names, colour)
}

/** The game's own sentence with the names of those who play. */
function named(said: Text, names: readonly string[]): Text {
  if (said.with === undefined) return said
  const filled = Object.entries(said.with).map(([key, value]) => {
    if (typeof value !== 'object' || !('key' in value)) return [key, value]
    const text = value as Text
    const number = text.key === 'player' ? text.with?.['number'] : undefined
    const name = typeof number === 'number' ? names[number - 1] : undefined
    return [key, name === undefined || name === '' ? named(text, names) : name]
  })
  return { key: said.key, with: Object.fromEntries(filled) as NonNullable<Text['with']> }
}

/** “Mira (3), inhabitants (2)” */
export function cubesSaid(i18n: Formatter, { names }: Company, counts: Counts): string {
  if (sum(counts) === 0) return i18n.t('nothing')
  const each = counts.flatMap((count, colour) => {
    const name = colour === INHABITANTS ? i18n.t('inhabitants') : seatName(i18n, names, colour)
    return count === 0 ? [] : [i18n.t('list.cubes', { name, count })]
  })
  return new Intl.ListFormat(i18n.lang, { type: 'conjunction' }).format(each)
}

export function titleSaid(i18n: Formatter, { ctx }: Company, { battle, event }: Drop): string {
  if (battle !== undefined) return i18n.t('web.tower.battle', { site: siteText(ctx.tables, battle.site) })
  return i18n.t(event.event === 'seeded' ? 'web.tower.seeding' : 'web.tower.throw')
}

function outcomeSaid(
  i18n: Formatter,
  { names, seat }: Company,
  { attacker, defender, outcome }: Battle,
): string {
  const won = (winner: number): string =>
    winner === seat
      ? i18n.t('web.tower.outcome.youWin')
      : i18n.t('web.tower.outcome.wins', { name: seatName(i18n, names, winner) })
  switch (outcome) {
    case 'attacker':
      return won(attacker)
    case 'defender':
      return won(defender)
    case 'tie':
      return i18n.t('web.tower.outcome.tie')
    case 'inhabitants':
      return attacker === seat
        ? i18n.t('web.tower.outcome.youFail')
        : i18n.t('web.tower.outcome.fails', { name: seatName(i18n, names, attacker) })
  }
}

/** How a throw ended: for a battle who won, otherwise what the game says of it. */
export function resultSaid(i18n: Formatter, company: Company, { battle, event }: Drop): string {
  const { ctx, names } = company
  if (battle === undefined) {
    const told = immortals.describeEvent?.(ctx, event)
    return told === undefined ? '' : i18n.format(named(told, names))
  }
  const { attack, defence } = battle
  return i18n.t('web.tower.result', { attack, defence, outcome: outcomeSaid(i18n, company, battle) })
}
