import { mageKnight, novice } from '@longtable/mage-knight'
import { ui } from '../../../../games/mage-knight/ui.ts'
import { AskedTable } from '../../AskedTable.tsx'
import type { Section } from '../../section.ts'

const playable = { game: mageKnight, bot: novice }

function configOf(scenario: string | null) {
  return { scenario: scenario ?? 'fullConquest' }
}

function Show() {
  return <AskedTable ui={ui} playable={playable} step="turn.main" configOf={configOf} />
}

export const section: Section = { title: 'Board of Mage Knight', Show }
