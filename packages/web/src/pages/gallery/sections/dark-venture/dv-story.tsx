import { darkVenture } from '@longtable/dark-venture'
import type { Event } from '@longtable/dark-venture/board'
import { itemAt, Engine, Match, seedFrom, type Position } from '@longtable/kernel'
import { useMemo } from 'react'
import { adventure } from '../../../../../../dark-venture/src/content/adventure.ts'
import { scene, type Scene } from '../../../../../../dark-venture/test/support/scene.ts'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { Middle } from '../../../../games/dark-venture/BoardParts.tsx'
import { ui } from '../../../../games/dark-venture/ui.ts'
import { Story } from '../../../../games/dark-venture/story/Story.tsx'
import { StoryPage } from '../../../../games/dark-venture/story/StorySheet.tsx'
import { taleAfter } from '../../../../games/dark-venture/story/tale.ts'
import { SidePatterns } from '../../../../games/dark-venture/units/SideMark.tsx'
import type { BoardProps, MatchEngine } from '../../../../game-ui/game-ui.ts'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import { describing } from '../../../../match-ui/log/log-lines.ts'
import { drawnOf } from './dv-part-props.ts'
import type { Section } from '../../section.ts'
import { arrangedScene, ArrangedTable, type Arranged } from '../../ArrangedTable.tsx'
import '../../../../games/dark-venture/Board.css'

const asked = new URLSearchParams(location.search)

/** Somebody stands on a numbered token and reads it. */
function reading(passage: string, seed = 'story'): Scene {
  const n = adventure.events.findIndex((event) => event.passage === passage)
  const { at } = itemAt<{ readonly at: string }>(adventure.events, n)
  return scene({
    options: { mode: 'adventure' },
    round: 3,
    seed,
    dice: '1',
    tokens: { [at]: [`event:${n + 1}`] },
    sides: {
      varpen: { units: { a: `varpen-whelp ${at}`, b: 'varpen-brute B6' } },
      orpal: { auto: true, units: { x: 'orpal-shade H16' } },
    },
  }).take('activate a')
}

function searching(seed: string): Scene {
  return scene({
    options: { mode: 'adventure' },
    round: 3,
    seed,
    dice: '1 1',
    tokens: { D5: ['search'] },
    sides: {
      varpen: { units: { a: 'varpen-whelp D5', b: 'varpen-brute B6' } },
      orpal: { auto: true, units: { x: 'orpal-shade H16' } },
    },
  }).take('search a')
}

/** What has been chosen and what came of it. */
const TOLD: Readonly<Record<string, () => Scene>> = {
  made: () => reading('P1', asked.get('seed') ?? 'a').take('option 0'),
  missed: () => reading('P1', asked.get('seed') ?? 'b').take('option 0'),
  search: () => searching(asked.get('seed') ?? 'search'),
}

/** Beginnings of stories by their names. */
function beginning(story: string): Arranged {
  const config = story === adventure.id ? { mode: 'adventure' } : { mode: 'scenario', scenario: story }
  const { players } = darkVenture.scenarios.find(({ id }) => id === story) ?? { players: { min: 2 } }
  const engine = new Engine(darkVenture, players.min, config)
  const match = new Match(engine, seedFrom('story'))
  return {
    engine: engine as unknown as MatchEngine,
    position: () => match.position as unknown as Position,
    choose: (choice, seat) => match.choose(seat, choice).events.map(({ event }) => event),
  }
}

/** Passages (`at=P1`), what came of some (`at=made`, `missed`, `search`), beginnings (`at=drownedFeast`), the book (`at=book`). */
function Show() {
  const at = asked.get('at')
  const all = [
    ...adventure.events.map(({ passage }) => passage),
    ...Object.keys(TOLD),
    'drownedFeast',
    'book',
  ]
  return (
    <I18nProvider game={ui.game}>
      <SeatPatterns />
      <SidePatterns />
      {(at === null ? all : [at]).map((name) => (
        <Told key={name} name={name} />
      ))}
    </I18nProvider>
  )
}

function Told({ name }: { name: string }) {
  const { laid, events } = useMemo(() => {
    if (adventure.events.some(({ passage }) => passage === name)) {
      return { laid: arrangedScene(reading(name)), events: [] }
    }
    if (name === 'book') return { laid: arrangedScene(reading('P1')), events: [] }
    const made = TOLD[name]?.()
    return made === undefined
      ? { laid: beginning(name), events: [] }
      : { laid: arrangedScene(made), events: made.events }
  }, [name])
  return (
    <ArrangedTable
      ui={ui}
      laid={laid}
      seat={0}
      draw={(props) => (
        <div
          className="dv-board"
          style={{
            width: Number(asked.get('w') ?? 851),
            height: Number(asked.get('h') ?? 679),
            marginBottom: 16,
            display: 'grid',
            gridTemplate: "'middle' 100% / 100%",
          }}
        >
          {name === 'book' ? (
            <div className="paper" style={{ color: 'var(--ink)', background: 'var(--paper)', padding: 16 }}>
              <Story {...drawnOf(props)} />
            </div>
          ) : (
            <Table props={props} events={events} />
          )}
        </div>
      )}
    />
  )
}

function Table({ props, events }: { props: BoardProps; events: readonly Event[] }) {
  const drawn = drawnOf(props)
  const tale = taleAfter(undefined, events, describing(props.engine, props.ctx), false)
  return (
    <>
      <Middle {...drawn} />
      {tale === undefined ? null : <StoryPage drawn={drawn} tale={tale} close={() => {}} />}
    </>
  )
}

export const section: Section = { title: 'Stories of Dark Venture', Show }
