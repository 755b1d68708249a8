import { Recorder, text, type Engine, type Match } from '@longtable/kernel'
import { commitmentOf, type MatchInfo } from '@longtable/server/wire'
import { use, useMemo, useState } from 'react'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { localConnection } from '../../../../connections/connections.ts'
import { EndScreen } from '../../../../match-ui/end/EndScreen.tsx'
import type { GameUI } from '../../../../game-ui/game-ui.ts'
import { ui } from '../../../../games/immortals/ui.ts'
import { Button } from '../../../../components/controls/index.ts'
import { FileChooser } from '../../../replay/FileChooser.tsx'
import { timelineOfFile } from '../../../replay/from-match-file.ts'
import { Screen } from '../../../replay/Screen.tsx'
import { playedUntil } from './fixtures.ts'
import type { Section } from '../../section.ts'

const NAMES = ['Ada', 'Blaise', 'Cleo', 'Dario', 'Edda']
const { game } = ui

let loading: Promise<GameUI> | undefined

function useUI(): GameUI {
  loading ??= import('../../../../games/immortals/ui.ts').then(({ ui: immortalsFace }) => immortalsFace)
  return use(loading)
}

function usePlayed() {
  return useMemo(() => {
    const { match } = playedUntil(() => false)
    const file = new Recorder(match as unknown as Match, ['Ada', 'novice', 'novice', 'novice']).file()
    return { file, match: match as unknown as Match, timeline: timelineOfFile(game, file) }
  }, [])
}

/** What the server says of such a match when it is over. */
function infoOf(match: Match, winners?: readonly number[]): MatchInfo {
  const { engine, position, seed } = match
  const result = engine.result(position) ?? { scores: [], winners: [] }
  const scores =
    winners === undefined
      ? result.scores
      : result.scores.map((score, seat) => (winners.includes(seat) ? 80 : Math.min(score, 79)))
  const reveal = { seed, salt: 'c0ffee' }
  return {
    id: 'gallery',
    game: game.id,
    rulesVersion: engine.rulesVersion,
    config: engine.config,
    pace: { kind: 'live', clock: null },
    late: 'ask',
    listed: false,
    locked: false,
    seeded: false,
    advice: false,
    commitment: commitmentOf(reveal.seed, reveal.salt),
    reveal,
    status: 'over',
    created: 0,
    started: 0,
    ended: 0,
    seats: Array.from({ length: engine.seats }, (_, seat) => ({
      seat,
      kind: seat === 0 ? 'person' : 'bot',
      name: seat === 0 ? 'Ada' : '',
      bot: seat === 0 ? null : 'novice',
      here: true,
      host: seat === 0,
      muted: false,
      resigned: seat === 2,
      left: null,
    })),
    awaited: [],
    deadline: null,
    paused: null,
    asking: null,
    result: { scores, winners: winners ?? result.winners },
    previous: null,
    next: null,
    notice: null,
  }
}

function End({ winners, onClose }: { readonly winners?: readonly number[]; readonly onClose: () => void }) {
  const { match, timeline } = usePlayed()
  const ui = useUI()
  const engine: Engine = match.engine
  const view = engine.view(match.position, 0)
  return (
    <EndScreen
      match={infoOf(match, winners)}
      ui={ui}
      engine={engine}
      view={view}
      ctx={engine.viewContext(view)}
      seat={0}
      names={NAMES}
      story={Array.from({ length: timeline.length }, (_, at) => ({
        at,
        time: 0,
        back: false,
        events: timeline.moment(at, 0).events,
      }))}
      onRematch={() => {}}
      rematchPath={undefined}
      replayPath="/replay/here/gallery"
      connection={localConnection()}
      onClose={onClose}
    />
  )
}

function Replay() {
  const { timeline, file } = usePlayed()
  const ui = useUI()
  const at = Number(new URLSearchParams(location.search).get('at') ?? 0)
  return (
    <Screen
      timeline={timeline}
      loaded={{ played: file, ui, names: NAMES.slice(0, timeline.seats), mine: [0] }}
      place="here"
      match="gallery"
      start={{ at, as: undefined }}
    />
  )
}

/** `?show=replay`, `end`, `tie` or `file` shows one of them at once. */
function Show() {
  const [shown, show] = useState(() => new URLSearchParams(location.search).get('show'))
  return (
    <I18nProvider game={game} names={NAMES}>
      {['replay', 'end', 'tie', 'file'].map((each) => (
        <Button key={each} onClick={() => show(each)}>
          {each}
        </Button>
      ))}
      {shown === 'replay' ? (
        <div style={{ position: 'fixed', inset: 0 }}>
          <Replay />
        </div>
      ) : null}
      {shown === 'end' ? <End onClose={() => show(null)} /> : null}
      {shown === 'tie' ? <End winners={[0, 2]} onClose={() => show(null)} /> : null}
      {shown === 'file' ? <FileChooser why={text('kernel.file.foreign')} /> : null}
    </I18nProvider>
  )
}

export const section: Section = { title: 'Replay and end of a match', Show }
