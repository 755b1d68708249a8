import { AUTO, goalOf, SIDES, sideText, type VentureViewContext } from '@longtable/dark-venture/board'
import { text, type Text } from '@longtable/kernel'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { IconButton } from '../../../components/controls/index.ts'
import type { BoardPartProps } from '../parts/part-props.ts'
import { Icon } from '../icons/Icon.tsx'
import { TurnSteps } from '../mat/TurnSteps.tsx'
import { openBook } from '../story/use-book.ts'
import { Darkness } from '../story/Darkness.tsx'
import { SideMark } from '../units/SideMark.tsx'
import './Plate.css'

/** What is played, how far it has come, and whose turn it is. */
export function Plate(drawn: BoardPartProps) {
  const { shown, side } = drawn
  const i18n = useI18n()
  const { tables } = shown
  return (
    <section className="dv-side-plate" aria-label={i18n.t('web.dvSides.plate')}>
      <div className="dv-side-plate-head">
        <h3>{i18n.format(titleOf(shown))}</h3>
        {tables.scenario === undefined && tables.adventure === undefined ? null : <BookButton />}
      </div>
      <Rounds ctx={shown} />
      <Order ctx={shown} />
      {tables.adventure === undefined ? null : <Darkness ctx={shown} />}
      {tables.scenario === undefined && tables.adventure === undefined ? null : (
        <Goal ctx={shown} side={side} />
      )}
    </section>
  )
}

/** The name of the story, or what a game for points is played for. */
export function titleOf({ tables }: VentureViewContext): Text {
  const story = tables.scenario ?? tables.adventure
  return story === undefined
    ? text('web.dvSides.victory', { count: tables.target })
    : text('named', { name: story.name })
}

/** The story, to read it again. */
function BookButton() {
  const i18n = useI18n()
  return (
    <IconButton
      label={i18n.t('web.dvSides.book')}
      icon={<Icon name="book" size="1.3em" />}
      onClick={openBook}
    />
  )
}

function Rounds({ ctx: { state, tables } }: { ctx: VentureViewContext }) {
  const i18n = useI18n()
  if (state.round === 0) return null
  const key = tables.rounds > 0 ? 'roundOf' : 'round'
  return (
    <p className="dv-side-plate-round">
      <Icon name="round" /> {i18n.t(`web.dvSides.${key}`, { round: state.round, rounds: tables.rounds })}
    </p>
  )
}

/** The sides in the order of their turns; the one at turn is lit. */
function Order({ ctx: { state, tables } }: { ctx: VentureViewContext }) {
  const i18n = useI18n()
  const order = state.order.filter((side) => side < SIDES)
  if (order.length === 0) return null
  return (
    <ol className="dv-side-order" aria-label={i18n.t('web.dvSides.order')}>
      {order.map((side) => (
        <li key={side} aria-current={side === state.turn || undefined}>
          <SideMark
            side={side}
            size={24}
            title={i18n.format(sideText(tables, side))}
            isAuto={state.control[side] === AUTO}
          />
        </li>
      ))}
    </ol>
  )
}

/** What whoever looks plays for in a story, and how much of it is done. */
function Goal({ ctx, side }: { ctx: VentureViewContext; side: number }) {
  const i18n = useI18n()
  const goal = goalOf(ctx, side)
  if (goal === null) return null
  return (
    <div className="dv-side-goal">
      <p>
        <Icon name="goal" /> {i18n.format(goal.text)}
      </p>
      <ul>
        {goal.parts.map(({ what, has, needs }, n) => (
          <li key={n} data-done={has >= needs || undefined}>
            <span>{i18n.format(what)}</span>
            <TurnSteps has={has} needs={needs} />
          </li>
        ))}
      </ul>
    </div>
  )
}
