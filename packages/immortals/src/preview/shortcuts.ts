import { text, type Choice, type Frame, type Shortcut } from '@longtable/kernel'
import type { ImmortalsViewContext } from '../state/schema.ts'
import { realmOf, type Site } from '../state/sites.ts'
import { PLACE } from '../steps/choices.ts'
import { siteText } from '../text/things.ts'

/** Spreading armies goes one by one; these put all that are left on one site. */
export function shortcuts(
  { tables }: ImmortalsViewContext,
  frame: Frame,
  offered: readonly Choice[],
): Shortcut[] {
  const left = armiesLeft(frame)
  if (left === undefined) return []
  return offered.flatMap((entry) => {
    const site = entry['site']
    if (entry.do !== 'place' || typeof site !== 'number') return []
    const count = left(site)
    if (count < 2) return []
    const choices = Array.from({ length: count }, () => PLACE[site])
    return [{ text: text('shortcut.allTo', { count, site: siteText(tables, site) }), choices }]
  })
}

function armiesLeft(frame: Frame): ((site: Site) => number) | undefined {
  if (frame.step === 'magic.place') {
    const { left } = frame as Frame & { left: number }
    return () => left
  }
  if (frame.step === 'reinforce.place') {
    const { left } = frame as Frame & { left: readonly number[] }
    return (site) => left[realmOf(site)]
  }
  return undefined
}
