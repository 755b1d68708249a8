import { useMemo } from 'react'
import { scene, type Scene } from '../../../../../../dark-venture/test/support/scene.ts'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { ui } from '../../../../games/dark-venture/ui.ts'
import { DragLayer } from '../../../../match-ui/targets/drag.tsx'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import type { Section } from '../../section.ts'
import { arrangedScene, ArrangedTable } from '../../ArrangedTable.tsx'
import { entryOf } from '../../../../util/entry-of.ts'

const asked = new URLSearchParams(location.search)

function proposed(): Scene {
  return scene({
    dice: '1 2 d s',
    sides: {
      varpen: {
        units: { a: 'varpen-whelp J16', b: { is: 'varpen-raider', at: 'K16', wears: ['rustedCleaver'] } },
        hand: ['fleetFoot', 'fireFlask', 'boneShield', 'mirrorFate'],
      },
      dhargon: { units: { x: 'dhargon-hunter F11' }, hand: ['shieldWall', 'slingOfTeeth', 'sabotage'] },
      orpal: { units: { y: 'orpal-shade C3' }, hand: ['flank'] },
    },
  }).take('propose dhargon')
}

const laid = (): Scene => proposed().take('lay fireFlask', 'lay mirrorFate')

/** Moments of a trade: who is asked, and where it stands; `?at=settle&seat=1` shows one from a seat. */
const MOMENTS: Readonly<Record<string, readonly [seat: number, make: () => Scene]>> = {
  first: [0, proposed],
  lay: [0, laid],
  answer: [1, () => laid().take('want 0 2')],
  give: [1, () => laid().take('want 0 2', 'accept', 'lay sabotage')],
  counter: [1, () => laid().take('want 1 1', 'counterOffer', 'lay slingOfTeeth')],
  settle: [0, () => laid().take('want 1 1', 'counterOffer', 'lay slingOfTeeth', 'offer')],
  watcher: [2, () => laid().take('want 0 2')],
}

function Show() {
  const at = asked.get('at')
  return (
    <I18nProvider game={ui.game}>
      <SeatPatterns />
      {(at === null ? Object.keys(MOMENTS) : [at]).map((name) => (
        <div
          key={name}
          style={{
            width: Number(asked.get('w') ?? 1083),
            height: Number(asked.get('h') ?? 847),
            marginBlockEnd: 20,
            outline: '1px solid gray',
          }}
        >
          <Laid name={name} />
        </div>
      ))}
      <DragLayer />
    </I18nProvider>
  )
}

function Laid({ name }: { name: string }) {
  const [seat, make] = entryOf(MOMENTS, name)
  const position = useMemo(() => arrangedScene(make()), [make])
  return <ArrangedTable ui={ui} laid={position} seat={Number(asked.get('seat') ?? seat)} />
}

export const section: Section = { title: 'Trades of Dark Venture', Show }
