import type { GameEvent } from '@longtable/kernel'
import { useMemo } from 'react'
import type { Scene } from '../../../../../../mage-knight/test/support/scene.ts'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { ui } from '../../../../games/mage-knight/ui.ts'
import { DragLayer } from '../../../../match-ui/targets/drag.tsx'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import type { Section } from '../../section.ts'
import { arrangedScene, ArrangedTable } from '../../ArrangedTable.tsx'
import { positions } from './mk-stages-positions.ts'

const asked = new URLSearchParams(location.search)

/** The stages of Mage Knight in prepared positions: `at=market`, `seat=1` for another seat, `h` for the height. */
function Show() {
  const at = asked.get('at') ?? 'market'
  const make = positions[at]
  return make === undefined ? (
    <p>{Object.keys(positions).join(', ')}</p>
  ) : (
    <I18nProvider game={ui.game}>
      <SeatPatterns />
      <Table make={make} />
      <DragLayer />
    </I18nProvider>
  )
}

function Table({ make }: { make: () => Scene }) {
  const played = useMemo(() => make(), [make])
  const laid = useMemo(() => arrangedScene(played), [played])
  const first = useMemo(() => played.events.slice() as readonly GameEvent[], [played])
  return (
    <div style={{ height: Number(asked.get('h') ?? 844) }}>
      <ArrangedTable ui={ui} laid={laid} seat={Number(asked.get('seat') ?? 0)} happened={first} />
    </div>
  )
}

export const section: Section = { title: 'Stages of Mage Knight', Show }
