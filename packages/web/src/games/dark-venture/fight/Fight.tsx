import type {
  Event,
  frames,
  LocalsOf,
  Fight as State,
  PieceNo,
  SideNo,
  VentureViewContext,
} from '@longtable/dark-venture/board'
import type { MenuEntry } from '@longtable/kernel'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useChoosing } from '../../../match-ui/targets/targets.tsx'
import { isAskedHere } from '../cards/questions.ts'
import type { BoardPartProps } from '../parts/part-props.ts'
import { frameOf } from '../view/view-facts.ts'
import { Bench, pieceAt } from './Bench.tsx'
import { boutIn, boutOf, type Bout } from './bout.ts'
import { Chain } from './Chain.tsx'
import { FightActions } from './FightActions.tsx'
import { Die, OwnDie } from './Die.tsx'
import { Fighter, type Fate } from './Fighter.tsx'
import { useForeseen, type Foreseen } from './foresee.ts'
import { usePhase } from './phases.ts'
import { rollsIn } from './rolls.ts'
import { Rows } from './Rows.tsx'
import type { Role } from './Row.tsx'
import { Stage } from './Stage.tsx'

/** A combat that is going on, and everything that can be chosen about it. */
export function Fight(drawn: BoardPartProps) {
  const fight = drawn.venture.state.fights.at(-1)
  return fight === undefined ? null : <Combat {...drawn} fight={fight} />
}

function Combat(drawn: BoardPartProps & { readonly fight: State }) {
  const { venture, view, seat, fight, happened, at, side, awaited, nameOf } = drawn
  const whole = useMemo(
    () =>
      boutOf(
        venture,
        fight,
        view.stack.map(({ step }) => step),
      ),
    [venture, fight, view],
  )
  const foreseen = useForeseen(drawn)
  const rolls = useMemo(() => rollsIn(happened as readonly Event[], at, whole), [happened, at, whole])
  const isRolling =
    whole.attack.dice.some((_, n) => rolls('attack', n) !== undefined) ||
    whole.defence.dice.some((_, n) => rolls('defence', n) !== undefined)
  const bout = boutIn(whole, usePhase(String(at), isRolling))
  const own = ownRole(bout, side)
  const dying = dyingIn(view, fight)
  const after = useAfter(foreseen)
  const { seatOf } = venture.state
  const whoOf = (of: SideNo): string | undefined =>
    of >= 0 && seatOf[of] >= 0 && seatOf[of] !== seat ? nameOf(seatOf[of]) : undefined
  return (
    <Stage
      key={`${fight.side} ${fight.square} ${fight.counter}`}
      ctx={venture}
      bout={bout}
      chain={<Chain ctx={venture} fights={venture.state.fights.slice(0, -1)} />}
      foot={<Foot {...drawn} bout={bout} foreseen={foreseen} />}
    >
      <Rows
        ctx={venture}
        bout={bout}
        whoOf={whoOf}
        isAsked={(of) => of >= 0 && awaited.includes(seatOf[of])}
        drawPiece={(piece) => (
          <Fighter key={piece} ctx={venture} piece={piece} fate={fateOf(venture, fight, piece, dying)} />
        )}
        drawDie={(role, n, value, isSix) => {
          const die = { role, n, value, isSix, roll: rolls(role, n) }
          return role === own ? <OwnDie key={n} {...die} after={after[n]} /> : <Die key={n} {...die} />
        }}
      />
    </Stage>
  )
}

/** The row whose dice are one's own. */
function ownRole({ attack, defence }: Bout, side: SideNo): Role | undefined {
  if (side < 0) return undefined
  return attack.side === side ? 'attack' : defence.side === side ? 'defence' : undefined
}

type Spoils = LocalsOf<typeof frames.fightSpoilsFrame>
type Dying = LocalsOf<typeof frames.fightKilledFrame>

/** Whose fate is being decided. */
function dyingIn(view: BoardPartProps['view'], { defeated }: State): PieceNo {
  const spoils = frameOf<Spoils>(view, 'fight.spoils')
  if (spoils !== undefined) return defeated[spoils.next] ?? -1
  return frameOf<Dying>(view, 'fight.killed')?.piece ?? -1
}

/** What has become of somebody who fights, as it can be seen. */
function fateOf({ state }: VentureViewContext, { defeated }: State, piece: PieceNo, dying: PieceNo): Fate {
  if (!defeated.includes(piece)) return undefined
  if (state.captor[piece] >= 0) return 'captured'
  if (state.at[piece] < 0) return 'gone'
  return piece === dying ? 'dying' : 'defeated'
}

/** The chance after rolling each own die again, in thousandths: the best of its ways. */
function useAfter(foreseen: Foreseen): readonly (number | undefined)[] {
  const entries = useChoosing((choosing) => choosing.entries)
  return useMemo(() => {
    const found: (number | undefined)[] = []
    for (const { choice } of entries) {
      if (choice.do !== 'rerollDie') continue
      const die = Number(choice['die'])
      found[die] ??= foreseen(choice)?.odds?.[0]?.perMille
    }
    return found
  }, [entries, foreseen])
}

/** What can be done now: others who may be chosen, and everything that can be said in words. */
function Foot({
  venture,
  step,
  bout,
  foreseen,
}: BoardPartProps & { readonly bout: Bout; readonly foreseen: Foreseen }) {
  const i18n = useI18n()
  const entries = useChoosing((choosing) => choosing.entries)
  const question = useChoosing((choosing) => choosing.question)
  if (entries.length === 0) return null
  const fighters = [...bout.attack.pieces, ...bout.defence.pieces]
  const isBenched = ({ at }: MenuEntry): boolean => pieceAt(at) >= 0 && !fighters.includes(pieceAt(at))
  const benched = entries.filter(isBenched)
  const others = <Bench ctx={venture} entries={benched} foreseen={foreseen} />
  // Effects ask on a slip of their own.
  if (isAskedHere(step)) return benched.length === 0 ? null : <div className="dv-fight-ways">{others}</div>
  const said = entries.filter((entry) => !isBenched(entry) && isSaid(entry))
  const isMain = ({ choice }: MenuEntry): boolean =>
    MAIN.includes(choice.do) || (entries.length === 1 && said.length === 1)
  const hasMain = said.some(isMain)
  /** Beside what leads on stands what leads on as well. */
  const isFirst = ({ at }: MenuEntry): boolean => hasMain && at === undefined
  return (
    <>
      {question === undefined ? null : <p className="dv-fight-question">{i18n.format(question)}</p>}
      <div className="dv-fight-ways">
        {others}
        <FightActions
          ctx={venture}
          entries={said.filter((entry) => !isFirst(entry))}
          isMain={isMain}
          foreseen={foreseen}
        />
      </div>
      <div className="dv-fight-main">
        <FightActions ctx={venture} entries={said.filter(isFirst)} isMain={isMain} foreseen={foreseen} />
      </div>
    </>
  )
}

/** What leads on. */
const MAIN: readonly string[] = ['ready', 'stand', 'counter']

const CARDS: readonly string[] = ['play', 'revive']

/** What is said in words: what concerns nothing else, those who fight, and cards. */
function isSaid({ at, choice }: MenuEntry): boolean {
  if (at === undefined) return true
  return at.startsWith('piece:') || (at.startsWith('card:') && CARDS.includes(choice.do))
}
