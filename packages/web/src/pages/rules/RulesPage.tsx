import { go, link } from '../../navigation/navigation.ts'
import { addMessages, useI18n } from '../../i18n/I18nProvider.tsx'
import { darkVentureRooms } from '../../games/dark-venture/namespaces.ts'
import { immortalsRooms } from '../../games/immortals/namespaces.ts'
import { mageKnightRooms } from '../../games/mage-knight/namespaces.ts'
import { shelf } from '../../connections/browser-games.ts'
import { rulePath } from '../../rulebook/rule-register.ts'
import { RulesPanel } from '../../rulebook/RulesPanel.tsx'

// Without a board: only its words are needed to read the rules.
addMessages('dark-venture', darkVentureRooms)
addMessages('immortals', immortalsRooms)
addMessages('mage-knight', mageKnightRooms)

/** The rules of a game as a page of its own. */
export default function RulesPage({ game, rule }: { game: string; rule: string | undefined }) {
  const i18n = useI18n()
  const found = shelf.find((entry) => entry.game.id === game)?.game
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
  return (
    <main className="rules-page">
      <p className="rules-home">
        <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
      </p>
      <RulesPanel
        key={found.id}
        game={found}
        rule={rule}
        isPage
        onPick={(id) => go(rulePath(found.id, id), { replace: true })}
      />
    </main>
  )
}
