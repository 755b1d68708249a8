import {
  areaIds,
  armySpaceIds,
  darkTribeIds,
  lightTribeIds,
  magicIds,
  magicSpaceIds,
  realms,
  regionIds,
} from './content/ids.ts'
import { face, SPACES } from './state/cards.ts'
import type { Event } from './state/events.ts'
import { realmOf, regionOf, type Site } from './state/sites.ts'
import { STRUCTURES } from './steps/choices.ts'

/** The rows of the content tables, and which of them an event shows at work. */

const spaceIds: readonly string[] = [...armySpaceIds, ...magicSpaceIds]
const siteNames = Array.from({ length: 2 * regionIds.length }, (_, site) => siteName(site))

function siteName(site: Site): string {
  return `${regionIds[regionOf(site)]} ${realms[realmOf(site)]}`
}

export const rows: Readonly<Record<string, readonly string[]>> = {
  tribes: [...lightTribeIds, ...darkTribeIds],
  spaces: spaceIds.slice(0, SPACES),
  'region cards': regionIds,
  'conflict cards': siteNames,
  'wild cards': realms.flatMap((realm) => areaIds.map((area) => `${area} ${realm}`)),
  'magic cards': magicIds,
  'extracted sites': siteNames,
  'attacked sites': siteNames,
  structures: STRUCTURES,
  'inhabitants side': ['A', 'B', 'C'],
  'battle outcomes': ['attacker', 'defender', 'tie', 'inhabitants'],
}

export function coverage(event: Event, note: (kind: string, row: string) => void): void {
  switch (event.event) {
    case 'tribes':
      note('tribes', lightTribeIds[event.light])
      note('tribes', darkTribeIds[event.dark])
      break
    case 'revealed': {
      note('spaces', spaceIds[event.space])
      const shown = face(event.card)
      if (shown.kind === 'region') note('region cards', regionIds[shown.region])
      if (shown.kind === 'conflict')
        note('conflict cards', `${regionIds[shown.region]} ${realms[shown.realm]}`)
      if (shown.kind === 'wild') note('wild cards', `${areaIds[shown.area]} ${realms[shown.realm]}`)
      if (shown.kind === 'magic') note('magic cards', magicIds[shown.magic])
      break
    }
    case 'extracted':
      note('extracted sites', siteName(event.site))
      break
    case 'attacked':
      note('attacked sites', siteName(event.site))
      note('inhabitants side', event.side)
      break
    case 'built':
      note('structures', event.what)
      break
    case 'battle':
      note('battle outcomes', event.outcome)
      break
    default:
  }
}
