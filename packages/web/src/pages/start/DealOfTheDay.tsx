import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { go } from '../../navigation/navigation.ts'
import { useSettings } from '../../settings/settings.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Button } from '../../components/controls/Button.tsx'
import { Note } from '../../components/controls/Small.tsx'
import type { GameInfo } from '@longtable/server/wire'
import { dailyDraft } from '../set-up/match-drafts.ts'
import { makeMatch } from '../set-up/make-match.ts'
import { errorText } from '../../components/error-text.ts'
import { useDaily, type Daily } from './use-daily.ts'
import type { ServerMatches } from './use-matches.ts'

interface DealProps {
  readonly game: GameInfo
  /** What the scenario is called that it is played in, where that has a name. */
  readonly scenario: string | undefined
  readonly server: ServerMatches['state']
  /** For whoever would be in the table of the day without a name. */
  readonly onNameless: () => void
}

/** The deal that everybody who plays today gets: one click to it, and how it went for the others. */
export function DealOfTheDay({ game, scenario, server, onNameless }: DealProps) {
  const i18n = useI18n()
  const draft = dailyDraft(game)
  const daily = useDaily(game, server)
  const name = useSettings((settings) => settings.name.trim())
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (draft === undefined) return null
  const play = async (): Promise<void> => {
    setMaking(true)
    setProblem(undefined)
    try {
      go((await makeMatch(game, 'alone', draft)).path)
    } catch (error) {
      setProblem(errorText(i18n, error))
      setMaking(false)
    }
  }
  return (
    <>
      <Button
        className="game-daily"
        icon={<CalendarDays aria-hidden="true" />}
        disabled={isMaking || server === 'asked'}
        onClick={() => {
          if (server === 'there' && name === '') onNameless()
          else void play()
        }}
      >
        {scenario === undefined
          ? i18n.t('web.start.daily.plain')
          : i18n.t('web.start.daily.name', { scenario })}
        <small>{daily === undefined ? i18n.t('web.start.daily.help') : bestOf(daily)}</small>
      </Button>
      {problem === undefined ? null : <Note tone="danger">{problem}</Note>}
    </>
  )

  /** Today's best, and one's own. */
  function bestOf({ place, results }: Daily): string {
    const [best] = results
    const own = results.find(({ mine }) => mine)
    if (best === undefined) return i18n.t('web.start.daily.help')
    if (place === 'here' || best === own) return i18n.t('web.start.daily.mine', { score: best.score })
    const names = new Intl.ListFormat(i18n.lang).format(best.names)
    const others = i18n.t('web.start.daily.best', { score: best.score, names })
    return own === undefined ? others : `${others} · ${i18n.t('web.start.daily.own', { score: own.score })}`
  }
}
