import { ChevronsDown, ChevronsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { IconButton } from '../../components/controls/index.ts'

interface AskHeadProps {
  readonly sentence: string
  readonly isAsked: boolean
  readonly isRaised: boolean
  /** Where there is nothing to choose there is nothing to raise. */
  readonly raise: ((isRaised: boolean) => void) | undefined
  readonly children: ReactNode
}

/** The one sentence that says what is asked; on a small screen also how much of the answers is seen. */
export function AskHead({ sentence, isAsked, isRaised, raise, children }: AskHeadProps) {
  const i18n = useI18n()
  const Way = isRaised ? ChevronsDown : ChevronsUp
  return (
    <div className="ask-head">
      <p className="ask-question" role="status" data-asked={isAsked || undefined}>
        {sentence}
      </p>
      {children}
      {raise === undefined ? null : (
        <IconButton
          className="ask-raise"
          label={i18n.t(`web.shell.${isRaised ? 'lower' : 'raise'}`)}
          aria-expanded={isRaised}
          icon={<Way aria-hidden="true" />}
          onClick={() => raise(!isRaised)}
        />
      )}
    </div>
  )
}
