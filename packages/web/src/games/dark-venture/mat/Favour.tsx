import { favourOf, type SideNo, type VentureViewContext } from '@longtable/dark-venture/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import { TurnSteps } from './TurnSteps.tsx'

/** What wins the favour of an Ancient, and how far that has come. */
export function Favour({ ctx, side }: { ctx: VentureViewContext; side: SideNo }) {
  const i18n = useI18n()
  const { rows } = favourOf(ctx, side)
  return (
    <ul className="dv-mat-favour" aria-label={i18n.t('web.dvMat.favour')}>
      {rows.map(({ what, has, needs }, n) => (
        <li key={n} className="dv-mat-line" data-done={has >= needs || undefined}>
          <span className="dv-mat-line-words">{i18n.format(what)}</span>
          {has >= needs ? <Icon name="favour" size="1em" /> : null}
          <TurnSteps has={has} needs={needs} />
        </li>
      ))}
    </ul>
  )
}
