import { useId } from 'react'
import type { GameInfo } from '@longtable/server/wire'
import type { Json } from '@longtable/kernel'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Button, Choice, Field, Select, Switch } from '../../components/controls/index.ts'
import type { Formatter } from '@longtable/i18n'
import type { ReactNode } from 'react'
import { asUsual, changedOf, changedOptions, isJson, openOptions } from './match-drafts.ts'
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
  const groups = groupsOf(
    i18n,
    all.filter(([name, { kind }]) => !FIRST.includes(name) && kind !== 'data'),
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
          {groups.map(({ heading, options }) =>
            heading === undefined ? (
              options.map(field)
            ) : (
              <Group key={heading} heading={heading} changed={changedOf(options, draft)}>
                {options.map(field)}
              </Group>
            ),
          )}
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

type Named = readonly [string, Option]

interface OptionGroup {
  readonly heading: string | undefined
  readonly options: readonly Named[]
}

/** What options are listed under, in games that sort theirs; those under no heading come first. */
function groupsOf(i18n: Formatter, options: readonly Named[]): readonly OptionGroup[] {
  const headingOf = ([name]: Named): string | undefined => {
    const key = `optionGroups.${name}`
    return i18n.knows(key) ? i18n.t(key) : undefined
  }
  const headings = [undefined, ...new Set(options.map(headingOf).filter((each) => each !== undefined))]
  return headings.map((heading) => ({
    heading,
    options: options.filter((option) => headingOf(option) === heading),
  }))
}

interface GroupProps {
  readonly heading: string
  readonly changed: number
  readonly children: ReactNode
}

/** What few tables change is folded; how much of it was changed is said outside. */
function Group({ heading, changed, children }: GroupProps) {
  const i18n = useI18n()
  return (
    <details className="setup-more setup-group">
      <summary>
        <span>{heading}</span>
        {changed === 0 ? null : <small>{i18n.t('web.start.setup.changed', { count: changed })}</small>}
      </summary>
      <div className="setup-options">{children}</div>
    </details>
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
  const answer = (is: boolean): string => i18n.t(`web.start.setup.${is ? 'on' : 'off'}`)
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
      // Where yes and no say it all, a switch does.
      if ([true, false].every((each) => called(each, answer(each)) === answer(each)))
        return <Switch label={label} help={help} isOn={value === true} onChange={set} />
      return (
        <Choice
          label={label}
          help={help}
          isStacked
          options={[true, false].map((each) => ({
            value: String(each),
            label: called(each, answer(each)),
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
  const explained = useId()
  return (
    <fieldset className="choice" aria-describedby={explained}>
      <legend className="field-label">{label}</legend>
      <p className="field-help" id={explained}>
        {help}
      </p>
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
