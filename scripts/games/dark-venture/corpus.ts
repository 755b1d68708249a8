import { darkVenture } from '@longtable/dark-venture'
import { plansFor, type CorpusPlan } from '../../corpus/play.ts'

/** The third scenario and every fourth after it are played by chance, too. */
export function plans(): CorpusPlan[] {
  return plansFor(darkVenture.scenarios, 2)
}
