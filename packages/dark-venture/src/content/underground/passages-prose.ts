// All passages of the Underground, by their ids.
import { beastProse } from './prose-beast.ts'
import { bellProse } from './prose-bell.ts'
import { broodProse } from './prose-brood.ts'
import { campProse } from './prose-camp.ts'
import { capsProse } from './prose-caps.ts'
import { countProse } from './prose-count.ts'
import { courtProse } from './prose-court.ts'
import { doorProse } from './prose-door.ts'
import { echoProse } from './prose-echo.ts'
import { endingsProse } from './prose-endings.ts'
import { ferryProse } from './prose-ferry.ts'
import { gardenProse } from './prose-garden.ts'
import { gateProse } from './prose-gate.ts'
import { heapProse } from './prose-heap.ts'
import { idolProse } from './prose-idol.ts'
import { kingProse } from './prose-king.ts'
import { ledgeProse } from './prose-ledge.ts'
import { ledgerProse } from './prose-ledger.ts'
import { nightProse } from './prose-night.ts'
import { pillarProse } from './prose-pillar.ts'
import { portalProse } from './prose-portal.ts'
import { stairProse } from './prose-stair.ts'
import { tollProse } from './prose-toll.ts'
import { wellProse } from './prose-well.ts'
import type { ProseTable } from './prose.ts'

export const undergroundProse = {
  ...gateProse,
  ...campProse,
  ...ferryProse,
  ...stairProse,
  ...wellProse,
  ...pillarProse,
  ...capsProse,
  ...gardenProse,
  ...portalProse,
  ...heapProse,
  ...courtProse,
  ...countProse,
  ...ledgerProse,
  ...kingProse,
  ...idolProse,
  ...broodProse,
  ...ledgeProse,
  ...echoProse,
  ...tollProse,
  ...doorProse,
  ...bellProse,
  ...beastProse,
  ...nightProse,
  ...endingsProse,
} satisfies ProseTable

/** A passage by name. `PassageRow`s have the number instead: `P38` is the one whose `no` is 38. */
export type PassageName = keyof typeof undergroundProse
