import { useCallback, useState } from 'react'
import { link } from '../../navigation/navigation.ts'
import { useI18n, I18nProvider } from '../../i18n/I18nProvider.tsx'
import { Button, Note } from '../../components/controls/index.ts'
import { ChooseFile, FileChooser, useOpening } from './FileChooser.tsx'
import type { ExportedMatch } from '../../connections/exported-match.ts'
import { useKeptFile } from './kept-file.ts'
import { loadFile, loadMatch, type Loaded } from './load.ts'
import { Screen } from './Screen.tsx'
import { useTimeline } from './use-timeline.ts'
import './replay.css'

interface ReplayPageProps {
  readonly of: 'here' | 'server' | 'file'
  readonly match: string
  readonly at: number | undefined
  readonly as: number | undefined
  readonly review: boolean
}

/** A match that was played, to be watched again: from this browser, from the server, or from a file. */
export default function ReplayPage({ of, match, ...start }: ReplayPageProps) {
  return of === 'file' ? <OfFile {...start} /> : <OfMatch key={match} of={of} match={match} {...start} />
}

type Start = Pick<ReplayPageProps, 'at' | 'as' | 'review'>

function OfFile(start: Start) {
  const { played, number } = useKeptFile()
  return played === undefined ? <FileChooser /> : <OpenedFile key={number} played={played} {...start} />
}

function OpenedFile({ played, ...start }: { readonly played: ExportedMatch } & Start) {
  const usual = useI18n().t('web.tables.you')
  const load = useCallback(() => loadFile(played, usual), [played, usual])
  return <Shown load={load} place="file" match="" {...start} />
}

function OfMatch({
  of,
  match,
  ...start
}: { readonly of: 'here' | 'server'; readonly match: string } & Start) {
  const usual = useI18n().t('web.tables.you')
  const [tries, setTries] = useState(0)
  const load = useCallback(() => loadMatch(of, match, usual), [of, match, usual])
  return (
    <Shown key={tries} load={load} place={of} match={match} again={() => setTries((n) => n + 1)} {...start} />
  )
}

interface ShownProps extends Start {
  readonly load: () => Promise<Loaded>
  readonly place: ReplayPageProps['of']
  readonly match: string
  /** Tries once more; a file that cannot be shown stays what it is. */
  readonly again?: () => void
}

function Shown({ load, place, match, again, ...start }: ShownProps) {
  const i18n = useI18n()
  const building = useTimeline(load)
  switch (building.state) {
    case 'loading':
      return <Progress words={i18n.t('web.replay.loading')} done={undefined} />
    case 'playing': {
      const { done, all } = building
      const numbers = { done: i18n.number(done), all: i18n.number(all) }
      return <Progress words={i18n.t('web.replay.playing', numbers)} done={done / all} />
    }
    case 'refused':
      if (again === undefined) return <FileChooser why={building.why} />
      if (place === 'here' && building.why.key === 'server.noMatch') return <Elsewhere />
      return (
        <main className="notice">
          <h1>{i18n.t('web.replay.refused')}</h1>
          <p role="alert">{i18n.format(building.why)}</p>
          <p className="replay-ways">
            <Button onClick={again}>{i18n.t('web.replay.tryAgain')}</Button>
            <a className="button button-quiet" {...link('/')}>
              {i18n.t('web.replay.toStart')}
            </a>
          </p>
        </main>
      )
    case 'ready': {
      const { timeline, loaded } = building
      return (
        <I18nProvider game={loaded.ui.game} names={loaded.names}>
          <Screen timeline={timeline} loaded={loaded} place={place} match={match} start={start} />
        </I18nProvider>
      )
    }
  }
}

/** A link to what only the browser has in which it was played. */
function Elsewhere() {
  const i18n = useI18n()
  const { open, refused } = useOpening()
  return (
    <main className="notice">
      <h1>{i18n.t('web.replay.elsewhere.title')}</h1>
      <p role="alert">{i18n.t('web.replay.elsewhere.text')}</p>
      {refused === undefined ? null : <Note tone="danger">{i18n.format(refused)}</Note>}
      <p className="replay-ways">
        <ChooseFile className="button" label={i18n.t('web.replay.another')} open={open} />
        <a className="button button-quiet" {...link('/')}>
          {i18n.t('web.replay.toStart')}
        </a>
      </p>
    </main>
  )
}

function Progress({ words, done }: { readonly words: string; readonly done: number | undefined }) {
  return (
    <main className="notice">
      <p role="status">{words}</p>
      <progress className="replay-progress" aria-label={words} {...(done !== undefined && { value: done })} />
    </main>
  )
}
