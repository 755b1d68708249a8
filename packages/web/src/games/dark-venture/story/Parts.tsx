import { say, type VentureViewContext } from '@longtable/dark-venture/board'
import { Check, X } from 'lucide-react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { EffectText } from '../cards/EffectText.tsx'
import { CombatDie } from '../dice/CombatDie.tsx'
import { passageRow } from './passages.ts'
import type { Passage } from './tale.ts'

interface PartsProps {
  readonly ctx: VentureViewContext
  readonly parts: readonly Passage[]
  /** The update that is shown: what was rolled with it tumbles. */
  readonly at?: number
}

/** What is read, one below the other. */
export function Parts({ ctx, parts, at }: PartsProps) {
  const groups = grouped(parts)
  return (
    <div className="dv-story-parts">
      {groups.map((group, n) =>
        group.length > 1 || group[0].kind === 'line' ? (
          <ul key={n} className="dv-story-lines">
            {group.map((part, i) => (part.kind === 'line' ? <Line key={i} said={part.said} /> : null))}
          </ul>
        ) : (
          <Part
            key={n}
            ctx={ctx}
            part={group[0]}
            isFirst={n === 0}
            roll={at === undefined ? undefined : `${at} ${n}`}
          />
        ),
      )}
    </div>
  )
}

/** What has happened stands together as a list. */
function grouped(parts: readonly Passage[]): readonly (readonly Passage[])[] {
  const groups: Passage[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (part.kind === 'line' && last?.[0].kind === 'line') last.push(part)
    else groups.push([part])
  }
  return groups
}

function Line({ said }: { said: Extract<Passage, { kind: 'line' }>['said'] }) {
  const i18n = useI18n()
  return <li>{i18n.format(said)}</li>
}

interface PartProps {
  readonly ctx: VentureViewContext
  readonly part: Passage
  readonly isFirst: boolean
  readonly roll: string | undefined
}

function Part({ ctx, part, isFirst, roll }: PartProps) {
  switch (part.kind) {
    case 'passage':
      return <Read ctx={ctx} passage={part.passage} isFirst={isFirst} />
    case 'option':
      return <Taken ctx={ctx} part={part} />
    case 'check':
      return <Rolled part={part} roll={roll} />
    case 'search':
      return <Searched ctx={ctx} part={part} roll={roll} />
    case 'line':
      return null
  }
}

function Read({ ctx, passage, isFirst }: { ctx: VentureViewContext; passage: string; isFirst: boolean }) {
  const i18n = useI18n()
  const { title } = passageRow(ctx, passage)
  return (
    <>
      {isFirst ? null : (
        <h3 className="dv-story-next">{i18n.format({ key: 'named', with: { name: title } })}</h3>
      )}
      <p className="dv-story-text" data-first={isFirst || undefined}>
        {i18n.format({ key: `passage.${passage}` })}
      </p>
    </>
  )
}

function Taken({
  ctx: { tables },
  part,
}: {
  ctx: VentureViewContext
  part: Extract<Passage, { kind: 'option' }>
}) {
  const i18n = useI18n()
  const { program, pc, option } = part.taken
  const effect = tables.programs.get(program)?.[pc]
  if (effect?.do !== 'choose') return null
  return (
    <p className="dv-story-taken">
      {i18n.format({ key: 'named', with: { name: effect.options[option].name } })}
    </p>
  )
}

function Rolled({ part, roll }: { part: Extract<Passage, { kind: 'check' }>; roll: string | undefined }) {
  const i18n = useI18n()
  const { dice, atLeast, success } = part.check
  const OutcomeIcon = success ? Check : X
  return (
    <p className="dv-story-rolled" data-success={success}>
      {dice.map((value, n) => (
        <CombatDie key={n} kind="check" value={value} size={34} roll={roll} title={String(value)} />
      ))}
      {atLeast === 0 ? null : (
        <span>
          <OutcomeIcon aria-hidden size={17} strokeWidth={3} />
          {i18n.t(success ? 'web.dvStory.made' : 'web.dvStory.missed', {
            total: dice.reduce((sum, die) => sum + die, 0),
            atLeast,
          })}
        </span>
      )}
    </p>
  )
}

/** The six results of the table, the one that was rolled lit. */
function Searched({
  ctx: { tables },
  part,
  roll,
}: {
  ctx: VentureViewContext
  part: Extract<Passage, { kind: 'search' }>
  roll: string | undefined
}) {
  const i18n = useI18n()
  const table = tables.adventure?.searchTable ?? []
  return (
    <ol className="dv-story-search">
      {table.map((effects, n) => {
        const isRolled = n + 1 === part.roll
        return (
          <li key={n} data-now={isRolled || undefined} aria-current={isRolled || undefined}>
            <CombatDie
              kind="check"
              value={n + 1}
              size={28}
              roll={isRolled ? roll : undefined}
              title={String(n + 1)}
            />
            <span>
              {effects.length === 0 ? (
                i18n.format({ key: 'log.nothing' })
              ) : (
                <EffectText text={say(effects)} />
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
