import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Choice, Field, Switch } from '../../components/controls/index.ts'
import type { Draft, PaceKind } from '../../game-ui/draft.ts'
import type { SetUpPartProps } from '../../game-ui/draft.ts'

const paces: readonly PaceKind[] = ['live', 'clock', 'slow']

/** What the server takes for each of the numbers. */
const numbers = {
  bank: { min: 1, max: 1440 },
  extra: { min: 0, max: 3600 },
  hours: { min: 1, max: 720 },
} as const

const asked: Readonly<Record<PaceKind, readonly (keyof typeof numbers)[]>> = {
  live: [],
  clock: ['bank', 'extra'],
  slow: ['hours'],
}

/** How fast a match with others is played, and who finds it. */
export function Pacing({ game, draft, change }: SetUpPartProps) {
  const i18n = useI18n()
  return (
    <>
      <Choice
        label={i18n.t('web.start.setup.pace.name')}
        help={i18n.t(`web.start.setup.pace.${draft.pace}Help`)}
        options={paces.map((value) => ({ value, label: i18n.t(`web.start.setup.pace.${value}`) }))}
        value={draft.pace}
        onChange={(pace) => change({ pace })}
      />
      {asked[draft.pace].length === 0 ? null : (
        <div className="setup-numbers">
          {asked[draft.pace].map((name) => (
            <NumberField key={name} name={name} draft={draft} change={change} />
          ))}
        </div>
      )}
      {draft.pace === 'live' ? null : (
        <Choice
          label={i18n.t('web.start.setup.late.name')}
          isStacked
          options={(['ask', 'bot'] as const).map((value) => ({
            value,
            label: i18n.t(`web.start.setup.late.${value}`),
          }))}
          value={draft.late}
          onChange={(late) => change({ late })}
        />
      )}
      <Switch
        label={i18n.t('web.start.setup.listed.name')}
        help={i18n.t('web.start.setup.listed.help')}
        isOn={draft.listed}
        onChange={(listed) => change({ listed })}
      />
      {game.advises ? (
        <Switch
          label={i18n.t('web.start.setup.advice.name')}
          help={i18n.t('web.start.setup.advice.help')}
          isOn={draft.advice}
          onChange={(advice) => change({ advice })}
        />
      ) : null}
      <Field
        label={i18n.t('web.start.setup.password.name')}
        help={i18n.t('web.start.setup.password.help')}
        value={draft.password}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => change({ password: event.target.value })}
      />
    </>
  )
}

function NumberField({
  name,
  draft,
  change,
}: {
  name: keyof typeof numbers
  draft: Draft
  change: (change: Partial<Draft>) => void
}) {
  const i18n = useI18n()
  const { min, max } = numbers[name]
  return (
    <Field
      label={i18n.t(`web.start.setup.${name}`)}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={Number.isNaN(draft[name]) ? '' : draft[name]}
      onChange={(event) => change({ [name]: event.target.valueAsNumber })}
      onBlur={() => {
        const typed = Math.round(draft[name])
        change({ [name]: Number.isNaN(typed) ? min : Math.max(min, Math.min(max, typed)) })
      }}
    />
  )
}
