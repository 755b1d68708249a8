import { letChoose } from '@longtable/bots'
import { itemAt, Engine, Match, Random, seedFrom } from '@longtable/kernel'
import { mageKnight, novice, type MageKnight } from '@longtable/mage-knight'
import { useMemo } from 'react'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import type { EndProps, GameViewContext } from '../../../../game-ui/game-ui.ts'
import { ui } from '../../../../games/mage-knight/ui.ts'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import type { Section } from '../../section.ts'

const asked = new URLSearchParams(location.search)
const NAMES = ['Ada', 'Blaise', 'Cléopâtre', 'Dario']

/** A whole game of bots, as its end tells it: `scenario`, `seats`, `seed`. */
function played(): EndProps {
  const seats = Number(asked.get('seats') ?? 3)
  const engine = new Engine<MageKnight>(mageKnight, seats, {
    scenario: asked.get('scenario') ?? 'blitzConquest',
  })
  const seed = asked.get('seed') ?? 'end'
  const match = new Match(engine, seedFrom(seed))
  const chance = new Random(seedFrom(seed))
  const story: EndProps['story'][number][] = []
  for (let at = 0; !engine.over(match.position); at++) {
    const seat = itemAt(engine.awaited(match.position), 0)
    const { events } = match.choose(seat, letChoose(novice, engine, match.position, seat, chance))
    story.push({ at, time: 0, back: false, events: engine.eventsFor(events, 0) })
  }
  const view = engine.view(match.position, 0)
  return {
    engine: engine as unknown as EndProps['engine'],
    view: view as unknown as EndProps['view'],
    ctx: engine.viewContext(view) as unknown as GameViewContext,
    seat: 0,
    names: NAMES.slice(0, seats),
    awaited: [],
    happened: [],
    at: 0,
    story,
  }
}

function Show() {
  const props = useMemo(() => (asked.get('only') === 'mk-end' ? played() : undefined), [])
  return props === undefined ? null : (
    <I18nProvider game={ui.game}>
      <SeatPatterns />
      <div style={{ maxWidth: 900, padding: 24, background: 'var(--paper)', color: 'var(--ink)' }}>
        <ui.End {...props} />
      </div>
    </I18nProvider>
  )
}

export const section: Section = { title: 'End of Mage Knight', Show }
