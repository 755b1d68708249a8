import type { Connection } from './connection.ts'

const OF_MATCH = 'longtable.campaign.'
const MINE = 'longtable.mine.'

/** The address of a campaign’s page. */
export function campaignPath(connection: Pick<Connection, 'place'>, game: string, id: string): string {
  return `/stories/${game}/${connection.place === 'here' ? 'here' : 'm'}/${id}`
}

/** Which campaign a match belongs to, so that one finds back from its table. */
export function keepCampaignOf(match: string, path: string): void {
  write(OF_MATCH + match, path)
}

export function campaignOfMatch(match: string): string | undefined {
  const kept = read(OF_MATCH + match)
  return typeof kept === 'string' && kept.startsWith('/stories/') ? kept : undefined
}

/** What of a campaign is played from this browser: its banners, heroes, whatever its game calls that. */
export function keepMine(campaign: string, mine: readonly string[]): void {
  write(MINE + campaign, mine)
}

export function mineIn(campaign: string): readonly string[] {
  const kept = read(MINE + campaign)
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Where nothing can be kept, the campaign is found again on the page of stories.
  }
}
