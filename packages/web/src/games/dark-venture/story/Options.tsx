import { checkOdds, say, sayCondition, type VentureViewContext } from '@longtable/dark-venture/board'
import { text } from '@longtable/kernel'
import { Lock } from 'lucide-react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useChoosing, useTarget } from '../../../match-ui/targets/targets.tsx'
import { EffectText } from '../cards/EffectText.tsx'
import { CombatDie } from '../dice/CombatDie.tsx'
import { hundredths } from '../dice/hundredths.ts'

interface OptionsProps {
  readonly ctx: VentureViewContext
  readonly program: string
  readonly pc: number
}

/** What can be chosen in a passage: what it does, what it needs, what must be rolled. */
export function Options({ ctx, program, pc }: OptionsProps) {
  const effect = ctx.tables.programs.get(program)?.[pc]
  if (effect?.do !== 'choose') return null
  return (
    <div className="dv-story-options">
      {effect.options.map((option, n) => (
        <Option key={option.id} ctx={ctx} option={option} n={n} />
      ))}
    </div>
  )
}

type OptionRow = Extract<
  NonNullable<ReturnType<VentureViewContext['tables']['programs']['get']>>[number],
  { do: 'choose' }
>['options'][number]

function Option({ ctx: { tables }, option, n }: { ctx: VentureViewContext; option: OptionRow; n: number }) {
  const i18n = useI18n()
  const name = i18n.format({ key: 'named', with: { name: option.name } })
  const { props, isBlocked } = useTarget(`option:${n}`, name)
  const why = useChoosing((choosing) => choosing.blockedAt(`option:${n}`).at(0))
  const [first] = option.effects
  return (
    <div {...props} className="dv-story-option">
      <b>{name}</b>
      <span className="dv-story-does">
        <EffectText text={say(option.effects)} />
      </span>
      {first?.do === 'roll' ? (
        <Chance
          dice={first.dice}
          atLeast={first.atLeast}
          perMille={checkOdds(tables, first.dice, first.atLeast)}
        />
      ) : null}
      {option.needs === undefined || isBlocked ? null : (
        <span className="dv-story-needs">
          {i18n.t('web.dvStory.needs', { what: i18n.format(sayCondition(option.needs)) })}
        </span>
      )}
      {isBlocked && why !== undefined ? (
        <span className="dv-story-needs" data-blocked>
          <Lock aria-hidden size={14} /> {i18n.format(text(`blocked.${why.rule}`, why.numbers))}
        </span>
      ) : null}
    </div>
  )
}

function Chance({ dice, atLeast, perMille }: { dice: number; atLeast: number; perMille: number }) {
  const i18n = useI18n()
  return (
    <span className="dv-story-chance">
      {Array.from({ length: dice }, (_, n) => (
        <CombatDie key={n} kind="check" value={0} size={22} />
      ))}
      <span>{i18n.t('web.dvStory.check', { count: dice, atLeast })}</span>
      <b>{i18n.t('web.dvStory.percent', { n: hundredths(perMille) })}</b>
    </span>
  )
}
