import type { Choice, Shortcut } from '@longtable/kernel'
import type { Idea } from '@longtable/server/wire'
import { Lightbulb, X } from 'lucide-react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Button } from '../../components/controls/Button.tsx'
import { IdeaEntry } from './IdeaEntry.tsx'
import { reasonsFor, unlike } from './reasons.ts'
import type { Advice } from './use-advice.ts'
import './advice.css'

interface AdviceBoxProps {
  readonly advice: Advice
  readonly choose: (choice: Choice) => void
  readonly chooseAll: (shortcut: Shortcut) => void
}

/** Asks what one could do. */
export function AdviceButton({ advice: { answer, ask } }: Pick<AdviceBoxProps, 'advice'>) {
  const i18n = useI18n()
  if (answer !== undefined) return null
  return (
    <Button
      className="advice-ask"
      variant="quiet"
      icon={<Lightbulb aria-hidden="true" />}
      title={i18n.t('web.advice.askKey')}
      onClick={ask}
    >
      {i18n.t('web.advice.ask')}
    </Button>
  )
}

/** What the answer was, once somebody has asked. */
export function AdviceBox({ advice, choose, chooseAll }: AdviceBoxProps) {
  const i18n = useI18n()
  const { answer, end } = advice
  if (answer === undefined) return null
  const play = ({ steps }: Idea): void => {
    end()
    const [first] = steps
    if (first === undefined) return
    if (steps.length === 1) choose(first.choice)
    else chooseAll({ text: first.text, choices: steps.map(({ choice }) => choice) })
  }
  const isNamed = (term: string): boolean => i18n.knows(`judge.${term}`)
  const ideas =
    answer.state === 'ready'
      ? unlike(answer.ideas, ({ steps }) => steps.map(({ text }) => i18n.format(text)).join('\n'))
      : []
  return (
    <section className="advice" aria-label={i18n.t('web.advice.title')}>
      <div className="advice-head">
        <p role="status">
          {answer.state === 'refused'
            ? i18n.format(answer.why)
            : answer.state === 'ready' && ideas.length === 0
              ? i18n.t('web.advice.none')
              : i18n.t(`web.advice.${answer.state === 'thinking' ? 'thinking' : 'ready'}`)}
        </p>
        <Button variant="quiet" icon={<X aria-hidden="true" />} onClick={end}>
          {i18n.t(`web.advice.${answer.state === 'thinking' ? 'cancel' : 'close'}`)}
        </Button>
      </div>
      {answer.state === 'thinking' ? (
        <progress className="advice-progress" aria-label={i18n.t('web.advice.thinking')} />
      ) : null}
      {ideas.length === 0 ? null : (
        <ol className="advice-ideas">
          {ideas.map((idea, place) => (
            <li key={place}>
              <IdeaEntry
                idea={idea}
                reasons={reasonsFor(
                  idea,
                  ideas.filter((other) => other !== idea),
                  isNamed,
                )}
                isBest={place === 0}
                play={() => play(idea)}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
