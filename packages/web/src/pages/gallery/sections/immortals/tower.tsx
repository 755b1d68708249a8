import type { Event } from '@longtable/immortals/board'
import type { GameEvent } from '@longtable/kernel'
import { useMemo, useState } from 'react'
import { ui } from '../../../../games/immortals/ui.ts'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { TowerStage } from '../../../../games/immortals/tower/TowerStage.tsx'
import { playedUntil, type Fixture } from './fixtures.ts'
import type { Section } from '../../section.ts'
import { entryOf } from '../../../../util/entry-of.ts'

const NAMES = ['Mira', 'Dario', 'Cleo', 'Blaise', 'Edda']

function battleWhere(is: (battle: Extract<Event, { event: 'battle' }>) => boolean): Fixture {
  return playedUntil((_, events) =>
    (events as readonly Event[]).some((event) => event.event === 'battle' && is(event)),
  )
}

const scenes: Readonly<Record<string, () => Fixture>> = {
  rest: () => playedUntil((match) => match.position.state.round >= 3),
  seeding: () => playedUntil((_, events) => events.some(({ event }) => event === 'seeded'), { seats: 5 }),
  battle: () => battleWhere(({ defender, attack, defence }) => defender >= 0 && attack > 2 && defence > 2),
  helped: () => battleWhere(({ defender, side }) => defender >= 0 && side === 'A'),
  empty: () => battleWhere(({ defender, side }) => defender < 0 && side === 'C'),
}

const QUIET: readonly GameEvent[] = []

/** `&throw=battle` plays a scene at once; the buttons do it by hand. */
function Show() {
  const [scene, setScene] = useState(() => new URLSearchParams(location.search).get('throw') ?? 'rest')
  const [at, setAt] = useState(1)
  const { engine, match, events } = useMemo(() => (scenes[scene] ?? entryOf(scenes, 'rest'))(), [scene])
  const ctx = engine.viewContext(engine.view(match.position, 0))
  return (
    <I18nProvider game={ui.game}>
      <p>
        {Object.keys(scenes).map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              setScene(name)
              setAt(at + 1)
            }}
          >
            {name}
          </button>
        ))}
      </p>
      <div style={{ width: '17rem' }}>
        <TowerStage ctx={ctx} names={NAMES} happened={scene === 'rest' ? QUIET : events} at={at} seat={0} />
      </div>
      <div style={{ width: '8rem' }}>
        <TowerStage ctx={ctx} names={NAMES} happened={QUIET} at={0} seat={null} />
      </div>
    </I18nProvider>
  )
}

export const section: Section = { title: 'The cube tower', Show }
