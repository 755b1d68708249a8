import { progressOf, type SideNo, type VentureViewContext } from '@longtable/dark-venture/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import { TurnSteps } from './TurnSteps.tsx'

/** What pays points, folded away until somebody wants to know. */
export function Objectives({ ctx, side }: { ctx: VentureViewContext; side: SideNo }) {
  const i18n = useI18n()
  if (ctx.tables.target === 0) return null
  const rows = progressOf(ctx, side)
  const paid = rows.reduce((sum, { scored, points }) => sum + scored * points, 0)
  return (
    <details className="dv-mat-objectives">
      <summary>
        <Icon name="goal" size="1.1em" />
        <span>{i18n.t('web.dvMat.objectives.title')}</span>
        <b>{i18n.t('web.dvMat.objectives.paid', { count: paid })}</b>
      </summary>
      <ul>
        {rows.map(({ what, has, per, points, scored, left }, n) => (
          <li key={n} className="dv-mat-line" data-done={left === 0 || undefined}>
            <span className="dv-mat-line-words">{i18n.format(what)}</span>
            {scored > 0 ? (
              <span className="dv-mat-scored">
                {i18n.t('web.dvMat.objectives.scored', { count: scored })}
              </span>
            ) : null}
            {per > 1 ? <TurnSteps has={has} needs={per} /> : null}
            <b className="dv-mat-worth">+{points}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}
