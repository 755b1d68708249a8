import type { MenuEntry, Shortcut, Text } from '@longtable/kernel'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Button } from '../../../components/controls/index.ts'
import { useChoosing, useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import type { OwnPartProps } from '../parts/part-props.ts'

/** What ends a turn, or what is decided about its dice. */
const ENDS: readonly string[] = ['end', 'done']

/** What ends the turn from here: an entry of the menu, or several choices in a row. */
function useEnding({ engine, view, step }: OwnPartProps): MenuEntry | Shortcut | undefined {
  const entries = useChoosing((choosing) => choosing.entries)
  const end = entries.find(({ choice }) => ENDS.includes(choice.do))
  const isMarching = step === 'march' && entries.length > 0
  const together = useMemo(
    () =>
      isMarching
        ? engine.shortcuts(
            view,
            entries.map(({ choice }) => choice),
          )
        : [],
    [isMarching, engine, view, entries],
  )
  return end ?? together.find(({ choices }) => choices.at(-1)?.do === 'end')
}

/** Ends the turn, and says what would be lost by it. */
export function EndTurn(drawn: OwnPartProps) {
  const { engine, view, step } = drawn
  const ending = useEnding(drawn)
  const now = useChoosingNow()
  const i18n = useI18n()
  const warnings = useMemo(
    (): readonly Text[] =>
      ending !== undefined && 'choice' in ending
        ? (engine.forecast(view, ending.choice)?.warnings ?? [])
        : [],
    [engine, view, ending],
  )
  const blocked = useChoosing(({ entries }) => entries.length > 0 && step === 'turn.keep')
  if (ending === undefined) return blocked ? <TooMany /> : null
  const isDone = 'choice' in ending && ending.choice.do === 'done'
  return (
    <>
      {warnings.length === 0 ? null : (
        <p className="dv-dice-lost">
          <TriangleAlert aria-hidden size={16} />
          {warnings.map((warning) => i18n.format(warning)).join(' ')}
        </p>
      )}
      <Button
        className="dv-dice-end"
        variant={isDone ? 'lit' : 'plain'}
        onClick={() => ('choice' in ending ? now().choose(ending.choice) : now().chooseAll(ending))}
      >
        {i18n.format(ending.text)}
      </Button>
    </>
  )
}

/** There are more tokens than can be kept. */
function TooMany() {
  const i18n = useI18n()
  return (
    <p className="dv-dice-lost">
      <TriangleAlert aria-hidden size={16} />
      {i18n.t('web.dvDice.tooMany')}
    </p>
  )
}
