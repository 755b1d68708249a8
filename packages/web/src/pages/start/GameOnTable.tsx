import { manifests } from '@longtable/games/manifests'
import type { GameManifest } from '@longtable/kernel'
import type { GameInfo } from '@longtable/server/wire'
import {
  BookOpen,
  GraduationCap,
  LibraryBig,
  MonitorSmartphone,
  Play,
  SlidersHorizontal,
  UsersRound,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { go, link } from '../../navigation/navigation.ts'
import { useSettings } from '../../settings/settings.ts'
import { modulesOf, type Picture } from '../../games/modules.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Button, IconButton } from '../../components/controls/Button.tsx'
import { Note } from '../../components/controls/Small.tsx'
import { DealOfTheDay } from './DealOfTheDay.tsx'
import { SettingUp } from './dialogs.tsx'
import { keptDraft } from '../set-up/match-drafts.ts'
import type { PlayMode } from '../../game-ui/draft.ts'
import { makeMatch } from '../set-up/make-match.ts'
import { gameName, playersText } from '../set-up/game-text.ts'
import { errorText } from '../../components/error-text.ts'
import type { ServerMatches } from './use-matches.ts'

/** What lies on the table, by the game's name: each is fetched when the game is first shown. */
const pictures: Readonly<Record<string, Picture>> = Object.fromEntries(
  manifests.flatMap(({ id }) => {
    const load = modulesOf(id)?.picture
    return load === undefined ? [] : [[id, lazy(async () => ({ default: await load() }))] as const]
  }),
)

interface GameProps {
  readonly manifest: GameManifest
  /** Undefined until the match service has told of it. */
  readonly game: GameInfo | undefined
  readonly server: ServerMatches['state']
}

/** A game that lies on the table, and the ways to play it. */
export function GameOnTable({ manifest, game, server }: GameProps) {
  const i18n = useI18n()
  const { id, players, scenarios, words } = manifest
  const { about, learn, picture, daily } = words[i18n.lang]
  const [way, setWay] = useState<PlayMode>()
  const [isDaily, setDaily] = useState(false)
  const isServerAway = server === 'away'
  const Drawn = Object.hasOwn(pictures, id) ? pictures[id] : undefined
  return (
    <article className="game" aria-labelledby={`game-${id}`}>
      <div className="game-picture">
        <Suspense>{Drawn === undefined ? null : <Drawn label={picture ?? ''} />}</Suspense>
      </div>
      <div className="paper game-card">
        <header>
          <h2 id={`game-${id}`}>{gameName(i18n, id)}</h2>
          <p className="game-players">
            {playersText(i18n, players)}
            {scenarios.length > 1 ? ` · ${i18n.t('web.start.scenarios', { count: scenarios.length })}` : null}
          </p>
        </header>
        <p className="game-about">{about}</p>
        <PlayNow game={game} onOptions={() => setWay('alone')} />
        {game === undefined ? null : (
          <DealOfTheDay
            game={game}
            scenario={daily}
            server={server}
            onNameless={() => {
              setDaily(true)
              setWay('alone')
            }}
          />
        )}
        <div className="game-ways">
          <Button
            icon={<MonitorSmartphone aria-hidden="true" />}
            disabled={game === undefined}
            onClick={() => setWay('screen')}
          >
            {i18n.t('web.start.sameScreen.name')}
            <small>{i18n.t('web.start.sameScreen.help')}</small>
          </Button>
          <Button
            icon={<UsersRound aria-hidden="true" />}
            disabled={game === undefined || isServerAway}
            onClick={() => setWay('friends')}
          >
            {i18n.t('web.start.friends.name')}
            <small>{i18n.t(isServerAway ? 'web.start.needsServer' : 'web.start.friends.help')}</small>
          </Button>
        </div>
        <nav className="game-links" aria-labelledby={`game-${id}`}>
          {modulesOf(id)?.lesson === undefined ? null : (
            <a {...link(`/learn/${id}`)}>
              <GraduationCap aria-hidden="true" />
              {learn ?? i18n.t('web.start.learn')}
            </a>
          )}
          {modulesOf(id)?.stories === undefined ? null : (
            <a {...link(`/stories/${id}`)}>
              <LibraryBig aria-hidden="true" />
              {i18n.t('web.stories.open')}
            </a>
          )}
          <a {...link(`/rules/${id}`)}>
            <BookOpen aria-hidden="true" />
            {i18n.t('web.start.rules')}
          </a>
        </nav>
      </div>
      {way === undefined || game === undefined ? null : (
        <SettingUp
          game={game}
          way={way}
          daily={isDaily}
          onClose={() => {
            setDaily(false)
            setWay(undefined)
          }}
        />
      )}
    </article>
  )
}

/** One click to a table in this browser, as the last one alone or against bots was set up. */
function PlayNow({ game, onOptions }: { game: GameInfo | undefined; onOptions: () => void }) {
  const i18n = useI18n()
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const level = useSettings((settings) => settings.level)
  const isSolo = game !== undefined && keptDraft(game, 'alone', level).count === 1
  const play = async (chosen: GameInfo): Promise<void> => {
    setMaking(true)
    setProblem(undefined)
    try {
      go((await makeMatch(chosen, 'alone', keptDraft(chosen, 'alone', level))).path)
    } catch (error) {
      setProblem(errorText(i18n, error))
      setMaking(false)
    }
  }
  return (
    <>
      <div className="game-now">
        <Button
          variant="lit"
          icon={<Play aria-hidden="true" />}
          disabled={isMaking || game === undefined}
          onClick={() => {
            if (game !== undefined) void play(game)
          }}
        >
          {i18n.t(
            `web.start.${game === undefined || isMaking ? 'layingOut' : isSolo ? 'playSolo' : 'playNow'}`,
          )}
        </Button>
        <IconButton
          variant="plain"
          label={i18n.t('web.start.playOptions')}
          icon={<SlidersHorizontal aria-hidden="true" />}
          disabled={game === undefined}
          onClick={onOptions}
        />
      </div>
      {problem === undefined ? null : <Note tone="danger">{problem}</Note>}
    </>
  )
}
