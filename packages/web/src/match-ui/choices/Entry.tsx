import {
  choiceKey,
  text,
  type BlockedEntry,
  type Choice,
  type Forecast,
  type MenuEntry,
  type Shortcut,
} from '@longtable/kernel'
import { useDeferredValue } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { RuleLink } from '../../rulebook/RuleLink.tsx'
import { pointsAt, useIsPointed } from '../targets/pointing.ts'

export type Foresee = (choice: Choice) => Forecast | null

/** For choices of which nothing is foretold. */
export const nothing: Foresee = () => null

interface EntryProps {
  readonly entry: MenuEntry
  readonly foresee: Foresee
  readonly choose: (choice: Choice) => void
  /** The one that ends a question without a place on the board. */
  readonly isMain?: boolean
}

/** One choice in the list: what it does, what it costs and gives, and what can be known beforehand. */
export function Entry({ entry, foresee, choose, isMain = false }: EntryProps) {
  const i18n = useI18n()
  const { choice, text: words, cost, gain, at } = entry
  const isPointed = useIsPointed(at)
  // A list of choices is there at once; what may come of them follows.
  const forecast = useDeferredValue(foresee, nothing)(choice)
  return (
    <button
      type="button"
      className={isMain ? 'entry entry-main' : 'entry'}
      data-choice={choice.do}
      data-key={choiceKey(choice)}
      data-at={at}
      data-pointed={isPointed || undefined}
      onClick={() => choose(choice)}
      {...pointsAt(at)}
    >
      <span className="entry-words">{i18n.format(words)}</span>
      {cost === undefined ? null : (
        <span className="entry-cost">{i18n.t('web.shell.costs', { cost: i18n.format(cost) })}</span>
      )}
      {gain === undefined ? null : (
        <span className="entry-gain">{i18n.t('web.shell.gives', { gain: i18n.format(gain) })}</span>
      )}
      <Odds forecast={forecast} />
      {forecast?.warnings?.map((warning) => (
        <span key={warning.key} className="entry-warning">
          {i18n.format(warning)}
        </span>
      ))}
    </button>
  )
}

export function shortcutKey(shortcut: Shortcut): string {
  return shortcut.choices.map(choiceKey).join()
}

interface ShortcutEntryProps {
  readonly shortcut: Shortcut
  readonly chooseAll: (shortcut: Shortcut) => void
}

/** Several choices that one gesture stands for. */
export function ShortcutEntry({ shortcut, chooseAll }: ShortcutEntryProps) {
  const i18n = useI18n()
  const { text: words, cost, at } = shortcut
  const isPointed = useIsPointed(at)
  return (
    <button
      type="button"
      className="entry"
      data-shortcut={shortcut.choices.length}
      data-at={at}
      data-pointed={isPointed || undefined}
      onClick={() => chooseAll(shortcut)}
      {...pointsAt(at)}
    >
      <span className="entry-words">{i18n.format(words)}</span>
      {cost === undefined ? null : (
        <span className="entry-cost">{i18n.t('web.shell.costs', { cost: i18n.format(cost) })}</span>
      )}
    </button>
  )
}

/** Chances as a bar and in words. */
function Odds({ forecast }: { forecast: Forecast | null }) {
  const i18n = useI18n()
  if (forecast?.odds === undefined) return null
  return (
    <span className="odds">
      <span className="odds-bar" aria-hidden="true">
        {forecast.odds.map(({ outcome, perMille }) => (
          <span key={outcome.key} data-outcome={outcome.key} style={{ width: `${perMille / 10}%` }} />
        ))}
      </span>
      <span className="odds-words">
        {forecast.odds
          .map(({ outcome, perMille }) =>
            i18n.t('web.shell.chance', { percent: Math.round(perMille / 10), outcome: i18n.format(outcome) }),
          )
          .join(' · ')}
      </span>
    </span>
  )
}

/** What cannot be chosen, and the rule that says so. */
export function BlockedLine({ entry }: { entry: BlockedEntry }) {
  const i18n = useI18n()
  return (
    <li className="blocked">
      <span className="blocked-words">{i18n.format(entry.text)}</span>
      <span className="blocked-why">
        {i18n.format(text(`blocked.${entry.rule}`, entry.numbers))} <RuleLink rule={entry.rule} />
      </span>
    </li>
  )
}
