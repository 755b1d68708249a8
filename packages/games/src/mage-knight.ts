import { mageKnight, novice } from '@longtable/mage-knight'
import { shelve } from './shelve.ts'

export const shelvedMageKnight = shelve(mageKnight, [novice])
