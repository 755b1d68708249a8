import { amountText, CAPITAL, regionOf, SHRINE, type ImmortalsLook, type Site } from '@longtable/immortals'
import { text } from '@longtable/kernel'
import type { Voice } from '@longtable/voice'

/** What there is to know of a site, in one line for those who hear the table. */
export function describeSite(
  state: ImmortalsLook['state'],
  world: ImmortalsLook['env'],
  site: Site,
  names: readonly string[],
  voice: Voice,
): string {
  const region = regionOf(site)
  const said = (key: string, values?: Parameters<Voice['t']>[1]): string =>
    voice.t(`web.realm.${key}`, values)
  const amounts = text('amount.both', {
    gold: amountText('gold', world.gold[site]),
    energy: amountText('energy', world.energy[site]),
  })
  const armies = text('amount.armies', { count: state.armies[site] })
  const isStart = site === region && world.starts.includes(region)
  return [
    state.armies[site] === 0 ? said('empty') : said('armies', { name: names[state.owner[site]], armies }),
    ...(state.building[site] === SHRINE ? [said('shrine')] : []),
    ...(state.building[site] === CAPITAL ? [said('capital')] : []),
    ...(state.portal[site] > 0 ? [said('portal')] : []),
    ...(state.holder[region] < 0 ? [] : [said('card', { name: names[state.holder[region]] })]),
    said('yields', { amounts }),
    said('area', { area: world.edition.areas[world.areaOfRegion[region]].name }),
    ...(isStart ? [said('start')] : []),
  ].join(', ')
}
