import type { MageViewContext } from '@longtable/mage-knight'
import {
  cardClassText,
  cardRow,
  cardText,
  colours,
  effectText,
  face,
  heroText,
  strongText,
  type CardClass,
  type Edition,
} from '@longtable/mage-knight/board'
import type { Text } from '@longtable/kernel'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { Gem } from '../mana/Gem.tsx'
import { EffectText } from './EffectText.tsx'
import { Emblem } from './Emblem.tsx'
import './frames.css'
import './Card.css'

export type CardSize = 'small' | 'full'

interface CardProps {
  readonly card: number
  readonly mage: MageViewContext
  readonly size: CardSize
}

/**
 * A Deed card as an object on the table; below 0 it lies face down. It is drawn only: who shows it gives it its name
 * for those who cannot see it.
 */
export function Card({ card, mage, size }: CardProps) {
  return card < 0 ? (
    <CardBack size={size} />
  ) : (
    <CardFace card={card} edition={mage.tables.edition} size={size} />
  )
}

const CLASS_ICONS: Readonly<Record<CardClass, IconName>> = {
  basic: 'action',
  advanced: 'level',
  spell: 'spell',
  artifact: 'artifact',
  wound: 'wound',
}

const BLACK = colours.indexOf('black')

/** So many letters are written large, small and smaller still. */
const SHORT = 70
const LONG = 230
const LONGER = 320
const LONGEST = 420

function lengthMark(letters: number): number | undefined {
  if (letters > LONGEST) return 3
  if (letters > LONGER) return 2
  return letters > LONG ? 1 : undefined
}

const CardFace = memo(function CardFace({
  card,
  edition,
  size,
}: {
  card: number
  edition: Edition
  size: CardSize
}) {
  const i18n = useI18n()
  const { is, id, colour } = face(card)
  const row = cardRow(edition, card)
  const name = i18n.format(cardText(card))
  const frame = is === 'wound' || is === 'artifact' ? is : colours[colour]
  const basic = row && effectText(row.basic)
  const strong = row && effectText(row.strong)
  const letters = [basic, strong].reduce((sum, text) => sum + (text ? i18n.format(text).length : 0), 0)
  return (
    <span
      className={`mk-frame mk-card mk-card-${size}${size === 'full' && letters < SHORT ? ' mk-card-short' : ''}`}
      data-colour={frame}
      data-class={is}
      data-long={lengthMark(letters)}
      data-read={size === 'small' ? `card:${card}` : undefined}
      aria-hidden
    >
      <span className="mk-card-head">
        {colour < 0 ? <Icon name={CLASS_ICONS[is]} /> : <Gem colour={colour} as="token" size="1.35em" />}
        <span className="mk-card-name" data-long={name.length > 14 || undefined}>
          {name}
        </span>
        {size === 'full' && colour >= 0 ? <Icon name={CLASS_ICONS[is]} /> : null}
      </span>
      {size === 'full' && is !== 'wound' ? <span className="mk-card-class">{classOf(card)}</span> : null}
      <Emblem id={id} scene={is === 'wound' || is === 'artifact' ? is : SCENES[colour]} />
      {basic === undefined || strong === undefined ? (
        <span className="mk-card-effect">{i18n.t('web.mkCards.wound')}</span>
      ) : (
        <>
          <Effect text={basic} size={size} colours={is === 'spell' ? [colour] : []} />
          <Strong card={card} is={is} text={strong} size={size} colour={colour} />
        </>
      )}
    </span>
  )

  function classOf(of: number): string {
    const { hero } = face(of)
    const words = i18n.format(cardClassText(of))
    return hero < 0 ? words : i18n.t('web.mkCards.classOf', { class: words, hero: heroText(hero) })
  }
})

const SCENES = ['red', 'blue', 'green', 'white'] as const

interface EffectProps {
  readonly text: Text
  readonly size: CardSize
  /** The mana it costs. */
  readonly colours: readonly number[]
}

function Effect({ text, size, colours: cost }: EffectProps) {
  return (
    <span className="mk-card-effect">
      <Cost of={cost} />
      <span className="mk-card-words">
        <EffectText text={text} brief={size === 'small'} lines={size === 'full'} />
      </span>
    </span>
  )
}

function Cost({ of }: { of: readonly number[] }) {
  if (of.length === 0) return null
  return (
    <span className="mk-card-cost">
      {of.map((colour) => (
        <Gem key={colour} colour={colour} as="token" size="1.3em" />
      ))}
    </span>
  )
}

/** Below: what mana makes of it, or throwing it away. */
function Strong({
  card,
  is,
  text,
  size,
  colour,
}: Omit<EffectProps, 'colours'> & { card: number; is: CardClass; colour: number }) {
  const i18n = useI18n()
  const isFull = size === 'full'
  return (
    <span className="mk-card-effect mk-card-strong">
      {is === 'artifact' ? (
        <span className="mk-card-cost">
          <Icon name="discard" size="1.3em" />
        </span>
      ) : (
        <Cost of={is === 'spell' ? [colour, BLACK] : [colour]} />
      )}
      <span className="mk-card-words">
        {is === 'spell' && isFull ? (
          <span className="mk-card-second">{i18n.format(strongText(card))}</span>
        ) : null}
        {is === 'artifact' && isFull ? (
          <span className="mk-card-second">{i18n.t('web.mkCards.thrown')}</span>
        ) : null}
        <EffectText text={text} brief={!isFull} lines={isFull} />
      </span>
    </span>
  )
}

function CardBack({ size }: { size: CardSize }) {
  return (
    <span className={`mk-frame mk-card mk-card-back mk-card-${size}`} aria-hidden>
      <svg viewBox="0 0 100 140" className="mk-card-knot">
        <path d="M50 18 82 70 50 122 18 70zM50 34 72 70 50 106 28 70zM50 50 62 70 50 90 38 70zM8 8H92V132H8z" />
      </svg>
    </span>
  )
}
