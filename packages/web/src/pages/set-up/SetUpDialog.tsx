import type { Config } from '@longtable/kernel'
import type { GameInfo, MyMatch } from '@longtable/server/wire'
import { useEffect, useState } from 'react'
import { go } from '../../navigation/navigation.ts'
import { useSettings } from '../../settings/settings.ts'
import { useI18n, I18nProvider } from '../../i18n/I18nProvider.tsx'
import type { GameUI } from '../../game-ui/game-ui.ts'
import { modulesOf } from '../../games/modules.ts'
import {
  Button,
  Choice,
  CopyButton,
  Dialog,
  Field,
  Note,
  Select,
  ShareButton,
  Switch,
} from '../../components/controls/index.ts'
import { SeatMark } from '../../components/SeatMark.tsx'
import { serverConnection } from '../../connections/connections.ts'
import { aboutLevel, keepLevel, levelName } from '../../connections/bot-levels.ts'
import { tablePath } from '../../connections/connection.ts'
import {
  dailyDraft,
  hasDaily,
  keepDraft,
  keptDraft,
  playersOf,
  scenarioOf,
  sittersFor,
  withScenario,
} from './match-drafts.ts'
import type { Draft, SetUpPartProps, PlayMode } from '../../game-ui/draft.ts'
import { makeMatch } from './make-match.ts'
import { gameName } from './game-text.ts'
import { errorText } from '../../components/error-text.ts'
import { MatchOptions } from './MatchOptions.tsx'
import { MyName } from '../../settings-dialog/MyName.tsx'
import { LONGEST_NAME } from '../../connections/hot-seat-names.ts'
import { Pacing } from './Pacing.tsx'
import { Scenarios } from './Scenarios.tsx'
import './setup.css'

interface SetUpProps {
  readonly game: GameInfo
  readonly way: PlayMode
  /** Begins with the deal of the day. */
  readonly daily?: boolean
  /** Begins with these options. */
  readonly config?: Config
  readonly onClose: () => void
}

/** Everything a table can agree on before it begins. */
export function SetUpDialog(props: SetUpProps) {
  const ui = useGameUI(props.game.id)
  return (
    <I18nProvider game={ui?.game}>
      <SetUp {...props} ui={ui} />
    </I18nProvider>
  )
}

/** The UI of the game, for the messages of its options and what it settles itself. */
function useGameUI(id: string): GameUI | undefined {
  const [ui, setUI] = useState<GameUI>()
  useEffect(() => {
    let isHere = true
    void modulesOf(id)
      ?.ui()
      .then(
        (loaded) => isHere && setUI(loaded),
        () => {},
      )
    return () => {
      isHere = false
    }
  }, [id])
  return ui
}

interface LoadedProps extends SetUpProps {
  /** Undefined until it is there. */
  readonly ui: GameUI | undefined
}

function SetUp({ game, way, daily = false, config, onClose, ui }: LoadedProps) {
  const i18n = useI18n()
  const { level } = useSettings.getState()
  const [draft, setDraft] = useState(() => {
    const kept = (daily ? dailyDraft(game) : undefined) ?? keptDraft(game, way, level)
    const scenario = config === undefined ? undefined : scenarioOf(game, config)
    return scenario === undefined ? kept : { ...kept, ...withScenario(game, way, kept, scenario) }
  })
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [made, setMade] = useState<MyMatch>()
  const change = (changed: Partial<Draft>): void => {
    setProblem(undefined)
    setDraft((before) => ({ ...before, ...changed }))
  }
  const make = async (): Promise<void> => {
    setProblem(undefined)
    setMaking(true)
    try {
      const { made: match, path } = await makeMatch(game, way, draft)
      keepDraft(game, way, draft)
      if (match.invitations.length > 0) setMade(match)
      else go(path)
    } catch (error) {
      setProblem(errorText(i18n, error))
    }
    setMaking(false)
  }
  if (made !== undefined) return <Invitations made={made} onClose={onClose} />
  const actions = (
    <>
      {problem === undefined ? null : (
        <div className="setup-problem">
          <Note tone="danger">{problem}</Note>
        </div>
      )}
      <Button variant="lit" disabled={isMaking} onClick={() => void make()}>
        {i18n.t(`web.start.setup.${isMaking ? 'making' : way === 'friends' ? 'invite' : 'start'}`)}
      </Button>
    </>
  )
  const part = { game, draft, change }
  const hasScenarios = game.scenarios.length > 1
  const isDaily = draft.daily && hasDaily(game, draft)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={i18n.t(`web.start.setup.title.${draft.count === 1 ? 'solo' : way}`, {
        game: gameName(i18n, game.id),
      })}
      size={hasScenarios ? 'wide' : 'usual'}
      actions={actions}
    >
      <div className={hasScenarios ? 'setup-both' : undefined}>
        {ui !== undefined && hasScenarios ? <Scenarios {...part} way={way} rules={ui.game} /> : null}
        <div className="setup">
          {way === 'friends' || isDaily ? <MyName /> : null}
          <Count {...part} />
          {draft.count === 1 ? null : <Seats {...part} way={way} />}
          {hasDaily(game, draft) ? (
            <Switch
              label={i18n.t('web.start.setup.daily.name')}
              help={i18n.t('web.start.setup.daily.help')}
              isOn={draft.daily}
              onChange={(on) => change({ daily: on })}
            />
          ) : null}
          {way === 'friends' ? <Pacing {...part} /> : null}
          {isDaily ? null : ui === undefined ? (
            <p role="status">{i18n.t('web.start.setup.loading')}</p>
          ) : (
            <>
              {ui.SetUp === undefined ? null : <ui.SetUp {...part} />}
              <MatchOptions {...part} settled={ui.settled} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Count({ game, draft, change }: SetUpPartProps) {
  const i18n = useI18n()
  const { min, max } = playersOf(game, draft.config)
  if (min === max) return null
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  return (
    <Choice
      label={i18n.t('web.start.setup.count')}
      options={counts.map((value) => ({ value, label: i18n.number(value) }))}
      value={draft.count}
      onChange={(count) => change({ count })}
    />
  )
}

function Seats({ game, way, draft, change }: SetUpPartProps & { way: PlayMode }) {
  const i18n = useI18n()
  const put = (at: number, changed: Partial<Draft['seats'][number]>): void =>
    change({ seats: draft.seats.map((seat, i) => (i === at ? { ...seat, ...changed } : seat)) })
  const sitters = sittersFor(game, way).map((value) => ({ value, label: sitterName(value) }))
  function sitterName(who: string): string {
    if (who === 'me') return i18n.t(`web.start.setup.me.${way}`)
    if (who === 'open') return i18n.t('web.start.setup.open')
    return i18n.t('web.start.setup.bot', { level: levelName(i18n, who) })
  }
  return (
    <fieldset className="setup-seats">
      <legend className="field-label">{i18n.t('web.start.setup.seats')}</legend>
      {draft.seats.slice(0, draft.count).map(({ who, name }, at) => (
        <div className="setup-seat" key={at}>
          <SeatMark seat={at} size={26} />
          <Select
            label={i18n.t('web.start.setup.seat', { number: at + 1 })}
            isLabelHidden
            options={sitters}
            value={who}
            onChange={(chosen) => {
              if (game.bots.includes(chosen)) keepLevel(chosen)
              put(at, { who: chosen })
            }}
          />
          {way === 'screen' && who === 'me' ? (
            <Field
              label={i18n.t('web.start.setup.name')}
              isLabelHidden
              placeholder={i18n.t('web.start.setup.namePlaceholder', { number: at + 1 })}
              maxLength={LONGEST_NAME}
              value={name}
              onChange={(event) => put(at, { name: event.target.value })}
            />
          ) : null}
        </div>
      ))}
      <Levels
        used={game.bots.filter((level) => draft.seats.slice(0, draft.count).some(({ who }) => who === level))}
      />
    </fieldset>
  )
}

/** What the levels of the bots mean that are to sit here. */
function Levels({ used }: { readonly used: readonly string[] }) {
  const i18n = useI18n()
  return used.map((level) => {
    const about = aboutLevel(i18n, level)
    return about === undefined ? null : (
      <p className="field-help setup-level" key={level}>
        <b>{i18n.t('web.start.setup.bot', { level: levelName(i18n, level) })}</b> {about}
      </p>
    )
  })
}

/** The links by which others come to the table. */
function Invitations({ made, onClose }: { made: MyMatch; onClose: () => void }) {
  const i18n = useI18n()
  const game = gameName(i18n, made.match.game)
  const shared = i18n.t('web.start.setup.invited.shared', { game })
  const actions = (
    <Button variant="lit" onClick={() => go(tablePath(serverConnection(), made.match.id))}>
      {i18n.t('web.start.setup.invited.table')}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={i18n.t('web.start.setup.invited.title')} actions={actions}>
      <div className="setup">
        <p>{i18n.t('web.start.setup.invited.text', { count: made.invitations.length })}</p>
        {made.invitations.map(({ seat, url }) => {
          const label = i18n.t('web.start.setup.invited.link', { number: seat + 1 })
          return (
            <div className="setup-link" key={seat}>
              <Field label={label} value={url} readOnly onFocus={(event) => event.target.select()} />
              <div className="setup-link-acts">
                <CopyButton text={url} label={label} />
                <ShareButton title={game} text={shared} url={url} />
              </div>
            </div>
          )
        })}
      </div>
    </Dialog>
  )
}
