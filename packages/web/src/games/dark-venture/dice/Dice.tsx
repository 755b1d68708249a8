import { diceText, sayCost, type Cost, type Resource } from '@longtable/dark-venture/board'
import { Fragment, memo, type ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import { goodIcons, markIcons } from '../units/TokenChip.tsx'
import { ActionDie } from './ActionDie.tsx'
import { ANY_MOVE } from './signs.tsx'

interface DiceWordsProps {
  /** How many of each face; what is not there is none. */
  readonly spent: readonly number[]
  readonly size?: number | string
}

/** Up to so many dice of a face are drawn, more are counted. */
const DRAWN = 3

/** Dice as little pictures, with words for whoever hears them. */
export const DiceWords = memo(function DiceWords({ spent, size = '1.25em' }: DiceWordsProps) {
  const i18n = useI18n()
  return (
    <span className="dv-dice-words" role="img" aria-label={i18n.format(diceText(spent))}>
      {spent.map((count, face) =>
        count === 0 ? null : (
          <Many key={face} count={count}>
            <ActionDie face={face} size={size} />
          </Many>
        ),
      )}
    </span>
  )
})

/** The same thing several times, or once with its number. */
function Many({ count, children }: { count: number; children: ReactNode }) {
  if (count > DRAWN) {
    return (
      <span className="dv-dice-many">
        {children}×{count}
      </span>
    )
  }
  return Array.from({ length: count }, (_, n) => <Fragment key={n}>{children}</Fragment>)
}

interface PriceProps {
  readonly cost: Cost
  /** What stands beside says it already. */
  readonly isInert?: boolean
}

/** What has to be paid, as little pictures, with words for whoever hears them. */
export const Price = memo(function Price({ cost, isInert = false }: PriceProps) {
  const i18n = useI18n()
  const words = i18n.format(sayCost(cost))
  const parts = partsOf(cost)
  return (
    <span
      className="dv-dice-price"
      role={isInert ? undefined : 'img'}
      aria-label={isInert ? undefined : words}
      aria-hidden={isInert || undefined}
      title={isInert ? undefined : words}
    >
      {parts.length === 0 ? words : parts}
    </span>
  )
})

function partsOf(cost: Cost): ReactNode[] {
  const { move = 0, skull = 0, cards = 0, cardsOrSkull = 0, goods = {}, anyGoods = 0, carried } = cost
  const parts: ReactNode[] = []
  const add = (name: string, count: number, drawn: ReactNode): void => {
    if (count > 0) {
      parts.push(
        <Many key={name} count={count}>
          {drawn}
        </Many>,
      )
    }
  }
  add('move', move, <ActionDie face={ANY_MOVE} size="1.25em" />)
  add('skull', skull, <ActionDie face={3} size="1.25em" />)
  if (cost.skullPerStrength === true) {
    parts.push(
      <span key="strength" className="dv-dice-many">
        <ActionDie face={3} size="1.25em" />
        ×<Icon name="strength" />
      </span>,
    )
  }
  add('cards', cards, <Icon name="card" size="1.15em" />)
  if (cardsOrSkull > 0) {
    parts.push(
      <span key="mix" className="dv-dice-many">
        {cardsOrSkull}×<Icon name="card" />
        <i>/</i>
        <ActionDie face={3} size="1.25em" />
      </span>,
    )
  }
  for (const [good, count] of Object.entries(goods)) {
    add(good, count, <Icon name={goodIcons[good as Resource]} size="1.15em" />)
  }
  add('any', anyGoods, <Icon name="crate" size="1.05em" />)
  if (carried !== undefined) add('carried', 1, <Icon name={markIcons[carried]} size="1.15em" />)
  return parts
}
