import type { Engine, Game, Language, Position } from '@longtable/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { sharedNamespaces } from '../src/app/shared-namespaces.ts'
import { genericUI } from '../src/games/generic/generic-ui.tsx'
import { formatterFor, registerMessages } from '../src/i18n/formatter.ts'
import { I18nProvider } from '../src/i18n/I18nProvider.tsx'
import { choosingFrom, gesturesFrom, offersOf } from '../src/match-ui/targets/offers.ts'
import { ChoosingProvider } from '../src/match-ui/targets/targets.tsx'

registerMessages(sharedNamespaces)

const NAMES = ['Ada', 'Blaise', 'Cleo']
const nothing = (): void => {}
const hands = { choose: nothing, chooseAll: nothing, hold: nothing, list: nothing }

/** Draws a game at the generic table without a browser: as one viewer gets it, with what can be chosen lit. */
export function tableDrawer(game: Game, lang: Language) {
  const ui = genericUI(game)
  const i18n = formatterFor(lang, game, NAMES)
  return (engine: Engine, position: Position, viewer: number): string => {
    const view = engine.view(position, viewer)
    const ctx = engine.viewContext(view)
    const seat = viewer < engine.seats ? viewer : null
    const menu = seat === null ? null : engine.describedMenu(position, seat)
    const laid = {
      question: menu?.question,
      offers: offersOf(menu?.entries ?? [], menu?.blocked ?? []),
      gestures: gesturesFrom([], () => []),
      held: undefined,
    }
    const choosing = choosingFrom(laid, hands, (place) => i18n.format(ui.placeName(ctx, place)))
    const board = { engine, view, ctx, seat, names: NAMES, awaited: engine.awaited(position) }
    return renderToStaticMarkup(
      <I18nProvider game={game} names={NAMES}>
        <ChoosingProvider choosing={choosing}>
          <ui.Board {...board} happened={[]} at={0} />
        </ChoosingProvider>
      </I18nProvider>,
    )
  }
}
