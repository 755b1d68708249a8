import {
  abilityBody,
  abilityText,
  hasAncient,
  isUnlocked,
  sayCosts,
  usesLeft,
  type AbilityBody,
  type SideNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import type { Text } from '@longtable/kernel'
import { memo, useId, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useDrag } from '../../../match-ui/targets/drag.tsx'
import { useChoosing, useChoosingNow, useTarget, type Choosing } from '../../../match-ui/targets/targets.tsx'
import { UNLOCKING } from '../cards/questions.ts'
import { Icon } from '../icons/Icon.tsx'
import { AbilityPaper, Costs } from './AbilityPaper.tsx'
import { pictureOf } from '../icons/ability-pictures.ts'

interface AbilityProps {
  readonly ctx: VentureViewContext
  readonly side: SideNo
  readonly ability: number
  readonly isTurn: boolean
  readonly step: string
}

/** Where abilities are asked for on a slip of their own, they are only read here. */
const NOWHERE = 'plaque:'

/** An ability of the dashboard: what it is called, costs and does; a click uses it or says why it cannot be used. */
export function Ability({ ctx, side, ability, isTurn, step }: AbilityProps) {
  const { state, tables } = ctx
  const { row, unlock, power, isAction } = tables.abilities[side][ability]
  const uses = usesLeft(ctx, side, ability)
  return (
    <Plaque
      {...printedOn(tables, side, ability)}
      place={UNLOCKING.includes(step) ? `${NOWHERE}${ability}` : `ability:${ability}`}
      picture={row.id}
      isLocked={!isUnlocked(state, side, unlock)}
      isAsleep={power && !hasAncient(state, side)}
      isPower={power}
      isTurn={isTurn}
      isExpected={isAction && isTurn && step === 'turn'}
      left={uses?.left ?? -1}
      of={uses?.of ?? 0}
      opensAt={tables.unlocksAt[side].join(' · ')}
    />
  )
}

type Env = VentureViewContext['tables']
interface Printed {
  readonly named: Text
  readonly body: AbilityBody
}

const known = new WeakMap<Env['abilities'][number][number], Printed>()

/** What is printed is put into words once. */
function printedOn(tables: Env, side: SideNo, ability: number): Printed {
  const one = tables.abilities[side][ability]
  const printed = known.get(one) ?? {
    named: abilityText(tables, side, ability),
    body: abilityBody(tables, side, ability),
  }
  known.set(one, printed)
  return printed
}

interface PlaqueProps {
  readonly named: Text
  readonly body: AbilityBody
  readonly place: string
  readonly picture: string
  readonly isLocked: boolean
  /** Its Ancient is not on the map. */
  readonly isAsleep: boolean
  readonly isPower: boolean
  readonly isTurn: boolean
  /** Is it an action that is asked about now? */
  readonly isExpected: boolean
  /** Uses left, of how many; -1: as often as one likes. */
  readonly left: number
  readonly of: number
  /** The points that unlock abilities of a hero. */
  readonly opensAt: string
}

/** Nothing is said of it; it can be used, though not with what is held; the menu says why it cannot. */
const SILENT = 0
const OFFERED = 1
const HINDERED = 2
/** The unit that is held can use it. */
const AT_HAND = 3

function standOf(choosing: Choosing, { place, isExpected }: PlaqueProps): number {
  const { held, at, entries, blockedFrom } = choosing
  if (held?.startsWith('piece:') === true && at(held).some(({ from }) => from === place)) return AT_HAND
  if (entries.some((entry) => entry.from === place || entry.at === place)) return OFFERED
  const isMissed = isExpected && entries.length > 0
  return isMissed || blockedFrom(place).length > 0 ? HINDERED : SILENT
}

const Plaque = memo(function Plaque(props: PlaqueProps) {
  const { named, body, place, picture, isLocked, isPower, isTurn, left, of, opensAt } = props
  const i18n = useI18n()
  const name = i18n.format(named)
  const { isOpen, show, opening } = useOpening()
  const { target, isShut, isDragged } = usePlaque(props, name, show)
  const paper = useId()
  return (
    <div
      className="dv-mat-ability"
      data-shut={isShut || undefined}
      data-power={isPower || undefined}
      {...opening}
    >
      <span
        {...target}
        aria-describedby={isOpen ? paper : undefined}
        className="dv-mat-plaque"
        data-dragged={isDragged || undefined}
      >
        <span className="dv-mat-plaque-head">
          <Icon name={pictureOf(picture)} size="1.2em" />
          <span className="dv-mat-plaque-name">{name}</span>
        </span>
        <span className="dv-mat-plaque-text" aria-hidden>
          <span>{i18n.format(body.text)}</span>
        </span>
        <span className="dv-mat-plaque-foot">
          {isLocked && opensAt !== '' ? <Opens at={opensAt} /> : <Costs body={body} />}
          {of > 0 ? <Uses left={left} of={of} /> : null}
        </span>
      </span>
      {isShut || isLocked ? (
        <span className="dv-mat-shut" aria-hidden>
          <Icon name={isShut ? 'lock' : 'unlock'} size={11} />
        </span>
      ) : null}
      {isOpen ? (
        <AbilityPaper id={paper} name={name} body={body} place={place} isExplained={isShut && isTurn} />
      ) : null}
    </div>
  )
})

/** What it says is read while the pointer rests on it, or the keyboard. */
function useOpening() {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    show: () => setOpen(true),
    opening: {
      onPointerEnter: ({ pointerType }: { readonly pointerType: string }) => setOpen(pointerType === 'mouse'),
      onPointerLeave: () => setOpen(false),
      onFocus: () => setOpen(true),
      onBlur: () => setOpen(false),
    },
  } as const
}

/** How it is chosen: as a place of its own, with the unit that is held, or not at all. */
function usePlaque(props: PlaqueProps, name: string, show: () => void) {
  const { place, body, picture, isLocked, isAsleep } = props
  const i18n = useI18n()
  const now = useChoosingNow()
  const { props: lying, isLit, isBlocked } = useTarget(place)
  const label = i18n.t('web.app.labelled', { name, about: i18n.format(sayCosts(body.cost)) })
  const stand = useChoosing((choosing) => standOf(choosing, props))
  const { onPointerDown, isDragged } = useDrag(place, () => <Ghost name={name} picture={picture} />)
  const named = place.startsWith(NOWHERE) ? undefined : place
  const plaque = { ...lying, onPointerDown, 'aria-label': label, 'data-place': named }
  const button = { ...plaque, role: 'button', tabIndex: 0 }
  const doIt = (element: Element): void => {
    const { held, drop } = now()
    if (held !== undefined) drop(place, held, element)
  }
  if (stand === AT_HAND) {
    const pressed = {
      onClick: (event: MouseEvent<HTMLElement>) => doIt(event.currentTarget),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        doIt(event.currentTarget)
      },
    }
    return { target: { ...button, ...pressed, 'data-lit': true }, isShut: false, isDragged }
  }
  const isShut = !isLit && (stand === HINDERED || isBlocked || isLocked || isAsleep)
  const target = isLit ? plaque : { ...button, onClick: show, onKeyDown: undefined }
  return { target, isShut, isDragged }
}

function Ghost({ name, picture }: { name: string; picture: string }) {
  return (
    <span className="dv-mat-plaque dv-mat-ghost">
      <span className="dv-mat-plaque-head">
        <Icon name={pictureOf(picture)} size="1.2em" />
        <span className="dv-mat-plaque-name">{name}</span>
      </span>
    </span>
  )
}

function Opens({ at }: { at: string }) {
  return (
    <span className="dv-mat-opens">
      <Icon name="points" size="1em" /> {at}
    </span>
  )
}

function Uses({ left, of }: { left: number; of: number }) {
  const i18n = useI18n()
  const told = i18n.t('web.dvMat.uses', { count: left, of })
  return (
    <span className="dv-mat-uses" role="img" aria-label={told} title={told}>
      {Array.from({ length: of }, (_, n) => (
        <i key={n} data-left={n < left || undefined} />
      ))}
    </span>
  )
}
