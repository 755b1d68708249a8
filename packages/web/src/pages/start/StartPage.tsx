import { FolderOpen } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { link } from '../../navigation/navigation.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { manifests } from '@longtable/games/manifests'
import { Button } from '../../components/controls/Button.tsx'
import { Note } from '../../components/controls/Small.tsx'
import { useFileDrop } from '../replay/use-file-drop.ts'
import { tablePath } from '../../connections/connection.ts'
import { About } from './dialogs.tsx'
import { GameOnTable } from './GameOnTable.tsx'
import { isMyTurn, withWhom } from './match-text.ts'
import { gameName } from '../set-up/game-text.ts'
import { errorText } from '../../components/error-text.ts'
import { mineOf, MyMatches } from './Matches.tsx'
import { OtherTables } from './OtherTables.tsx'
import { TopBar } from './TopBar.tsx'
import { useGames, useMatches, type MatchLists } from './use-matches.ts'
import './start.css'

/** The table before anybody has sat down: the games that lie there, and the matches that go on. */
export function StartPage() {
  const i18n = useI18n()
  const lists = useMatches()
  const games = useGames()
  const { problem, open } = useOpening()
  const isAbove = useFileDrop(open)
  // What the match service will tell is known before it has answered, so that nothing jumps.
  const lying = manifests.filter(({ id }) => games === undefined || games.some((game) => game.id === id))
  return (
    <div className="start">
      <div className="start-room" aria-hidden="true">
        <div className="start-far" />
        <div className="start-near" />
        <div className="start-lamp" />
      </div>
      <header className="start-head">
        <TopBar />
        <h1>{i18n.t('web.app.title')}</h1>
        <p className="start-what">{i18n.t('web.start.what')}</p>
        <Waiting lists={lists} />
      </header>
      <main className="start-main">
        <section className="games" aria-label={i18n.t('web.start.games')}>
          {games?.length === 0 ? <Note tone="danger">{i18n.t('web.start.noHouse')}</Note> : null}
          {lying.map((manifest) => (
            <GameOnTable
              key={manifest.id}
              manifest={manifest}
              game={games?.find((game) => game.id === manifest.id)}
              server={lists.server.state}
            />
          ))}
        </section>
        <NotKept lists={lists} />
        <div className="start-sheets">
          <MyMatches lists={lists} />
          <div className="start-column">
            <OtherTables lists={lists} />
            <FileSheet problem={problem} open={open} />
          </div>
        </div>
      </main>
      <Foot />
      {isAbove ? <div className="start-drop">{i18n.t('web.start.file.drop')}</div> : null}
    </div>
  )
}

/** The newest match that waits for somebody here. */
function Waiting({ lists }: { lists: MatchLists }) {
  const i18n = useI18n()
  const waiting = mineOf(lists).filter(isMyTurn)
  const [first] = waiting
  if (first === undefined) return null
  const { match, mine, place } = first
  return (
    <p className="paper start-waiting">
      <span className="start-waiting-text">
        <strong>{i18n.t('web.start.turn.text', { count: waiting.length })}</strong>
        <span>
          {gameName(i18n, match.game)} · {withWhom(i18n, match, mine)}
        </span>
      </span>
      <a className="button button-lit" {...link(tablePath({ place }, match.id))}>
        {i18n.t('web.start.turn.sit')}
      </a>
    </p>
  )
}

function NotKept({ lists: { here } }: { lists: MatchLists }) {
  const i18n = useI18n()
  if (here.state === 'broken') return <Note tone="danger">{i18n.t('web.start.noHouse')}</Note>
  if (here.state !== 'there' || here.isKept) return null
  return (
    <Note tone="lit">
      <strong>{i18n.t('web.start.notKept.title')}</strong> {i18n.t('web.start.notKept.text')}
    </Note>
  )
}

/** Opens a match file; what reads it is fetched then. */
function useOpening() {
  const i18n = useI18n()
  const [problem, setProblem] = useState<string>()
  const open = useCallback(
    (file: File): void => {
      setProblem(undefined)
      import('../replay/open-file.ts')
        .then(({ openFile }) => openFile(file))
        .catch((error: unknown) => setProblem(errorText(i18n, error)))
    },
    [i18n],
  )
  return { problem, open }
}

function FileSheet({ problem, open }: { problem: string | undefined; open: (file: File) => void }) {
  const i18n = useI18n()
  const input = useRef<HTMLInputElement>(null)
  return (
    <section className="paper start-file" aria-labelledby="file-title">
      <h3 id="file-title">{i18n.t('web.start.file.title')}</h3>
      <p>{i18n.t('web.start.file.text')}</p>
      {problem === undefined ? null : <Note tone="danger">{problem}</Note>}
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) open(file)
          target.value = ''
        }}
      />
      <Button icon={<FolderOpen aria-hidden="true" />} onClick={() => input.current?.click()}>
        {i18n.t('web.start.file.choose')}
      </Button>
    </section>
  )
}

function Foot() {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className="start-foot">
      <p>{i18n.t('web.start.about.line')}</p>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {i18n.t('web.start.about.link')}
      </Button>
      <About isOpen={isOpen} onClose={() => setOpen(false)} />
    </footer>
  )
}
