import { immortals, novice } from '@longtable/immortals'
import { shelve } from './shelve.ts'

export const shelvedImmortals = shelve(immortals, [novice])
