import { findManifest } from '@longtable/games/manifests'
import type { Game } from '@longtable/kernel'
import { useEffect, useState } from 'react'
import { Loading } from '../../components/Loading.tsx'
import type { GameTexts } from '../../game-ui/game-ui.ts'
import { modulesOf } from '../../games/modules.ts'
import { registerGameMessages } from '../../i18n/formatter.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { go, link } from '../../navigation/navigation.ts'
import { rulePath } from '../../rulebook/rule-register.ts'
import { RulesPanel } from '../../rulebook/RulesPanel.tsx'

interface Book {
  readonly game: Game
  /** What the client says about it, without its board. */
  readonly texts: GameTexts
}

/** The rules of a game with its words; undefined until they are there. */
function useBook(id: string): Book | undefined {
  const [book, setBook] = useState<Book>()
  useEffect(() => {
    let isHere = true
    const [manifest, modules] = [findManifest(id), modulesOf(id)]
    if (manifest === undefined || modules === undefined) return
    void Promise.all([manifest.load.game(), modules.texts()]).then(([game, texts]) => {
      registerGameMessages(id, texts.namespaces)
      if (isHere) setBook({ game, texts })
    })
    return () => {
      isHere = false
    }
  }, [id])
  return book?.game.id === id ? book : undefined
}

/** The rules of a game as a page of its own. */
export default function RulesPage({ game, rule }: { game: string; rule: string | undefined }) {
  const i18n = useI18n()
  const book = useBook(game)
  if (modulesOf(game) === undefined) {
    return (
      <main className="notice">
        <p>{i18n.t('web.rules.noGame')}</p>
        <p>
          <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
        </p>
      </main>
    )
  }
  if (book === undefined) return <Loading />
  return (
    <main className="rules-page">
      <p className="rules-home">
        <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
      </p>
      <RulesPanel
        key={game}
        game={book.game}
        glossary={book.texts.glossary}
        rule={rule}
        isPage
        onPick={(id) => go(rulePath(game, id), { replace: true })}
      />
    </main>
  )
}
