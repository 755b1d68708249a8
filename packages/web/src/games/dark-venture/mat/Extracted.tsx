import {
  FACTION,
  FACTIONS,
  sideText,
  type SideNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import { SideMark } from '../units/SideMark.tsx'

/** The factions whose units the Alderkang can make. */
export function Extracted({ ctx: { state, tables }, side }: { ctx: VentureViewContext; side: SideNo }) {
  const i18n = useI18n()
  if (side !== FACTION.alderkang) return null
  const factions = Array.from({ length: FACTIONS }, (_, n) => n).filter((n) => n !== side)
  const done = factions.filter((n) => (state.extracted & (1 << n)) !== 0)
  const names = done.map((n) => i18n.format(sideText(tables, n))).join(', ')
  const told = i18n.t(done.length === 0 ? 'web.dvMat.extracted.none' : 'web.dvMat.extracted.some', { names })
  return (
    <div className="dv-mat-extra" role="img" aria-label={told} title={told}>
      <span className="dv-mat-extra-name">
        <Icon name="extract" size="1.25em" />
      </span>
      {factions.map((n) => (
        <span key={n} className="dv-mat-extract" data-done={done.includes(n) || undefined}>
          <SideMark side={n} size={24} />
        </span>
      ))}
    </div>
  )
}
