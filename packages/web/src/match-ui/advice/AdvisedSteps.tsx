import type { AdvisedStep } from '@longtable/server/wire'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import './advice.css'

/** So many steps are told; of more, how many there are besides. */
const MOST = 5

/** What is done one after the other, in the words of the menu. */
export function AdvisedSteps({ steps }: { readonly steps: readonly AdvisedStep[] }) {
  const i18n = useI18n()
  const told = steps.length > MOST ? steps.slice(0, MOST - 1) : steps
  return (
    <>
      <span className="advice-steps" data-one={steps.length === 1 || undefined}>
        {told.map(({ text }, i) => (
          <span key={i} className="advice-step">
            {i18n.format(text)}
          </span>
        ))}
      </span>
      {told.length === steps.length ? null : (
        <span className="advice-rest">
          {i18n.t('web.advice.rest', { count: steps.length - told.length })}
        </span>
      )}
    </>
  )
}
