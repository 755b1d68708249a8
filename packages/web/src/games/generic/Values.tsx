import { playerText, type Text } from '@longtable/kernel'
import { Check, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { SeatMark } from '../../components/SeatMark.tsx'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Fold } from './Fold.tsx'
import { saysNothing, type Single, type Value } from './layout.ts'
import { useNamedTarget } from './use-named-target.ts'
import type { GameWords } from './words.ts'
import { Fan } from './ZoneBox.tsx'
import './values.css'

interface ValuesProps {
  readonly values: readonly Value[]
  readonly words: GameWords
}

type Of<K extends Value['kind']> = Extract<Value, { readonly kind: K }>

/** A row with more cells lies folded. */
const MOST_CELLS = 16

/** Fields of the state as a player reads them, side by side. */
export function Values({ values, words }: ValuesProps) {
  if (values.length === 0) return null
  return (
    <div className="generic-values">
      {values.map((value, n) => (
        <Shown key={`${n} ${value.field}`} value={value} words={words} />
      ))}
    </div>
  )
}

/** Values that are seldom asked for, put away. */
export function MoreValues({ values, words }: ValuesProps) {
  const i18n = useI18n()
  if (values.length === 0) return null
  return (
    <Fold
      summary={
        <span className="generic-row-count">{i18n.t('web.generic.more', { count: values.length })}</span>
      }
      values={values}
    >
      {() => <Values values={values} words={words} />}
    </Fold>
  )
}

function Shown({ value, words }: { readonly value: Value; readonly words: GameWords }) {
  const i18n = useI18n()
  switch (value.kind) {
    case 'single':
      return <Counter name={words.field(value.field)} value={value} words={words} />
    case 'none':
      return (
        <Label names={value.names} name={words.field(value.field)} said={i18n.t('web.generic.none')}>
          –
        </Label>
      )
    case 'hidden':
      return <Hidden value={value} words={words} />
    case 'row':
      return <Row value={value} words={words} />
    case 'group':
      return <Group value={value} words={words} />
  }
}

/** What a value is, in words. */
function useSaid(words: GameWords): (value: Single) => string {
  const i18n = useI18n()
  return ({ shape, value, field }) => {
    if (shape === 'flag') return i18n.t(`web.generic.${value === true ? 'yes' : 'no'}`)
    if (shape === 'word') return i18n.format(words.value(field, String(value)))
    const n = Number(value)
    if (shape === 'seat') return n < 0 ? i18n.t('web.generic.nobody') : i18n.format(playerText(n))
    return i18n.number(n).replace('-', '−')
  }
}

/** A value as it is drawn: seats have their mark, flags a tick. */
function Drawn({ value, said }: { readonly value: Single; readonly said: string }) {
  if (value.shape === 'flag') return value.value === true ? <Check aria-hidden size={18} /> : <>–</>
  if (value.shape !== 'seat' || Number(value.value) < 0) return <>{said}</>
  return (
    <>
      <SeatMark seat={Number(value.value)} size={16} /> {said}
    </>
  )
}

function Counter({
  name,
  value,
  words,
}: {
  readonly name: Text
  readonly value: Single
  readonly words: GameWords
}) {
  const said = useSaid(words)(value)
  return (
    <Label names={value.names} name={name} said={said} isOff={saysNothing(value)}>
      <Drawn value={value} said={said} />
    </Label>
  )
}

interface LabelProps {
  readonly names: readonly string[]
  readonly name: Text
  /** The value, in words. */
  readonly said: string
  /** It is there and says nothing. */
  readonly isOff?: boolean
  readonly children: ReactNode
}

/** A name with its value; what a menu may mean can be chosen. */
function Label({ names, ...label }: LabelProps) {
  return names.length === 0 ? <PlainLabel {...label} /> : <TargetLabel names={names} {...label} />
}

function PlainLabel({ name, isOff, children }: Omit<LabelProps, 'names'>) {
  const i18n = useI18n()
  return (
    <span className="generic-value" data-off={isOff || undefined}>
      <span className="generic-value-name">{i18n.format(name)}</span>
      <span className="generic-value-is">{children}</span>
    </span>
  )
}

function TargetLabel({ names, name, said, isOff, children }: LabelProps) {
  const i18n = useI18n()
  const { props } = useNamedTarget(names, said)
  return (
    <span {...props} className="generic-value" data-off={isOff || undefined}>
      <span className="generic-value-name">{i18n.format(name)}</span>
      <span className="generic-value-is">{children}</span>
    </span>
  )
}

/** What this viewer may not see. */
function Hidden({ value, words }: { readonly value: Of<'hidden'>; readonly words: GameWords }) {
  const i18n = useI18n()
  const name = words.field(value.field)
  if (value.count === undefined)
    return (
      <Label names={value.names} name={name} said={i18n.t('web.generic.hidden')}>
        <EyeOff aria-hidden size={16} />
      </Label>
    )
  return (
    <span className="generic-value generic-value-backs">
      <span className="generic-value-name">{i18n.format(name)}</span>
      {value.count === 0 ? '–' : <Fan count={value.count} />}
    </span>
  )
}

function Row({ value, words }: { readonly value: Of<'row'>; readonly words: GameWords }) {
  const i18n = useI18n()
  const { field, cells } = value
  const name = i18n.format(words.field(field))
  const drawn = (): ReactNode => (
    <span className="generic-row-cells">
      {cells.map((cell, n) => (
        <Counter key={n} name={words.entry(field, n)} value={cell} words={words} />
      ))}
    </span>
  )
  if (cells.length > MOST_CELLS)
    return (
      <Fold
        summary={
          <>
            <span className="generic-row-name">{name}</span>{' '}
            <span className="generic-row-count">
              {i18n.t('web.generic.entries', { count: cells.length })}
            </span>
          </>
        }
        values={[value]}
      >
        {drawn}
      </Fold>
    )
  return (
    <div className="generic-row" role="group" aria-label={name}>
      <span className="generic-row-name">{name}</span>
      {drawn()}
    </div>
  )
}

function Group({ value, words }: { readonly value: Of<'group'>; readonly words: GameWords }) {
  const i18n = useI18n()
  const { field, number, values } = value
  const name = i18n.format(number === undefined ? words.field(field) : words.entry(field, number))
  return (
    <div className="generic-values-group" role="group" aria-label={name}>
      <span className="generic-row-name">{name}</span>
      <Values values={values} words={words} />
    </div>
  )
}
