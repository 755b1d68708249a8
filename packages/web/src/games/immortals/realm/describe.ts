import {
  amountText,
  CAPITAL,
  realmOf,
  regionOf,
  SHRINE,
  type ImmortalsViewContext,
  type Site,
} from '@longtable/immortals/board'
import { text } from '@longtable/kernel'
import type { Formatter } from '@longtable/i18n'

/** What changes on a site. */
export interface SiteFacts {
  readonly owner: number
  readonly armies: number
  readonly building: number
  readonly portal: number
  /** Who holds the region's card; less than 0 for nobody. */
  readonly holder: number
}

/** What there is to know of a site, in one line for those who hear the table. */
export function describeSite(
  { owner, armies, building, portal, holder }: SiteFacts,
  tables: ImmortalsViewContext['tables'],
  site: Site,
  names: readonly string[],
  i18n: Formatter,
): string {
  const region = regionOf(site)
  const said = (key: string, values?: Parameters<Formatter['t']>[1]): string =>
    i18n.t(`web.realm.${key}`, values)
  const amounts = text('amount.both', {
    gold: amountText('gold', tables.gold[site]),
    energy: amountText('energy', tables.energy[site]),
  })
  const count = text('amount.armies', { count: armies })
  const isStart = realmOf(site) === 0 && tables.starts.includes(region)
  return [
    armies === 0 ? said('empty') : said('armies', { name: names[owner], armies: count }),
    ...(building === SHRINE ? [said('shrine')] : []),
    ...(building === CAPITAL ? [said('capital')] : []),
    ...(portal > 0 ? [said('portal')] : []),
    ...(holder < 0 ? [] : [said('card', { name: names[holder] })]),
    said('yields', { amounts }),
    said('area', { area: tables.edition.areas[tables.areaOfRegion[region]].name }),
    ...(isStart ? [said('start')] : []),
  ].join(', ')
}
