import { Z, type ImmortalsViewContext, type Player } from '@longtable/immortals/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Cube } from '../../../components/Cube.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { Icon } from '../icons/Icon.tsx'
import './Reserve.css'

/** Army groups still to be placed, and what is left in the supply. */
export function Armies({ player, seat }: { player: Player; seat: number }) {
  const i18n = useI18n()
  const { groups, supply } = player
  if (groups.length === 0 && supply === 0) return null
  const label = [
    ...(groups.length === 0 ? [] : [i18n.t('web.immortals.mat.groups', { sizes: groups.join(', ') })]),
    ...(supply === 0 ? [] : [i18n.t('web.immortals.mat.supply', { count: supply })]),
  ].join('. ')
  return (
    <span
      className="reserve"
      role="img"
      aria-label={label}
      title={label}
      data-place="supply"
      data-seat={seat}
    >
      {groups.length > 0 ? (
        <span className="reserve-groups">
          <OneCube seat={seat} />
          {groups.join(' · ')}
        </span>
      ) : null}
      {supply > 0 ? (
        <span className="reserve-supply">
          <span className="reserve-word">{i18n.t('web.immortals.mat.supplyShort')}</span>
          <OneCube seat={seat} />
          {supply}
        </span>
      ) : null}
    </span>
  )
}

function OneCube({ seat }: { seat: number }) {
  return (
    <svg className="reserve-cube" viewBox="0 0 24 24" aria-hidden>
      <Cube colour={seat} size={22} x={12} y={12} />
    </svg>
  )
}

/** The common stack of conflict cards and the discarded ones. */
export function Deck({ ctx: { state } }: { ctx: ImmortalsViewContext }) {
  const i18n = useI18n()
  const discard = state.cards[Z.discard].length
  const light = state.cards[Z.light].length
  const dark = state.cards[Z.dark].length
  const isDraft = light + dark > 0
  const deck = isDraft ? light + dark : state.cards[Z.deck].length
  const label = isDraft
    ? i18n.t('web.immortals.mat.draftStacks', { light, dark })
    : i18n.t('web.immortals.mat.deck', { deck, discard })
  const target = useTarget('deck', label)
  return (
    <span className="reserve-deck" title={label} {...target.props}>
      <span className="reserve-pile" />
      <span className="reserve-word">{i18n.t('web.immortals.mat.deckShort')}</span>
      <b>{deck}</b>
      <span className="reserve-pile reserve-discard" />
      <span className="reserve-word">{i18n.t('web.immortals.mat.discardShort')}</span>
      <b>{discard}</b>
    </span>
  )
}

/** The first player marker: it can be taken, wherever it is. */
export function Marker({
  ctx: { state },
  nameOf,
}: {
  ctx: ImmortalsViewContext
  nameOf: (seat: number) => string
}) {
  const i18n = useI18n()
  const name = nameOf(state.marker)
  const target = useTarget('marker', name)
  return (
    <span className="reserve-marker" title={i18n.t('web.immortals.mat.markerOf', { name })} {...target.props}>
      <Icon name="marker" />
      <SeatMark seat={state.marker} size={16} />
      <span className="reserve-word">{name}</span>
    </span>
  )
}
