import { UserError, type Text } from '@longtable/kernel'
import type { MyMatch } from '@longtable/server/wire'
import { useEffect, useState, type ComponentType } from 'react'
import { link } from '../../navigation/navigation.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { GameUI } from '../../game-ui/game-ui.ts'
import { modulesOf, type GameModules } from '../../games/modules.ts'
import { MatchTable } from '../../match-ui/table/MatchTable.tsx'
import { localConnection } from '../../connections/connections.ts'
import { Guide } from './Guide.tsx'
import { guidedMatch } from './guided-match.ts'
import type { Lesson } from '../../game-ui/lesson.ts'
import type { GuideProps } from '../../game-ui/guide-props.ts'
import './guide.css'

type Laid =
  | { readonly mine: MyMatch; readonly ui: GameUI; readonly guide: ComponentType<GuideProps> }
  | { readonly reason: Text | undefined }
  | undefined

/** The guide of one game, as the table knows guides. */
function guideWith(lesson: Lesson): ComponentType<GuideProps> {
  return function GuideOfGame(props) {
    return <Guide {...props} lesson={lesson} />
  }
}

type Taught = GameModules & Required<Pick<GameModules, 'lesson'>>

function isTaught(modules: GameModules | undefined): modules is Taught {
  return modules?.lesson !== undefined
}

async function laidTable(modules: Taught): Promise<Laid> {
  try {
    const [lesson, ui] = await Promise.all([modules.lesson(), modules.ui()])
    return { mine: await guidedMatch(localConnection(), lesson), ui, guide: guideWith(lesson) }
  } catch (error) {
    return { reason: error instanceof UserError ? error.text : undefined }
  }
}

/** The first game: a real match in this browser, with a guide beside the table. */
export default function GuidePage({ game }: { game: string }) {
  const modules = modulesOf(game)
  return isTaught(modules) ? <FirstGame key={game} modules={modules} /> : <NoGuide />
}

function FirstGame({ modules }: { modules: Taught }) {
  const [laid, setLaid] = useState<Laid>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isHere = true
    void laidTable(modules).then((now) => isHere && setLaid(now))
    return () => {
      isHere = false
    }
  }, [modules, tries])
  if (laid === undefined) return <Laying />
  if ('mine' in laid) return <MatchTable connection={localConnection()} {...laid} />
  const again = (): void => {
    setLaid(undefined)
    setTries(tries + 1)
  }
  return <Failed reason={laid.reason} onAgain={again} />
}

function Laying() {
  const i18n = useI18n()
  return (
    <main className="guide-page" role="status">
      <h1>{i18n.t('web.guide.title')}</h1>
      <p>{i18n.t('web.guide.loading')}</p>
    </main>
  )
}

function Failed({ reason, onAgain }: { reason: Text | undefined; onAgain: () => void }) {
  const i18n = useI18n()
  return (
    <main className="guide-page" role="alert">
      <h1>{i18n.t('web.guide.failed')}</h1>
      {reason === undefined ? null : <p>{i18n.format(reason)}</p>}
      <p>
        <button type="button" className="guide-button" data-first onClick={onAgain}>
          {i18n.t('web.guide.again')}
        </button>
      </p>
      <ToStart />
    </main>
  )
}

function NoGuide() {
  const i18n = useI18n()
  return (
    <main className="guide-page">
      <p>{i18n.t('web.guide.noGame')}</p>
      <ToStart />
    </main>
  )
}

function ToStart() {
  const i18n = useI18n()
  return (
    <p>
      <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
    </p>
  )
}
