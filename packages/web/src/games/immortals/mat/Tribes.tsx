import { regionName, type ImmortalsViewContext, type Player } from '@longtable/immortals/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/outlines.ts'
import { spaceTold } from './space-text.ts'
import './Tribes.css'

const LIGHT_ICONS: readonly IconName[] = ['humans', 'woodElves', 'dwarves', 'halflings', 'amazons']
const DARK_ICONS: readonly IconName[] = ['demons', 'orcs', 'necromancers', 'nightElves', 'trolls']

export interface TribesProps {
  readonly ctx: ImmortalsViewContext
  readonly player: Player
}

/** The two tribes of a player by their signs and names. */
export function Tribes({ ctx: { tables }, player }: TribesProps) {
  const i18n = useI18n()
  const { light, dark } = tables.edition.tribes
  return (
    <span className="tribes" role="group" aria-label={i18n.t('web.immortals.mat.tribes')}>
      <span className="tribe tribe-light">
        <Icon name={LIGHT_ICONS[player.light]} />
        <span className="tribe-name">{light[player.light].name[i18n.lang]}</span>
      </span>
      <span className="tribe tribe-dark">
        <Icon name={DARK_ICONS[player.dark]} />
        <span className="tribe-name">{dark[player.dark].name[i18n.lang]}</span>
      </span>
    </span>
  )
}

/** The same in full: where the light tribe starts and what it pays, and what the dark tribe's own space does. */
export function TribesInFull({ ctx, player }: TribesProps) {
  const i18n = useI18n()
  const { tables } = ctx
  const { light, dark } = tables.edition.tribes
  const spaces = tables.edition.board.army
  const construct = spaces.findIndex(({ action }) => action === 'construct')
  const special = spaces.findIndex(({ action }) => action === 'special')
  const own = spaceTold(i18n, tables, player, special)
  return (
    <dl className="tribes-full">
      <dt className="tribe tribe-light">
        <Icon name={LIGHT_ICONS[player.light]} />
        <span>{light[player.light].name[i18n.lang]}</span>
      </dt>
      <dd>
        {i18n.t('web.immortals.mat.startsAt', { region: regionName(tables, tables.starts[player.light]) })}.{' '}
        {spaceTold(i18n, tables, player, construct).does}
      </dd>
      <dt className="tribe tribe-dark">
        <Icon name={DARK_ICONS[player.dark]} />
        <span>{dark[player.dark].name[i18n.lang]}</span>
      </dt>
      <dd>
        {own.does} {own.price}
      </dd>
    </dl>
  )
}
