import { darkVenture } from '@longtable/dark-venture'
import { factionIds } from '@longtable/dark-venture/board'
import { Engine, type Config } from '@longtable/kernel'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Choice, Note, Select, Switch } from '../../../components/controls/index.ts'
import { errorText } from '../../../components/error-text.ts'
import type { SetUpPartProps } from '../../../game-ui/draft.ts'
import { SideMark } from '../units/SideMark.tsx'
import './SetUp.css'

/** The options that are asked for here. */
export const settled: readonly string[] = ['target', 'floors', ...factionIds]

/** What a Victory game is played for, and who plays which faction; stories settle that themselves. */
export function SetUp({ game, draft, change }: SetUpPartProps) {
  const i18n = useI18n()
  const { config, count } = draft
  const valueOf = (name: string): string => {
    const value = config[name] ?? game.options[name].default
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  if (valueOf('mode') !== 'victory') return null
  const set = (name: string, value: string | boolean): void =>
    change({ config: { ...config, [name]: value } })
  const targets = ofOption(game, 'target')
  const autos = factionIds.filter((id) => valueOf(id) === 'auto').length
  return (
    <>
      <Choice
        label={i18n.t('options.target.name')}
        help={i18n.t('options.target.help')}
        options={targets.map((value) => ({ value, label: i18n.t(`options.target.values.${value}`) }))}
        value={valueOf('target')}
        onChange={(value) => set('target', value)}
      />
      {valueOf('map') === 'main' ? (
        <Switch
          label={i18n.t('options.floors.name')}
          help={i18n.t('options.floors.help')}
          isOn={valueOf('floors') === 'true'}
          onChange={(isOn) => set('floors', isOn)}
        />
      ) : null}
      <fieldset className="setup-seats dv-start-sides">
        <legend className="field-label">{i18n.t('web.dvStart.factions')}</legend>
        {factionIds.map((id, side) => (
          <div className="setup-seat" key={id}>
            <SideMark side={side} size={28} />
            <Select
              label={i18n.t(`options.${id}.name`)}
              value={valueOf(id)}
              options={ofOption(game, id).map((value) => ({
                value,
                label: i18n.t(`options.${id}.values.${value}`),
              }))}
              onChange={(value) => set(id, value)}
            />
          </div>
        ))}
      </fieldset>
      <Sum config={config} seats={count} autos={autos} />
    </>
  )
}

function ofOption(game: SetUpPartProps['game'], name: string): readonly string[] {
  const option = game.options[name]
  return option.kind === 'one' ? option.of : []
}

/** How many sides that makes, or what the game has against it. */
function Sum({ config, seats, autos }: { config: Config; seats: number; autos: number }) {
  const i18n = useI18n()
  const problem = useMemo(() => problemOf(config, seats), [config, seats])
  if (problem !== undefined) return <Note tone="danger">{errorText(i18n, problem)}</Note>
  return (
    <p className="field-help" role="status">
      {i18n.t('web.dvStart.sum', { count: seats, autos, sides: seats + autos })}
    </p>
  )
}

/** Why a match cannot be played like this. */
function problemOf(config: Config, seats: number): unknown {
  try {
    void new Engine(darkVenture, seats, config)
    return undefined
  } catch (error) {
    return error
  }
}
