import type { Config, Game } from '@longtable/kernel'
import { useEffect, useState } from 'react'
import { Loading } from '../../components/Loading.tsx'
import { connectionTo, localConnection } from '../../connections/connections.ts'
import { useGameInfo } from '../../connections/use-game-info.ts'
import type { StoriesUI } from '../../game-ui/stories.ts'
import { modulesOf } from '../../games/modules.ts'
import { I18nProvider, useI18n } from '../../i18n/I18nProvider.tsx'
import { link } from '../../navigation/navigation.ts'
import { SetUpDialog } from '../set-up/SetUpDialog.tsx'
import './stories.css'

interface StoriesPageProps {
  readonly game: string
  /** Without a campaign the shelf is shown. */
  readonly campaign?: { readonly of: 'here' | 'server'; readonly id: string } | undefined
}

interface Loaded {
  readonly game: Game
  readonly stories: StoriesUI
}

/** The stories that a game tells, or one of its campaigns. */
export default function StoriesPage({ game, campaign }: StoriesPageProps) {
  const i18n = useI18n()
  const [loaded, setLoaded] = useState<Loaded>()
  const load = modulesOf(game)?.stories
  useEffect(() => {
    let isHere = true
    const both = load === undefined ? undefined : Promise.all([modulesOf(game)?.ui(), load()])
    void both?.then(([ui, stories]) => {
      if (isHere && ui !== undefined) setLoaded({ game: ui.game, stories })
    })
    return () => {
      isHere = false
    }
  }, [game, load])
  if (load === undefined) {
    return (
      <main className="notice">
        <p>{i18n.t('web.stories.none')}</p>
        <p>
          <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
        </p>
      </main>
    )
  }
  if (loaded === undefined) return <Loading />
  const { Campaign } = loaded.stories
  return (
    <I18nProvider game={loaded.game}>
      {campaign === undefined ? (
        <ShelfPage {...loaded} />
      ) : (
        <main className="stories">
          <nav className="stories-home" aria-label={i18n.t('web.stories.ways')}>
            <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
            <a {...link(`/stories/${game}`)}>{i18n.t('web.stories.toShelf')}</a>
          </nav>
          <Campaign key={campaign.id} connection={connectionTo(campaign.of)} id={campaign.id} />
        </main>
      )}
    </I18nProvider>
  )
}

function ShelfPage({ game, stories: { Shelf } }: Loaded) {
  const i18n = useI18n()
  const info = useGameInfo(localConnection(), game.id)
  const [config, setConfig] = useState<Config>()
  return (
    <main className="stories">
      <nav className="stories-home" aria-label={i18n.t('web.stories.ways')}>
        <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
        <a {...link(`/rules/${game.id}`)}>{i18n.t('web.start.rules')}</a>
      </nav>
      {info === undefined ? <Loading /> : <Shelf game={info} onPlay={setConfig} />}
      {info === undefined || config === undefined ? null : (
        <SetUpDialog game={info} way="alone" config={config} onClose={() => setConfig(undefined)} />
      )}
    </main>
  )
}
