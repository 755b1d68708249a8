import type { Text } from '@longtable/kernel'
import type { MageViewContext } from '@longtable/mage-knight'
import { cardText, colours, face } from '@longtable/mage-knight/board'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { describeCard } from '../cards/describe.ts'
import { EffectText } from '../cards/EffectText.tsx'
import { Gem } from '../mana/Gem.tsx'
import './InPlay.css'

interface InPlayProps {
  readonly mage: MageViewContext
  readonly cards: readonly number[]
  readonly gave: (card: number) => Text | undefined
}

/** The cards that were played this turn, each with what it gave. */
export function InPlay({ mage, cards, gave }: InPlayProps) {
  const i18n = useI18n()
  if (cards.length === 0) return null
  return (
    // They lie in a row that is pushed to and fro where there are many, also with the keys.
    <ul className="mk-play" aria-label={i18n.t('web.mkHand.inPlay')} tabIndex={0}>
      {cards.map((card) => (
        <li key={card}>
          <Slip card={card} mage={mage} gave={gave(card)} />
        </li>
      ))}
    </ul>
  )
}

const Slip = memo(function Slip({
  card,
  mage,
  gave,
}: {
  card: number
  mage: MageViewContext
  gave: Text | undefined
}) {
  const i18n = useI18n()
  const target = useTarget(
    `card:${card}`,
    gave === undefined ? describeCard(i18n, mage.tables.edition, card) : i18n.format(gave),
  )
  const { colour, is } = face(card)
  return (
    <span
      {...target.props}
      className="mk-frame mk-play-slip"
      data-colour={colour < 0 ? is : colours[colour]}
      data-read={`card:${card}`}
    >
      <span className="mk-play-name">
        {colour < 0 ? null : <Gem colour={colour} as="token" size="1em" />}
        {i18n.format(cardText(card))}
      </span>
      {gave === undefined ? null : (
        <span className="mk-play-gave">
          <EffectText text={gave} brief />
        </span>
      )}
    </span>
  )
})
