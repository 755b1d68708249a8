import { face, REGIONS, type Card as CardNumber, type MatchTables } from '@longtable/immortals/board'
import type { CSSProperties } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Amount, Price } from '../icons/Amount.tsx'
import { Icon } from '../icons/Icon.tsx'
import { magicIcons, magicLines } from './magic.ts'
import { areaOutline, regionOutline, type Silhouette } from './silhouette.ts'
import './Card.css'

export type CardSize = 'hand' | 'small' | 'tiny'

interface Drawn {
  readonly tables: MatchTables
  readonly size: CardSize
}

/**
 * A card as an object on the table. It is drawn only: who shows it gives it its name for those who cannot see it.
 * A card below 0 lies face down.
 */
export function Card({
  tables,
  card,
  size = 'hand',
  seat,
}: {
  tables: MatchTables
  card: CardNumber
  size?: CardSize
  /** Whose card it is, for the back of a card that lies face down. */
  seat?: number | undefined
}) {
  if (card < 0) return <CardBack size={size} seat={seat} />
  const shown = face(card)
  switch (shown.kind) {
    case 'region':
      return <RegionCard tables={tables} size={size} region={shown.region} />
    case 'conflict':
      return <ConflictCard tables={tables} size={size} region={shown.region} realm={shown.realm} />
    case 'wild':
      return <WildCard tables={tables} size={size} area={shown.area} realm={shown.realm} />
    case 'magic':
      return <MagicCard tables={tables} size={size} magic={shown.magic} />
    case 'blank':
      return <BlankCard size={size} />
  }
}

function classes(size: CardSize, kind: string): string {
  return `icard icard-${size} icard-${kind}`
}

function areaStyle(tables: MatchTables, area: number): CSSProperties {
  return { '--area': tables.edition.areas[area].colour } as CSSProperties
}

function Shape({ of: { path, box }, mirrored }: { of: Silhouette; mirrored: boolean }) {
  return (
    <svg className="icard-shape" viewBox={box} data-mirrored={mirrored || undefined} aria-hidden>
      <path d={path} />
    </svg>
  )
}

function Yields({ tables, site }: { tables: MatchTables; site: number }) {
  const gold = tables.gold[site]
  const energy = tables.energy[site]
  return (
    <span className="icard-yields">
      {energy > 0 ? <Amount resource="energy" count={energy} size="1.9em" /> : null}
      {gold > 0 ? <Amount resource="gold" count={gold} size="1.9em" /> : null}
    </span>
  )
}

function realmClass(realm: number): string {
  return realm === 0 ? 'light' : 'dark'
}

function RegionCard({ tables, size, region }: Drawn & { region: number }) {
  const i18n = useI18n()
  const { name } = tables.edition.regions[region]
  const area = tables.areaOfRegion[region]
  const shape = regionOutline(region)
  return (
    <span className={classes(size, 'region')} style={areaStyle(tables, area)} aria-hidden>
      {size === 'tiny' ? null : <span className="icard-name">{name}</span>}
      <span className="icard-halves">
        <span className="icard-half icard-dark">
          {size === 'hand' ? <Yields tables={tables} site={region + REGIONS} /> : null}
          <Shape of={shape} mirrored />
        </span>
        <span className="icard-half icard-light">
          {size === 'hand' ? <Yields tables={tables} site={region} /> : null}
          <Shape of={shape} mirrored={false} />
        </span>
      </span>
      {size === 'hand' ? (
        <span className="icard-kind">{i18n.t('web.immortals.card.kind.region')}</span>
      ) : null}
    </span>
  )
}

function ConflictCard({ tables, size, region, realm }: Drawn & { region: number; realm: number }) {
  const { name } = tables.edition.regions[region]
  const area = tables.areaOfRegion[region]
  return (
    <span
      className={`${classes(size, 'conflict')} icard-${realmClass(realm)}`}
      style={areaStyle(tables, area)}
      aria-hidden
    >
      {size === 'tiny' ? null : <span className="icard-name">{name}</span>}
      <span className="icard-body">
        {size === 'hand' ? <Yields tables={tables} site={region + realm * REGIONS} /> : null}
        <Shape of={regionOutline(region)} mirrored={realm === 1} />
      </span>
      {size === 'hand' ? <AreaName tables={tables} area={area} /> : null}
    </span>
  )
}

function AreaName({ tables, area }: { tables: MatchTables; area: number }) {
  const i18n = useI18n()
  return <span className="icard-area">{tables.edition.areas[area].name[i18n.lang]}</span>
}

function WildCard({ tables, size, area, realm }: Drawn & { area: number; realm: number }) {
  const i18n = useI18n()
  const name = tables.edition.areas[area].name[i18n.lang]
  return (
    <span
      className={`${classes(size, 'wild')} icard-${realmClass(realm)}`}
      style={areaStyle(tables, area)}
      aria-hidden
    >
      {size === 'tiny' ? null : <span className="icard-name">{name}</span>}
      <span className="icard-body">
        <Shape of={areaOutline(tables.areaOfRegion, area)} mirrored={realm === 1} />
      </span>
      {size === 'tiny' ? null : (
        <span className="icard-ribbon">{i18n.t('web.immortals.card.kind.wild')}</span>
      )}
    </span>
  )
}

function MagicCard({ tables, size, magic }: Drawn & { magic: number }) {
  const i18n = useI18n()
  const row = tables.magic[magic]
  const lines = magicLines(i18n, row)
  const icons = magicIcons(row)
  return (
    <span className={classes(size, 'magic')} aria-hidden>
      {size === 'tiny' ? (
        <Icon name="magic" />
      ) : (
        <span className="icard-spine">
          <span className="icard-pictures">
            {icons.map((name) => (
              <Icon key={name} name={name} />
            ))}
          </span>
          <Price cost={row.cost} size={size === 'hand' ? '1.9em' : '1.5em'} />
        </span>
      )}
      {size === 'hand' ? (
        <span className="icard-lines">
          {lines.map((line, i) => (
            <span key={line} className="icard-line">
              {i > 0 ? <em className="icard-or">{i18n.t('web.immortals.card.or')} </em> : null}
              {line}
            </span>
          ))}
        </span>
      ) : null}
    </span>
  )
}

function BlankCard({ size }: { size: CardSize }) {
  const i18n = useI18n()
  return (
    <span className={classes(size, 'blank')} aria-hidden>
      <svg className="icard-ornament" viewBox="0 0 60 60">
        <path d="M30 4 56 30 30 56 4 30zM30 14 46 30 30 46 14 30zM30 0v60M0 30h60" />
      </svg>
      {size === 'tiny' ? null : <span className="icard-name">{i18n.t('web.immortals.card.blank')}</span>}
    </span>
  )
}

function CardBack({ size, seat }: { size: CardSize; seat: number | undefined }) {
  return (
    <span
      className={`${classes(size, 'back')} ${seat === undefined ? '' : `piece-${seat}`}`}
      data-owned={seat === undefined ? undefined : true}
      aria-hidden
    >
      <svg className="icard-sign" viewBox="0 0 60 60">
        <path className="icard-sign-rays" d="M28 4v8M9.600 11.600l6 6M2 30h8M9.600 48.400l6-6M28 56v-8" />
        <path className="icard-sign-sun" d="M28 15a15 15 0 0 0 0 30z" />
        <path className="icard-sign-moon" d="M32 12a18 18 0 0 1 0 36a22 22 0 0 0 0-36z" />
        <circle className="icard-sign-sun" cx={53} cy={16} r={1.8} />
        <circle className="icard-sign-sun" cx={56} cy={40} r={1.2} />
      </svg>
    </span>
  )
}
