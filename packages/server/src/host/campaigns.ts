import type { Json } from '@longtable/kernel'
import { findGame } from '../arbiter/game-registry.ts'
import { throwHttpError } from '../errors/http-error.ts'
import type { Change, RecordRow } from '../store/store.ts'
import type { CampaignInfo, KeptCampaign, NewCampaign } from '../wire/campaign.ts'
import type { Dependencies } from './dependencies.ts'
import { spending } from './quotas.ts'
import type { Person } from './server-api.ts'

/** Campaigns are records `campaign` of their game; which of them a person takes part in are records `campaigns of` the person. */
const KIND = 'campaign'
const TAKING_PART = 'campaigns of'
/** So many are listed for one person, the last changed first. */
const MOST_LISTED = 50

type Kept = { readonly game: string; readonly changed: number; readonly body: Readonly<Record<string, Json>> }

export async function newCampaign(
  deps: Dependencies,
  person: Person,
  { game, body }: NewCampaign,
): Promise<CampaignInfo> {
  findGame(deps.registry, game)
  const id = deps.ids.id()
  const changed = deps.clock.now()
  await deps.store.write([
    ...spending(deps, person.id, 'matches', 1),
    { put: 'record', record: recordOf(id, { game, changed, body }), after: 0 },
    takingPart(person, id, changed),
  ])
  return { id, game, version: 1, changed, body }
}

export async function campaignOf(deps: Dependencies, id: string): Promise<CampaignInfo> {
  return infoOf((await deps.store.record(KIND, id, id)) ?? throwHttpError(404, 'noCampaign'))
}

/** Keeps it anew, and remembers that this person takes part. */
export async function keepCampaign(
  deps: Dependencies,
  person: Person,
  id: string,
  { body, after }: KeptCampaign,
): Promise<CampaignInfo> {
  const { game } = await campaignOf(deps, id)
  const changed = deps.clock.now()
  await deps.store.write([
    { put: 'record', record: recordOf(id, { game, changed, body }), after },
    takingPart(person, id, changed),
  ])
  return { id, game, version: after + 1, changed, body }
}

/** Those that a person has begun or gone on with. */
export async function campaignsOf(deps: Dependencies, person: Person): Promise<readonly CampaignInfo[]> {
  const { store } = deps
  const mine = await store.records(TAKING_PART, person.id, MOST_LISTED)
  const found = await Promise.all(mine.map(({ id }) => store.record(KIND, id, id)))
  return found
    .flatMap((row) => (row === undefined ? [] : [infoOf(row)]))
    .toSorted((a, b) => b.changed - a.changed)
}

/** It is not listed for this person any more; others may go on with it. */
export async function leaveCampaign({ store }: Dependencies, person: Person, id: string): Promise<void> {
  await store.write([{ drop: 'record', kind: TAKING_PART, of: person.id, id }])
}

function recordOf(id: string, body: Kept): Omit<RecordRow, 'version'> {
  return { kind: KIND, of: id, id, rank: 0, body }
}

function takingPart(person: Person, id: string, changed: number): Change {
  return { put: 'record', record: { kind: TAKING_PART, of: person.id, id, rank: changed, body: null } }
}

function infoOf({ id, version, body }: RecordRow): CampaignInfo {
  return { id, version, ...(body as Kept) }
}
