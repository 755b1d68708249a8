import type { MageViewContext } from '@longtable/mage-knight'
import { face, Z } from '@longtable/mage-knight/board'
import { Keyboard } from 'lucide-react'
import { useMemo, useRef, type KeyboardEvent, type CSSProperties, type ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useDrag, type Elsewhere } from '../../../match-ui/targets/drag.tsx'
import { useChoosingNow, useTarget } from '../../../match-ui/targets/targets.tsx'
import { Card } from '../cards/Card.tsx'
import { describeCard } from '../cards/describe.ts'
import type { OwnPartProps } from '../parts/part-props.ts'
import { Icon } from '../icons/Icon.tsx'
import { useGave } from './gave.ts'
import { InPlay } from './InPlay.tsx'
import { useHandKeys } from './keys.ts'
import { moved, orders, pilesOf, sorted, useOrder, type HandOrder, type Pile } from './order.ts'
import './Hand.css'

interface HandProps extends OwnPartProps {
  /** What stands above the hand, before the cards that were played. */
  readonly lead?: ReactNode
}

/** The own hand, fanned out, and the cards played this turn. */
export function Hand({ lead, ...drawn }: HandProps) {
  const { mage, seat } = drawn
  const i18n = useI18n()
  const order = useOrder(seat)
  const gave = useGave(drawn)
  const list = useRef<HTMLUListElement>(null)
  useHandKeys(list, mage.tables)
  const hand = mage.state.deeds[Z.hand + seat]
  const piles = sorted(mage, pilesOf(hand), order)
  return (
    <section className="mk-hand" aria-label={i18n.t('web.mkHand.title', { count: hand.length })}>
      <div className="mk-hand-bar">
        {lead}
        <InPlay mage={mage} cards={mage.state.deeds[Z.play + seat]} gave={gave} />
        <HealHand />
        <SortBy order={order} />
      </div>
      {piles.length === 0 ? <p className="mk-hand-empty">{i18n.t('web.mkHand.empty')}</p> : null}
      <ul ref={list} className="mk-hand-fan" onKeyDown={walk}>
        {piles.map((pile, n) => (
          <HandCard
            key={pile.card}
            mage={mage}
            pile={pile}
            n={n}
            of={piles.length}
            putBefore={(over) => order.arrange(moved(piles, pile.card, placeFor(piles, n, over)))}
          />
        ))}
      </ul>
    </section>
  )
}

/** The pile before which one goes that is put on another: beyond it, if it comes from the left. */
function placeFor(piles: readonly Pile[], from: number, over: number): number | undefined {
  return over > from ? piles[over + 1]?.card : piles[over]?.card
}

/** The arrow keys go from card to card, also to those that can do nothing now. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.mk-hand-card')]
  const next = cards[cards.findIndex((card) => card === document.activeElement) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

/** Healing points that are left take a Wound out of the hand. */
function HealHand() {
  const i18n = useI18n()
  const target = useTarget('hand')
  if (!target.isLit) return null
  return (
    <span {...target.props} className="mk-hand-heal">
      <Icon name="heal" size="1.15em" /> {i18n.t('web.mkHand.heal')}
    </span>
  )
}

function SortBy({ order }: { order: HandOrder }) {
  const i18n = useI18n()
  return (
    <span className="mk-hand-sort">
      <span className="mk-hand-keys" title={i18n.t('web.mkHand.keys')}>
        <Keyboard aria-hidden size={16} />
        <span className="sr-only">{i18n.t('web.mkHand.keys')}</span>
      </span>
      <select
        aria-label={i18n.t('web.mkHand.sort')}
        value={order.by}
        onChange={({ target }) => order.sortBy(orders.find((by) => by === target.value) ?? 'drawn')}
      >
        {orders
          .filter((by) => by !== 'own' || order.own.length > 0)
          .map((by) => (
            <option key={by} value={by}>
              {i18n.t(`web.mkHand.order.${by}`)}
            </option>
          ))}
      </select>
    </span>
  )
}

interface HandCardProps {
  readonly mage: MageViewContext
  readonly pile: Pile
  readonly n: number
  readonly of: number
  /** It was carried to the place of another pile. */
  readonly putBefore: (over: number) => void
}

/** A fan opens by so many degrees, and each card by so many at most. */
const FAN = 13
const MOST = 2

function fanned(n: number, of: number): CSSProperties {
  const each = Math.min(MOST, FAN / of)
  const off = n - (of - 1) / 2
  return { '--turn': `${off * each}deg`, '--sink': `${(off * each) ** 2 * 0.014}em` } as CSSProperties
}

function HandCard({ mage, pile: { card, count }, n, of, putBefore }: HandCardProps) {
  const i18n = useI18n()
  const now = useChoosingNow()
  const own = useRef<HTMLSpanElement>(null)
  const place = `card:${card}`
  const { edition } = mage.tables
  const about = useMemo(() => describeCard(i18n, edition, card), [i18n, edition, card])
  const several = count > 1 ? i18n.t('web.mkHand.several', { count }) : undefined
  const target = useTarget(place, [several, about].filter(Boolean).join(' ') || undefined)
  const elsewhere: Elsewhere = {
    isWelcome: (over) => over.closest('.mk-hand-fan') !== null || (isPlay(over) && target.isLit),
    drop: (over) => {
      const there = over.closest('.mk-hand-place')
      if (isPlay(over) && own.current !== null) now().act(place, own.current)
      else if (there !== null) putBefore(Number(there.getAttribute('data-n')))
      else putBefore(of)
    },
  }
  const drag = useDrag(place, () => <Card card={card} mage={mage} size="small" />, elsewhere)
  return (
    <li className="mk-hand-place" data-n={n} style={fanned(n, of)}>
      <span
        ref={own}
        {...target.props}
        className="mk-hand-card"
        aria-keyshortcuts={n < 9 ? String(n + 1) : undefined}
        data-wound={(card >= 0 && face(card).is === 'wound') || undefined}
        data-dragged={drag.isDragged || undefined}
        data-count={count > 1 ? Math.min(count, 3) : undefined}
        onPointerDown={drag.onPointerDown}
      >
        <Card card={card} mage={mage} size="small" />
        {count > 1 ? <span className="mk-hand-count">{`×${count}`}</span> : null}
        {n < 9 ? (
          <span className="mk-hand-number" aria-hidden>
            {n + 1}
          </span>
        ) : null}
      </span>
    </li>
  )
}

/** Is this the middle of the table, where cards are played? */
function isPlay(over: Element): boolean {
  return over.closest('.mk-middle') !== null
}
