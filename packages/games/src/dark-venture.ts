import { darkVenture, novice } from '@longtable/dark-venture'
import { shelve } from './shelve.ts'

export const shelvedDarkVenture = shelve(darkVenture, [novice])
