import type { Idea } from '@longtable/server/wire'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { pointsAt } from '../targets/pointing.ts'
import type { Reasons } from './reasons.ts'
import { AdvisedSteps } from './AdvisedSteps.tsx'

interface IdeaProps {
  readonly idea: Idea
  readonly reasons: Reasons
  readonly isBest: boolean
  readonly play: () => void
}

/** Something that one could do: its steps, what it promises and why. A click does it. */
export function IdeaEntry({ idea: { steps, chance }, reasons, isBest, play }: IdeaProps) {
  const at = steps[0]?.at
  return (
    <button
      type="button"
      className="entry advice-idea"
      data-best={isBest || undefined}
      data-at={at}
      onClick={play}
      {...pointsAt(at)}
    >
      <AdvisedSteps steps={steps} />
      <Chance chance={chance} />
      <Reason side="pro" terms={reasons.pro} />
      <Reason side="contra" terms={reasons.contra} />
    </button>
  )
}

/** What is next to nothing is not called nothing, and what is next to certain not certain. */
function Chance({ chance }: Pick<Idea, 'chance'>) {
  const i18n = useI18n()
  const percent = Math.round(chance * 100)
  const key = percent < 1 ? 'hardly' : percent > 99 ? 'nearly' : 'chance'
  return (
    <span className="advice-chance">
      <span className="advice-bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <span>{i18n.t(`web.advice.${key}`, { percent })}</span>
    </span>
  )
}

interface ReasonProps {
  readonly side: 'pro' | 'contra'
  readonly terms: readonly string[]
}

function Reason({ side, terms }: ReasonProps) {
  const i18n = useI18n()
  if (terms.length === 0) return null
  return (
    <span className="advice-reason" data-side={side}>
      {i18n.t(`web.advice.${side}`, { terms: terms.map((term) => i18n.t(`judge.${term}`)).join(', ') })}
    </span>
  )
}
