import { darkVenture, novice } from '@longtable/dark-venture'
import type { Config } from '@longtable/kernel'
import { ui } from '../../../../games/dark-venture/ui.ts'
import { AskedTable } from '../../AskedTable.tsx'
import type { Section } from '../../section.ts'

const playable = { game: darkVenture, bot: novice }

/** A story by its name, `victory`, or `underground`. */
function configOf(scenario: string | null): Config {
  if (scenario === null || scenario === 'victory') return { mode: 'victory' }
  if (scenario === 'underground') return { mode: 'victory', map: 'underground' }
  return scenario === 'lightlessBelow' ? { mode: 'adventure' } : { mode: 'scenario', scenario }
}

function Show() {
  return <AskedTable ui={ui} playable={playable} step="turn" configOf={configOf} />
}

export const section: Section = { title: 'Board of Dark Venture', Show }
