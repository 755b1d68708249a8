import { EMPTY, HIDDEN } from '@longtable/kernel'
import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { useChoosing } from '../../match-ui/targets/targets.tsx'
import { itemNames, slotNames, type LaidZone } from './layout.ts'
import { Back, Count, Piece } from './Piece.tsx'
import { isMeant, useNamedTarget } from './use-named-target.ts'
import type { GameWords } from './words.ts'

interface ZoneProps {
  readonly laid: LaidZone
  readonly words: GameWords
}

/** So many backs are drawn of those that lie side by side; a number says how many there are. */
const MOST_BACKS = 5

/** A zone with what lies in it. An empty set takes no room unless something can go there. */
export function ZoneBox({ laid, words }: ZoneProps) {
  const i18n = useI18n()
  const id = useId()
  const { zone, items, names } = laid
  const count = items.filter((item) => item !== EMPTY).length
  const { props, isLit, isBlocked } = useNamedTarget(names, i18n.t('web.generic.pieces', { count }))
  const isWanted = useChoosing((choosing) => names.some((name) => isMeant(choosing, name)))
  const [isSpread, setSpread] = useState(false)
  if (count === 0 && zone.kind === 'set' && !isWanted) return null
  const name = i18n.format(words.zone(zone.name))
  // Whatever was spread out lies as a pile again once there is nothing to find in it.
  const hidesKnown = zone.kind === 'pile' && items.slice(0, -1).some((item) => item >= 0)
  return (
    <div
      className="generic-zone"
      role="group"
      aria-labelledby={id}
      data-kind={zone.kind}
      data-lit={isLit || undefined}
      data-blocked={isBlocked || undefined}
      data-spread={(isSpread && hidesKnown) || undefined}
    >
      <div className="generic-zone-things">
        <Things laid={laid} words={words} isSpread={isSpread && hidesKnown} />
      </div>
      <span className="generic-zone-plate" {...props}>
        <span id={id}>{name}</span>
        {count > 1 || zone.kind === 'pile' ? <b>{i18n.number(count)}</b> : null}
      </span>
      {hidesKnown ? (
        <button
          type="button"
          className="generic-zone-spread"
          aria-expanded={isSpread}
          aria-label={i18n.t(`web.generic.${isSpread ? 'gather' : 'spread'}`, { name })}
          onClick={() => setSpread(!isSpread)}
        >
          {isSpread ? <ChevronsRightLeft aria-hidden /> : <ChevronsLeftRight aria-hidden />}
        </button>
      ) : null}
    </div>
  )
}

function Things({ laid, words, isSpread }: ZoneProps & { readonly isSpread: boolean }) {
  const { zone, items } = laid
  if (zone.kind === 'slots') return <Slots laid={laid} words={words} />
  if (zone.kind === 'pile' && !isSpread) return <Pile laid={laid} words={words} />
  return <Spread laid={laid} words={words} items={isSpread ? items.toReversed() : items} />
}

function Empty() {
  const i18n = useI18n()
  return (
    <span className="generic-piece generic-piece-none" role="img" aria-label={i18n.t('web.generic.empty')} />
  )
}

interface OneProps extends ZoneProps {
  readonly item: number
  /** What else a menu may call it, after the place where it lies. */
  readonly alsoCalled?: readonly string[]
}

function One({ laid, words, item, alsoCalled = [] }: OneProps) {
  const names = [...itemNames(laid.pool, item), ...alsoCalled]
  return <Piece text={words.item(laid.pool, item)} names={names} item={`${laid.pool}:${item}`} />
}

/** The top of a pile, with an edge for what lies below. */
function Pile({ laid, words }: ZoneProps) {
  const { items } = laid
  const top = items.at(-1)
  if (top === undefined) return <Empty />
  return (
    <span className="generic-pile" data-deep={items.length > 1 || undefined}>
      {top === HIDDEN ? <Back /> : <One laid={laid} words={words} item={top} />}
    </span>
  )
}

/** Numbered places: each can be meant by its number, and by what lies there. */
function Slots({ laid, words }: ZoneProps) {
  return laid.items.map((item, slot) => {
    const names = slotNames(laid, slot)
    return item < 0 ? (
      <Slot key={`place ${slot}`} names={names} isTaken={item === HIDDEN} />
    ) : (
      <One key={item} laid={laid} words={words} item={item} alsoCalled={names} />
    )
  })
}

/** A place where nothing lies, or something that nobody here may see. */
function Slot({ names, isTaken }: { readonly names: readonly string[]; readonly isTaken: boolean }) {
  const i18n = useI18n()
  const { props } = useNamedTarget(names, i18n.t(`web.generic.${isTaken ? 'faceDown' : 'empty'}`))
  return (
    <span
      {...props}
      className={isTaken ? 'generic-piece generic-piece-back' : 'generic-piece generic-piece-none'}
    />
  )
}

interface Alike {
  readonly item: number
  readonly names: readonly string[]
  readonly count: number
}

/** Items that look the same are one piece with a number. */
function alike({ pool, kindOf }: LaidZone, items: readonly number[]): readonly Alike[] {
  const found = new Map<number, Alike>()
  for (const item of items) {
    const kind = kindOf(item)
    const before = found.get(kind)
    found.set(kind, {
      item: before?.item ?? item,
      names: [...(before?.names ?? []), ...itemNames(pool, item)],
      count: (before?.count ?? 0) + 1,
    })
  }
  return [...found.values()]
}

/** Everything side by side, the hidden ones in a fan with their number. */
function Spread({ laid, words, items }: ZoneProps & { readonly items: readonly number[] }) {
  const known = items.filter((item) => item >= 0)
  const hidden = items.length - known.length
  return (
    <>
      {items.length === 0 ? <Empty /> : null}
      {alike(laid, known).map(({ item, names, count }) => (
        <Piece
          key={item}
          text={words.item(laid.pool, item)}
          names={names}
          item={`${laid.pool}:${item}`}
          count={count}
        />
      ))}
      {hidden === 0 ? null : <Fan count={hidden} />}
    </>
  )
}

/** So many that lie face down. */
export function Fan({ count }: { readonly count: number }) {
  const i18n = useI18n()
  const label = i18n.t('web.app.labelled', {
    name: i18n.t('web.generic.faceDown'),
    about: i18n.t('web.generic.pieces', { count }),
  })
  return (
    <span className="generic-fan" role="img" aria-label={label}>
      {Array.from({ length: Math.min(MOST_BACKS, count) }, (_, n) => (
        <Back key={n} />
      ))}
      {count > 1 ? <Count n={count} /> : null}
    </span>
  )
}
