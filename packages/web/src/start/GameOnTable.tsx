import type { GameInfo } from '@longtable/server/wire'
import { BookOpen, GraduationCap, MonitorSmartphone, Play, SlidersHorizontal, UsersRound } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { go, link } from '../app/routes.ts'
import { useVoice } from '../app/words.tsx'
import { Button, IconButton } from '../pieces/controls/Button.tsx'
import { Note } from '../pieces/controls/Small.tsx'
import { hereLobby } from '../tables/lobbies.ts'
import { tablePath } from '../tables/lobby.ts'
import { SettingUp } from './dialogs.tsx'
import { keptDraft, type Way } from './draft.ts'
import { makeMatch } from './make-match.ts'
import { gameName, reason } from './match-words.ts'
import { Vignette } from './Vignette.tsx'

/** What lies on the table, by the game's name. */
const pictures: Readonly<Record<string, ComponentType<{ label: string }>>> = { immortals: Vignette }

interface GameProps {
  readonly id: string
  /** Undefined until the house has laid it out. */
  readonly game: GameInfo | undefined
  readonly isServerAway: boolean
}

/** A game that lies on the table, and the ways to play it. */
export function GameOnTable({ id, game, isServerAway }: GameProps) {
  const voice = useVoice()
  const [way, setWay] = useState<Way>()
  const Picture = Object.hasOwn(pictures, id) ? pictures[id] : undefined
  const about = `web.start.games.${id}.about`
  return (
    <article className="game" aria-labelledby={`game-${id}`}>
      <div className="game-picture">
        {Picture === undefined ? null : <Picture label={voice.t(`web.start.games.${id}.picture`)} />}
      </div>
      <div className="paper game-card">
        <header>
          <h2 id={`game-${id}`}>{gameName(voice, id)}</h2>
          {game === undefined ? null : (
            <p className="game-players">{voice.t('web.start.players', game.players)}</p>
          )}
        </header>
        {voice.knows(about) ? <p className="game-about">{voice.t(about)}</p> : null}
        <PlayNow game={game} onOptions={() => setWay('alone')} />
        <div className="game-ways">
          <Button
            icon={<MonitorSmartphone aria-hidden="true" />}
            disabled={game === undefined}
            onClick={() => setWay('screen')}
          >
            {voice.t('web.start.sameScreen.name')}
            <small>{voice.t('web.start.sameScreen.help')}</small>
          </Button>
          <Button
            icon={<UsersRound aria-hidden="true" />}
            disabled={game === undefined || isServerAway}
            onClick={() => setWay('friends')}
          >
            {voice.t('web.start.friends.name')}
            <small>{voice.t(isServerAway ? 'web.start.needsServer' : 'web.start.friends.help')}</small>
          </Button>
        </div>
        <nav className="game-links" aria-labelledby={`game-${id}`}>
          <a {...link(`/learn/${id}`)}>
            <GraduationCap aria-hidden="true" />
            {voice.t('web.start.learn')}
          </a>
          <a {...link(`/rules/${id}`)}>
            <BookOpen aria-hidden="true" />
            {voice.t('web.start.rules')}
          </a>
        </nav>
      </div>
      {way === undefined || game === undefined ? null : (
        <SettingUp game={game} way={way} onClose={() => setWay(undefined)} />
      )}
    </article>
  )
}

/** One click to a table in this browser, as the last one against bots was set up. */
function PlayNow({ game, onOptions }: { game: GameInfo | undefined; onOptions: () => void }) {
  const voice = useVoice()
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const play = async (chosen: GameInfo): Promise<void> => {
    setMaking(true)
    setProblem(undefined)
    try {
      const { match } = await makeMatch(chosen, 'alone', keptDraft(chosen, 'alone'))
      go(tablePath(hereLobby(), match.id))
    } catch (error) {
      setProblem(reason(voice, error))
      setMaking(false)
    }
  }
  return (
    <>
      <div className="game-now">
        <Button
          look="lit"
          icon={<Play aria-hidden="true" />}
          disabled={isMaking || game === undefined}
          onClick={() => {
            if (game !== undefined) void play(game)
          }}
        >
          {voice.t(game === undefined || isMaking ? 'web.start.layingOut' : 'web.start.playNow')}
        </Button>
        <IconButton
          look="plain"
          label={voice.t('web.start.playOptions')}
          icon={<SlidersHorizontal aria-hidden="true" />}
          disabled={game === undefined}
          onClick={onOptions}
        />
      </div>
      {problem === undefined ? null : <Note tone="danger">{problem}</Note>}
    </>
  )
}
