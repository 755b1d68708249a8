import {
  type Boon,
  campaignBoons,
  nameOfSide,
  nameOfThing,
  type Names,
  type Resource,
  type SideName,
} from '@longtable/dark-venture/campaign'
import type { Formatter } from '@longtable/i18n'

/** A name of a row, in the reader’s language. */
export function named(i18n: Formatter, name: Names): string {
  return i18n.format({ key: 'named', with: { name } })
}

export function sideName(i18n: Formatter, side: SideName): string {
  return named(i18n, nameOfSide(side))
}

export function listed(i18n: Formatter, words: readonly string[]): string {
  return new Intl.ListFormat(i18n.lang).format(words)
}

export function resourceName(i18n: Formatter, id: Resource): string {
  return i18n.format({ key: `thing.${id}`, with: { count: 1 } })
}

/** A boon with what belongs to it: “Spoils (Lantern, Rope)”. */
export function boonName(i18n: Formatter, boon: Boon): string {
  const name = named(i18n, campaignBoons[boon.boon].name)
  const things =
    boon.boon === 'spoils'
      ? boon.cards.map((id) => named(i18n, nameOfThing(id)))
      : boon.boon === 'veterans'
        ? boon.units.map((id) => named(i18n, nameOfThing(id)))
        : boon.boon === 'purse'
          ? boon.goods.map((id) => resourceName(i18n, id))
          : []
  return things.length === 0 ? name : `${name} (${things.join(', ')})`
}
