import type { Choice, Shortcut, TermChange } from '@longtable/kernel'
import type { Idea } from '@longtable/server/wire'
import { Lightbulb, X } from 'lucide-react'
import { useVoice } from '../app/words.tsx'
import { Button } from '../pieces/controls/Button.tsx'
import { pointsAt } from '../shell/pointing.ts'
import type { Advice } from './use-advice.ts'
import './advice.css'

/** So many reasons are given for each idea. */
const MOST_REASONS = 3
/** So many of the steps that follow are told. */
const MOST_STEPS = 6

interface AdviceBoxProps {
  readonly advice: Advice
  readonly choose: (choice: Choice) => void
  readonly chooseAll: (shortcut: Shortcut) => void
}

/** A button that asks what one could do, and what the answer was. */
export function AdviceBox({ advice, choose, chooseAll }: AdviceBoxProps) {
  const voice = useVoice()
  const { answer, ask, end } = advice
  if (answer === undefined) {
    return (
      <Button
        className="advice-ask"
        look="quiet"
        icon={<Lightbulb aria-hidden="true" />}
        title={voice.t('web.advice.askKey')}
        onClick={ask}
      >
        {voice.t('web.advice.ask')}
      </Button>
    )
  }
  const play = ({ steps }: Idea): void => {
    end()
    if (steps.length === 1) choose(steps[0].choice)
    else chooseAll({ text: steps[0].text, choices: steps.map(({ choice }) => choice) })
  }
  return (
    <section className="advice" aria-label={voice.t('web.advice.title')}>
      <div className="advice-head">
        <p role="status">
          {answer.state === 'refused'
            ? voice.say(answer.why)
            : answer.state === 'ready' && answer.ideas.length === 0
              ? voice.t('web.advice.none')
              : voice.t(`web.advice.${answer.state === 'thinking' ? 'thinking' : 'ready'}`)}
        </p>
        <Button look="quiet" icon={<X aria-hidden="true" />} onClick={end}>
          {voice.t(`web.advice.${answer.state === 'thinking' ? 'cancel' : 'close'}`)}
        </Button>
      </div>
      {answer.state === 'thinking' ? (
        <progress className="advice-progress" aria-label={voice.t('web.advice.thinking')} />
      ) : null}
      {answer.state === 'ready' ? (
        <ol className="advice-ideas">
          {answer.ideas.map((idea, place) => (
            <li key={place}>
              <IdeaEntry idea={idea} isBest={place === 0} play={() => play(idea)} />
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}

interface IdeaProps {
  readonly idea: Idea
  readonly isBest: boolean
  readonly play: () => void
}

function IdeaEntry({ idea: { steps, chance, terms }, isBest, play }: IdeaProps) {
  const voice = useVoice()
  const [first, ...later] = steps
  const percent = Math.round(chance * 100)
  const reasons = terms.filter(({ term }) => voice.knows(`judge.${term}`)).slice(0, MOST_REASONS)
  return (
    <button
      type="button"
      className="entry advice-idea"
      data-best={isBest || undefined}
      data-at={first.at}
      onClick={play}
      {...pointsAt(first.at)}
    >
      <span className="entry-words">{voice.say(first.text)}</span>
      {later.length === 0 ? null : (
        <span className="advice-later">
          {voice.t('web.advice.later', {
            steps: later
              .slice(0, MOST_STEPS)
              .map(({ text }) => voice.say(text))
              .join(' · '),
          })}
          {later.length > MOST_STEPS ? ' …' : null}
        </span>
      )}
      <span className="advice-chance">
        <span className="advice-bar" aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </span>
        <span>{voice.t('web.advice.chance', { percent })}</span>
      </span>
      {reasons.length === 0 ? null : <Reasons reasons={reasons} />}
    </button>
  )
}

function Reasons({ reasons }: { readonly reasons: readonly TermChange[] }) {
  const voice = useVoice()
  return (
    <span className="advice-reasons">
      {reasons.map(({ term, by }) => (
        <span key={term} className="advice-reason" data-good={by > 0 || undefined}>
          {voice.t(`web.advice.${by > 0 ? 'more' : 'less'}`, { term: voice.t(`judge.${term}`) })}
        </span>
      ))}
    </span>
  )
}
