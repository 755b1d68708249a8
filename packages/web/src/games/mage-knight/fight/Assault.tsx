import type { MageViewContext } from '@longtable/mage-knight'
import { isPartOf, cityText, isRuinsSlot, T } from '@longtable/mage-knight/board'
import type { View } from '@longtable/kernel'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { HeroMark } from '../hero/HeroMark.tsx'
import { stepOf } from '../view/view-facts.ts'
import { Token } from '../tokens/Token.tsx'
import { Arena, Track } from './Arena.tsx'
import { FightActions } from './FightActions.tsx'
import { useTermsOf } from './terms.ts'
import './Assault.css'

const phases = ['propose', 'agree', 'fight', 'after'] as const
type Phase = (typeof phases)[number]

/** What the steps of an assault know of it. */
interface Plan {
  readonly phase: Phase
  readonly hex: number
  /** Who proposes it, or below 0. */
  readonly by: number
  /** By seat: how many enemies each is to fight. */
  readonly shares: readonly number[]
  /** Who fights in which order, and who is on. */
  readonly line: readonly number[]
  readonly at: number
}

type Frame = View['stack'][number]

function numberOf(frame: Frame, field: string): number {
  const value: unknown = Reflect.get(frame, field)
  return typeof value === 'number' ? value : -1
}

function numbersOf(frame: Frame, field: string): readonly number[] {
  const value: unknown = Reflect.get(frame, field)
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
}

/** The plan of the assault, from the steps under way. */
function planOf({ view, mage: { state } }: BoardPartProps): Plan {
  const find = (step: string): Frame | undefined => view.stack.findLast((frame) => frame.step === step)
  const none = { by: -1, shares: [], line: [], at: 0 }
  const agree = find('coop.agree')
  if (agree !== undefined) {
    const by = numberOf(agree, 'by')
    return { ...none, phase: 'agree', hex: numberOf(agree, 'hex'), by, shares: numbersOf(agree, 'shares') }
  }
  const invite = find('coop.invite')
  if (invite !== undefined) {
    const by = numberOf(invite, 'seat')
    return {
      ...none,
      phase: 'propose',
      hex: numberOf(invite, 'hex'),
      by,
      shares: numbersOf(invite, 'shares'),
    }
  }
  const coop = find('coop')
  if (coop !== undefined) {
    const [line, at] = [numbersOf(coop, 'line'), numberOf(coop, 'at')]
    return { ...none, phase: 'fight', hex: numberOf(coop, 'hex'), line, at }
  }
  const underground = find('coop.underground')
  const hex = underground === undefined ? state.players[state.active].at : numberOf(underground, 'hex')
  return { ...none, phase: underground === undefined ? 'after' : 'propose', hex }
}

/** Several heroes assault a city: who is asked to fight how many, and who fights whom. */
export function Assault(drawn: BoardPartProps) {
  const { mage, view } = drawn
  const { state } = mage
  const i18n = useI18n()
  const plan = planOf(drawn)
  const city = state.cities.find((each) => isPartOf(each, plan.hex))
  const terms = useTermsOf(city)
  const garrison = garrisonOf(mage, plan.hex)
  const left = garrison.length - plan.shares.reduce((sum, n) => sum + n, 0)
  const step = stepOf(view)
  return (
    <Arena
      place="city"
      isNight={state.night}
      title={i18n.t('web.mkFight.assault.title', {
        city: city === undefined ? '' : i18n.format(cityText(city.colour)),
      })}
      terms={terms}
      track={
        <Track
          label={i18n.t('web.mkFight.assault.phases.title')}
          phases={phases.map((one) => i18n.t(`web.mkFight.assault.phases.${one}`))}
          now={phases.indexOf(plan.phase)}
        />
      }
      advice={i18n.t(`web.mkFight.assault.advice.${step === 'coop.enter' ? 'enter' : plan.phase}`)}
      tray={
        <>
          <p className="mk-assault-left">
            {plan.phase === 'propose' && plan.by >= 0
              ? i18n.t('web.mkFight.assault.left', { count: left })
              : null}
          </p>
          <FightActions verbs={['send', 'propose', 'yes', 'step', 'done', 'pass', 'no']} />
        </>
      }
    >
      <div className="mk-assault">
        <ul className="mk-assault-garrison" aria-label={i18n.t('web.mkFight.assault.garrison')}>
          {garrison.map((post) => (
            <li key={post}>
              <Token ctx={mage} post={post} token={state.tokens[T.posts][post] ?? -1} size={72} isPlain />
            </li>
          ))}
        </ul>
        <ul className="mk-assault-seats" aria-label={i18n.t('web.mkFight.assault.seats')}>
          {state.players.map((_, seat) => (
            <Ally key={seat} {...drawn} of={seat} plan={plan} />
          ))}
        </ul>
      </div>
    </Arena>
  )
}

function garrisonOf({ state }: MageViewContext, at: number): readonly number[] {
  return state.postHex.flatMap((hex, post) => (hex === at && !isRuinsSlot(post) ? [post] : []))
}

interface AllyProps extends BoardPartProps {
  readonly of: number
  readonly plan: Plan
}

/** A hero who may take part: how many enemies, and once they are dealt, which. */
function Ally({ mage, nameOf, of, plan, awaited }: AllyProps) {
  const i18n = useI18n()
  const { state } = mage
  const dealt = postsOf(mage, of)
  const count = plan.phase === 'fight' ? dealt.length : (plan.shares[of] ?? 0)
  const said = sayState()
  const { props } = useTarget(`seat:${of}`, said)
  return (
    <li>
      <div {...props} className="mk-assault-ally" data-part={count > 0 || undefined}>
        <HeroMark hero={state.players[of].hero} seat={of} size={44} />
        <span className="mk-assault-name">{nameOf(of)}</span>
        <span className="mk-assault-state">{said}</span>
        <span className="mk-assault-share">
          {plan.phase === 'fight'
            ? dealt.map((post) => (
                <Token
                  key={post}
                  ctx={mage}
                  post={post}
                  token={state.tokens[T.posts][post] ?? -1}
                  size={34}
                  isPlain
                />
              ))
            : Array.from({ length: count }, (_, nth) => <span key={nth} className="mk-assault-slot" />)}
        </span>
      </div>
    </li>
  )

  function sayState(): string {
    const t = (key: string): string => i18n.t(`web.mkFight.assault.state.${key}`, { count })
    if (plan.phase === 'fight') {
      const turn = plan.line.indexOf(of)
      if (turn < 0) return t('out')
      return t(turn < plan.at ? 'fought' : turn === plan.at ? 'fights' : 'waits')
    }
    if (count === 0) return t('out')
    if (plan.phase === 'agree' && awaited.includes(of)) return t('asked')
    return t('share')
  }
}

/** The enemies of a seat's share that are still there. */
function postsOf({ state: { shares, postHex } }: MageViewContext, seat: number): readonly number[] {
  return shares.filter((post, nth) => nth % 2 === 0 && shares[nth + 1] === seat && postHex[post] >= 0)
}
