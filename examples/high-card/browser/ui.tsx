import { text, type Game, type ViewContext } from '@longtable/kernel'
import { defineGameUI, type BoardProps } from '../../../packages/web/src/game-ui/game-ui.ts'
import { useI18n } from '../../../packages/web/src/i18n/I18nProvider.tsx'
import { useTarget } from '../../../packages/web/src/match-ui/targets/targets.tsx'
import { highCard } from '../src/game.ts'
import { valueOf, Z, type Card, type HighCard } from '../src/state.ts'
import { texts } from './texts.ts'
import './ui.css'

const viewOf = (ctx: unknown): ViewContext<HighCard> => ctx as ViewContext<HighCard>

/** A pile or a card that the menu may speak of by this name; hidden cards are negative. */
function Place({ name, card }: { name: string; card: Card | undefined }) {
  const shows = card === undefined ? '–' : card < 0 ? '?' : String(valueOf(card))
  const target = useTarget(name, shows)
  return (
    <span className="high-card-place" {...target.props}>
      {shows}
    </span>
  )
}

function Board({ ctx, seat, names }: BoardProps) {
  const i18n = useI18n()
  const { cards } = viewOf(ctx).state
  return (
    <div className="high-card">
      <Place name="deck" card={cards[Z.deck].at(-1)} />
      <Place name="discard" card={cards[Z.discard].at(-1)} />
      {names.map((name, at) => (
        <section key={name} aria-label={i18n.t('web.highCard.handOf', { name })}>
          <h2>{name}</h2>
          <Place
            name={at === seat ? 'hand' : `hand:${at}`}
            card={[...cards[Z.hand + at], ...cards[Z.shown + at]][0]}
          />
        </section>
      ))}
    </div>
  )
}

export const ui = defineGameUI({
  game: highCard as unknown as Game,
  texts,
  Board,
  End: () => null,
  placeName: (_ctx, place) => text(`web.highCard.place.${place.split(':')[0]}`),
  phase: (ctx) =>
    text('web.highCard.round', { round: viewOf(ctx).state.round, rounds: viewOf(ctx).tables.rounds }),
  showFor: (events) => events.length * 300,
  soundOf: () => 'card',
})
