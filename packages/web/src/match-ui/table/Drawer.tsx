import type { RemoteTable } from '@longtable/server/client'
import type { MatchInfo, MyMatch } from '@longtable/server/wire'
import { memo, useState } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { GameViewContext, MatchEngine } from '../../game-ui/game-ui.ts'
import type { Connection } from '../../connections/connection.ts'
import { Chat } from '../people/Chat.tsx'
import { Log } from '../log/Log.tsx'
import { Management } from '../people/Management.tsx'
import type { OwnTurn } from '../log/own-turn.ts'

interface DrawerProps {
  readonly table: RemoteTable
  readonly match: MatchInfo
  readonly mine: MyMatch
  readonly connection: Connection
  readonly engine: MatchEngine
  readonly ctx: GameViewContext
  readonly names: readonly string[]
  readonly at: number
  readonly lookingAt: number | undefined
  readonly showMoment: (at: number) => void
  readonly turn: OwnTurn | undefined
  readonly undoTo: (moment: number, count: number) => void
}

const NARROW = '(max-width: 800px), (max-height: 500px)'

type Tab = 'log' | 'chat' | 'people'

/** What happened, what is said, and who sits here: behind tabs beside the board. */
export const Drawer = memo(function Drawer(props: DrawerProps) {
  const { table, match, mine, connection, engine, ctx, names, at, lookingAt, showMoment, turn, undoTo } =
    props
  const i18n = useI18n()
  // Where there is little room it is closed until somebody opens it.
  const [tab, setTab] = useState<Tab | undefined>(() => (matchMedia(NARROW).matches ? undefined : 'log'))
  const tabs: readonly Tab[] = connection.place === 'server' ? ['log', 'chat', 'people'] : ['log', 'people']
  return (
    <section className="drawer" id="drawer" tabIndex={-1} aria-label={i18n.t('web.shell.drawer')}>
      <div className="drawer-tabs" role="tablist" aria-label={i18n.t('web.shell.drawer')}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={tab === each}
            aria-controls="drawer-panel"
            tabIndex={each === (tab ?? tabs[0]) ? 0 : -1}
            onClick={() => setTab(tab === each && matchMedia(NARROW).matches ? undefined : each)}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
              if (step === 0) return
              const next = tabs[(tabs.indexOf(each) + step + tabs.length) % tabs.length]
              setTab(next)
              document.getElementById(`tab-${next}`)?.focus()
            }}
          >
            {i18n.t(`web.shell.tab.${each}`)}
          </button>
        ))}
      </div>
      <div
        className="drawer-panel"
        hidden={tab === undefined}
        id="drawer-panel"
        role="tabpanel"
        aria-labelledby={`tab-${tab ?? 'log'}`}
      >
        {tab === 'log' ? (
          <Log
            table={table}
            engine={engine}
            ctx={ctx}
            at={at}
            lookingAt={lookingAt}
            showMoment={showMoment}
            turn={turn}
            undoTo={undoTo}
          />
        ) : tab === 'chat' ? (
          <Chat table={table} names={names} />
        ) : tab === undefined ? null : (
          <Management table={table} match={match} mine={mine} connection={connection} names={names} />
        )}
      </div>
    </section>
  )
})
