import { useEffect, useState } from 'react'
import { Loading } from '../../components/Loading.tsx'
import { browserGames } from '../../connections/browser-games.ts'
import type { GameTexts } from '../../game-ui/game-ui.ts'
import { loadTexts } from '../../games/load-game.ts'
import { registerGameMessages } from '../../i18n/formatter.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { go, link } from '../../navigation/navigation.ts'
import { rulePath } from '../../rulebook/rule-register.ts'
import { RulesPanel } from '../../rulebook/RulesPanel.tsx'

/** What the client says about a game, without its board; undefined until it is there. */
function useTexts(game: string): GameTexts | undefined {
  const [texts, setTexts] = useState<{ readonly game: string; readonly loaded: GameTexts }>()
  useEffect(() => {
    let isHere = true
    void loadTexts(game).then((loaded) => {
      registerGameMessages(game, loaded.namespaces)
      if (isHere) setTexts({ game, loaded })
    })
    return () => {
      isHere = false
    }
  }, [game])
  return texts?.game === game ? texts.loaded : undefined
}

/** The rules of a game as a page of its own. */
export default function RulesPage({ game, rule }: { game: string; rule: string | undefined }) {
  const i18n = useI18n()
  const texts = useTexts(game)
  const found = browserGames.find((entry) => entry.game.id === game)?.game
  if (found === undefined) {
    return (
      <main className="notice">
        <p>{i18n.t('web.rules.noGame')}</p>
        <p>
          <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
        </p>
      </main>
    )
  }
  if (texts === undefined) return <Loading />
  return (
    <main className="rules-page">
      <p className="rules-home">
        <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
      </p>
      <RulesPanel
        key={found.id}
        game={found}
        glossary={texts.glossary}
        rule={rule}
        isPage
        onPick={(id) => go(rulePath(found.id, id), { replace: true })}
      />
    </main>
  )
}
