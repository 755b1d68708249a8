import type { GameInfo } from '@longtable/server/wire'
import type { Json } from '@longtable/kernel'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Button, Choice, Field, Select, Switch } from '../../components/controls/index.ts'
import { asUsual, changedOptions, isJson, openOptions } from './match-drafts.ts'
import type { SetUpPartProps } from '../../game-ui/draft.ts'

type Option = GameInfo['options'][string]

/** What everybody thinks of first is not tucked away. */
const FIRST: readonly string[] = ['sets', 'heroes']

interface MatchOptionsProps extends SetUpPartProps {
  /** What is asked for elsewhere already. */
  readonly settled: readonly string[] | undefined
}

/** The options of a match in the game's own words; free data and the seed are tucked away. */
export function MatchOptions({ game, draft, change, settled }: MatchOptionsProps) {
  const i18n = useI18n()
  const changed = changedOptions(game, draft, settled)
  const all = openOptions(game, settled)
  const set = (name: string, value: Json): void => change({ config: { ...draft.config, [name]: value } })
  const field = ([name, option]: readonly [string, Option]) => (
    <OptionField
      key={name}
      name={name}
      option={option}
      value={draft.config[name] ?? option.default}
      set={(value) => set(name, value)}
    />
  )
  return (
    <>
      {all.filter(([name]) => FIRST.includes(name)).map(field)}
      <details className="setup-more">
        <summary>
          <span>{i18n.t('web.start.setup.options')}</span>
          <small>
            {i18n.t(`web.start.setup.${changed === 0 ? 'asUsual' : 'changed'}`, { count: changed })}
          </small>
        </summary>
        <div className="setup-options">
          {changed === 0 ? null : (
            <Button variant="quiet" onClick={() => change(asUsual(game, draft, settled))}>
              {i18n.t('web.start.setup.reset')}
            </Button>
          )}
          {all.filter(([name]) => !FIRST.includes(name)).map(field)}
        </div>
      </details>
      <details className="setup-more">
        <summary>
          <span>{i18n.t('web.start.setup.more')}</span>
        </summary>
        <div className="setup-options">
          <Field
            label={i18n.t('web.start.setup.seed.name')}
            help={i18n.t('web.start.setup.seed.help')}
            value={draft.seed}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => change({ seed: event.target.value })}
          />
          {all.map(([name, { kind }]) =>
            kind === 'data' ? (
              <DataField
                key={name}
                name={name}
                typed={draft.data[name] ?? ''}
                set={(typed) => change({ data: { ...draft.data, [name]: typed } })}
              />
            ) : null,
          )}
        </div>
      </details>
    </>
  )
}

interface OptionProps {
  readonly name: string
  readonly option: Option
  readonly value: Json
  readonly set: (value: Json) => void
}

function OptionField({ name, option, value, set }: OptionProps) {
  const i18n = useI18n()
  const label = i18n.t(`options.${name}.name`)
  const help = i18n.t(`options.${name}.help`)
  const shown = typeof value === 'string' ? value : JSON.stringify(value)
  const called = (each: string | number | boolean, otherwise: string): string => {
    const key = `options.${name}.values.${each}`
    return i18n.knows(key) ? i18n.t(key) : otherwise
  }
  switch (option.kind) {
    case 'whole': {
      const all = Array.from({ length: option.max - option.min + 1 }, (_, more) => option.min + more)
      return (
        <Select
          label={label}
          help={help}
          value={shown}
          options={all.map((each) => ({ value: String(each), label: called(each, i18n.number(each)) }))}
          onChange={(chosen) => set(Number(chosen))}
        />
      )
    }
    case 'one':
      return (
        <Choice
          label={label}
          help={help}
          isStacked
          options={option.of.map((each) => ({ value: each, label: called(each, each) }))}
          value={shown}
          onChange={set}
        />
      )
    case 'flag':
      return (
        <Choice
          label={label}
          help={help}
          isStacked
          options={[true, false].map((each) => ({
            value: String(each),
            label: called(each, i18n.t(`web.start.setup.${each ? 'on' : 'off'}`)),
          }))}
          value={shown}
          onChange={(chosen) => set(chosen === 'true')}
        />
      )
    case 'sets':
      return (
        <SetsField
          label={label}
          help={help}
          sets={option.of.map((each) => ({ id: each, name: called(each, each) }))}
          always={option.always}
          chosen={Array.isArray(value) ? value : option.default}
          set={set}
        />
      )
    case 'content':
    case 'data':
      return null
  }
}

interface SetsFieldProps {
  readonly label: string
  readonly help: string
  readonly sets: readonly { readonly id: string; readonly name: string }[]
  readonly always: readonly string[]
  readonly chosen: readonly Json[]
  readonly set: (value: Json) => void
}

/** What is in the box: a switch for each set, but for those that always are. */
function SetsField({ label, help, sets, always, chosen, set }: SetsFieldProps) {
  return (
    <fieldset className="setup-sets">
      <legend>{label}</legend>
      <p className="field-help">{help}</p>
      {sets.map(({ id, name }) => (
        <Switch
          key={id}
          label={name}
          isOn={always.includes(id) || chosen.includes(id)}
          isDisabled={always.includes(id)}
          onChange={(isOn) =>
            set(sets.map((each) => each.id).filter((each) => (each === id ? isOn : chosen.includes(each))))
          }
        />
      ))}
    </fieldset>
  )
}

function DataField({ name, typed, set }: { name: string; typed: string; set: (typed: string) => void }) {
  const i18n = useI18n()
  const read = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) set(await file.text())
  }
  return (
    <div className="setup-data">
      <Field
        label={i18n.t(`options.${name}.name`)}
        help={i18n.t(`options.${name}.help`)}
        {...(!isJson(typed) && { error: i18n.t('web.start.setup.wrongJson') })}
      >
        {(ties) => (
          <textarea
            {...ties}
            value={typed}
            spellCheck={false}
            placeholder={i18n.t('web.start.setup.dataPlaceholder')}
            onChange={(event) => set(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={i18n.t('web.start.setup.dataFile')}
        type="file"
        accept=".json,application/json"
        onChange={(event) => void read(event.target.files?.[0])}
      />
    </div>
  )
}
