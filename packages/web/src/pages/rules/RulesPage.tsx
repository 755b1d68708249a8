import { Loading } from '../../components/Loading.tsx'
import { modulesOf } from '../../games/modules.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { go, link } from '../../navigation/navigation.ts'
import { provenancePath, rulePath } from '../../rulebook/rule-register.ts'
import { RulesPanel } from '../../rulebook/RulesPanel.tsx'
import { useBook } from './use-book.ts'

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
        {book.game.provenance === undefined ? null : (
          <a {...link(provenancePath(game))}>{i18n.t('web.provenance.link')}</a>
        )}
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
