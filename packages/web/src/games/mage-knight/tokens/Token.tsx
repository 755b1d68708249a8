import type { MageViewContext } from '@longtable/mage-knight'
import { Ability, basicColours, isRuins, slotBack, tokenColours } from '@longtable/mage-knight/board'
import { memo } from 'react'
import { outlines, type IconName } from '../icons/outlines.ts'
import { Gem } from '../mana/Gem.tsx'
import { Shield, Strike } from './Badge.tsx'
import {
  abilitiesIn,
  backIcons,
  enemyFace,
  resistIcons,
  resistsIn,
  ruinsFace,
  type EnemyFace,
} from './faces.ts'
import { silhouettes } from './silhouettes.ts'
import './Token.css'

export interface TokenProps {
  readonly ctx: Pick<MageViewContext, 'tables'>
  /** Where it lies: the colour of its back is known even if nothing else is. */
  readonly post: number
  /** Below 0: face down. */
  readonly token: number
  readonly size?: number | string
  /** Its numbers as effects have changed them. */
  readonly now?: Pick<EnemyFace, 'armor' | 'attack' | 'abilities' | 'resists'>
  /** A plain one has large numbers and no small signs: for tokens drawn smaller than about 60 pixels. */
  readonly isPlain?: boolean
  /** Where it lies inside another SVG. */
  readonly x?: number
  readonly y?: number
}

const SMALL = 60

/** An enemy or ruins token, as its viewer sees it; whoever draws it says in words what it is. */
export function Token({ ctx, post, token, now, size = 96, isPlain, x, y }: TokenProps) {
  const plain = isPlain ?? (typeof size === 'number' && size < SMALL)
  const back = tokenColours[slotBack(post)]
  return (
    <svg
      className={`mk-token mk-token-${back}`}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      x={x}
      y={y}
      aria-hidden
    >
      <circle className="mk-token-edge" cx={50} cy={50} r={49} />
      <circle className="mk-token-rim" cx={50} cy={50} r={47.5} />
      {token < 0 ? (
        <Back back={back} />
      ) : isRuins(token) ? (
        <RuinsSide token={token} />
      ) : (
        <EnemySide {...changed(enemyFace(ctx.tables, token), now)} isPlain={plain} />
      )}
    </svg>
  )
}

function changed(printed: EnemyFace, now: TokenProps['now']): Omit<EnemySideProps, 'isPlain'> {
  if (now === undefined) return { ...printed, armorBy: 0, attackBy: 0 }
  const { armor, attack, abilities, resists } = now
  const armorBy = armor - printed.armor
  const attackBy = attack - printed.attack
  return { ...printed, armor, attack, abilities, resists, armorBy, attackBy }
}

/** A game icon inside a drawing, around its middle. */
function Sign({ name, x, y, size }: { name: IconName; x: number; y: number; size: number }) {
  const scale = size / 512
  return (
    <path
      d={outlines[name]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      fill="currentColor"
    />
  )
}

const Back = memo(function Back({ back }: { back: keyof typeof backIcons }) {
  return (
    <g className="mk-token-back">
      <circle className="mk-token-groove" cx={50} cy={50} r={39} />
      <Sign name={backIcons[back]} x={50} y={50} size={50} />
    </g>
  )
})

/** Summoners have others attack for them. */
function Summons() {
  return (
    <g className="mk-strike mk-strike-summon">
      <circle r={15} />
      <Sign name="summon" x={0} y={0} size={23} />
    </g>
  )
}

/** Signs along the rim: abilities go up on the left, resistances on the right, from just above the numbers. */
const STEP = 26
const FIRST = 12

function onRim(nth: number, side: -1 | 1): { readonly x: number; readonly y: number } {
  const angle = ((FIRST + nth * STEP) * Math.PI) / 180
  return { x: 50 + side * Math.cos(angle) * 39, y: 50 - Math.sin(angle) * 39 }
}

function RimSign({ name, nth, side }: { name: IconName; nth: number; side: -1 | 1 }) {
  const { x, y } = onRim(nth, side)
  return (
    <g className={side < 0 ? 'mk-token-ability' : 'mk-token-resist'}>
      <circle cx={x} cy={y} r={10} />
      <Sign name={name} x={x} y={y} size={14.5} />
    </g>
  )
}

type EnemySideProps = EnemyFace & {
  readonly isPlain: boolean
  /** By how much its numbers differ from what is printed. */
  readonly armorBy: number
  readonly attackBy: number
}

const EnemySide = memo(function EnemySide(props: EnemySideProps) {
  const { id, armor, attack, element, more, fame, abilities, resists, isPlain, armorBy, attackBy } = props
  const figure = isPlain ? { x: 24, y: 9, size: 52 } : { x: 24, y: 13, size: 52 }
  const badge = isPlain ? 1.42 : 1.05
  return (
    <>
      <circle className="mk-token-face" cx={50} cy={50} r={41} />
      <path
        className="mk-token-figure"
        d={silhouettes[id]}
        transform={`translate(${figure.x} ${figure.y}) scale(${figure.size / 512})`}
      />
      {isPlain ? null : (
        <>
          {abilitiesIn(abilities).map((name, nth) => (
            <RimSign key={name} name={name} nth={nth + (more.length > 0 ? 3 : 0)} side={-1} />
          ))}
          {resistsIn(resists).map((name, nth) => (
            <RimSign key={name} name={resistIcons[name]} nth={nth} side={1} />
          ))}
          <g className="mk-token-fame">
            <circle cx={50} cy={89} r={9.4} />
            <text x={50} y={89}>
              {fame}
            </text>
          </g>
        </>
      )}
      <g
        className="mk-token-number"
        data-by={Math.sign(attackBy) || undefined}
        transform={`translate(${isPlain ? 25 : 26} 74) scale(${badge})`}
      >
        {(abilities & Ability.summon) === 0 ? <Strike element={element} n={attack} /> : <Summons />}
      </g>
      {more.map((one, nth) => (
        <g
          key={nth}
          className="mk-token-number"
          transform={`translate(${isPlain ? 25 : 26} ${44 - nth * 30}) scale(${badge})`}
        >
          <Strike element={one.element} n={one.attack} />
        </g>
      ))}
      <g
        className="mk-token-number"
        data-by={Math.sign(armorBy) || undefined}
        transform={`translate(${isPlain ? 75 : 74} 74) scale(${badge})`}
      >
        <Shield n={armor} />
      </g>
    </>
  )
})

/** Two guards side by side, three a little closer. */
function guardAt(nth: number, of: number): number {
  return of > 2 ? 24 + nth * 26 : 32 + nth * 36
}

const RuinsSide = memo(function RuinsSide({ token }: { token: number }) {
  const { altar, fame, guards, rewards } = ruinsFace(token)
  return (
    <>
      <circle className="mk-token-face" cx={50} cy={50} r={41} />
      {altar === undefined ? (
        <>
          {guards.map((back, nth) => (
            <g key={nth} className={`mk-token-guard mk-token-${back}`}>
              <circle
                className="mk-token-rim"
                cx={guardAt(nth, guards.length)}
                cy={40}
                r={guards.length > 2 ? 13 : 17}
              />
              <g className="mk-token-back">
                <Sign
                  name={backIcons[back]}
                  x={guardAt(nth, guards.length)}
                  y={40}
                  size={guards.length > 2 ? 16 : 21}
                />
              </g>
            </g>
          ))}
          <g className="mk-token-reward">
            {rewards.map((name, nth) => (
              <Sign key={nth} name={name} x={50 + (nth - (rewards.length - 1) / 2) * 26} y={73} size={22} />
            ))}
          </g>
        </>
      ) : (
        <>
          <path className="mk-token-stone" d="M22 70h56l-6-10H28z M30 60h40v-5H30z" />
          {altar === 'each' ? (
            basicColours.map((colour, nth) => (
              <g key={colour} transform={`translate(${14 + nth * 18} 26)`}>
                <Gem colour={nth} as="token" size={18} />
              </g>
            ))
          ) : (
            <g transform="translate(33 18)">
              <Gem colour={basicColours.findIndex((colour) => colour === altar)} as="token" size={34} />
            </g>
          )}
          <g className="mk-token-fame">
            <circle cx={50} cy={84} r={11} />
            <text x={50} y={84}>
              {fame}
            </text>
          </g>
        </>
      )}
    </>
  )
})
