import type { MageViewContext } from '@longtable/mage-knight'
import {
  blockerOf,
  duelAttack,
  duelAttackParts,
  duelBlock,
  duelBlockParts,
  elements,
  heroArmor,
  heroText,
  isBehindWalls,
  lastsOf,
  levels,
  reduction,
  siteAt,
  Stage,
} from '@longtable/mage-knight/board'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { HeroMark } from '../hero/HeroMark.tsx'
import { Icon } from '../icons/Icon.tsx'
import { stepOf } from '../view/view-facts.ts'
import { Badge } from '../tokens/Badge.tsx'
import { Arena, Track } from './Arena.tsx'
import { Balance, Pool } from './Balance.tsx'
import { FightActions } from './FightActions.tsx'
import { DuelDamage } from './DuelDamage.tsx'
import { placeOf } from './Scenery.tsx'
import './Duel.css'

const phases = ['defence', 'ranged', 'melee', 'end'] as const

function phaseOf({ mage: { state }, view }: BoardPartProps): number {
  if (state.stage === Stage.duelAfter || stepOf(view) === 'duel.after') return 3
  if (state.duel.attacker < 0) return 0
  return state.duel.melee ? 2 : 1
}

/** A fight between two heroes: exchange by exchange, an attack is sent, met by a block, and spent on the other side. */
export function Duel(drawn: BoardPartProps) {
  const { mage, nameOf, view } = drawn
  const { state } = mage
  const { aggressor, defender } = state.duel
  const i18n = useI18n()
  const now = phaseOf(drawn)
  const step = stepOf(view)
  if (aggressor < 0) return null
  return (
    <Arena
      place={placeOf(siteAt(state, state.players[defender].at))}
      isNight={state.night}
      title={i18n.t('web.mkFight.duel.title', { a: nameOf(aggressor), b: nameOf(defender) })}
      terms={termsOf()}
      track={
        <Track
          label={i18n.t('web.mkFight.duel.phases.title')}
          phases={phases.map((one) => i18n.t(`web.mkFight.duel.phases.${one}`))}
          now={now}
        />
      }
      advice={adviceOf()}
      tray={<Tray {...drawn} step={step} />}
    >
      <div className="mk-duel">
        <Side {...drawn} of={aggressor} side="left" />
        <Clash mage={mage} isOver={now === 3} nameOf={nameOf} />
        <Side {...drawn} of={defender} side="right" />
      </div>
    </Arena>
  )

  function termsOf(): readonly string[] {
    const terms: string[] = []
    if (now > 0) {
      terms.push(
        i18n.t(`web.mkFight.duel.${state.duel.full ? 'full' : 'partial'}`, { player: nameOf(defender) }),
      )
    }
    if (now === 1 && isBehindWalls(state, lastsOf(mage))) terms.push(i18n.t('web.mkFight.duel.walls'))
    return terms
  }

  function adviceOf(): string {
    const values = {
      attacker: nameOf(state.duel.attacker),
      blocker: nameOf(blockerOf(state)),
      defender: nameOf(defender),
    }
    if (now === 0) return i18n.t('web.mkFight.duel.advice.defend', values)
    if (now === 3) return i18n.t('web.mkFight.duel.advice.end')
    const key = step === 'duel.block' ? 'block' : step === 'duel.assign' ? 'assign' : phases[now]
    return i18n.t(`web.mkFight.duel.advice.${key}`, values)
  }
}

interface SideProps extends BoardPartProps {
  readonly of: number
  readonly side: 'left' | 'right'
}

/** One of the two heroes. */
function Side({ mage, nameOf, of, side }: SideProps) {
  const i18n = useI18n()
  const { state } = mage
  const { attacker, aggressor, won } = state.duel
  const { hero, level } = state.players[of]
  const role =
    won === of ? 'won' : won >= 0 || attacker < 0 ? undefined : attacker === of ? 'attacks' : 'blocks'
  return (
    <div className="mk-duel-side" data-side={side} data-role={role}>
      <span className="mk-duel-hero">
        <HeroMark hero={hero} seat={of} size="100%" />
      </span>
      <div className="mk-duel-plate">
        <p className="mk-duel-name">{nameOf(of)}</p>
        <p className="mk-duel-about">
          {i18n.t(`web.mkFight.duel.${of === aggressor ? 'aggressor' : 'defender'}`)} ·{' '}
          {i18n.format(heroText(hero))}
        </p>
        <p className="mk-duel-about">
          <Badge n={heroArmor(state, of)} size="1.6em" /> {i18n.t('web.mkFight.duel.level', { n: level })} ·{' '}
          <Icon name="hand" /> {levels[level - 1].hand}
        </p>
        {role === undefined ? null : (
          <p className="mk-duel-role">{i18n.t(`web.mkFight.duel.role.${role}`)}</p>
        )}
      </div>
    </div>
  )
}

interface ClashProps extends Pick<BoardPartProps, 'nameOf'> {
  readonly mage: MageViewContext
  readonly isOver: boolean
}

/** The attack between the two, and what is left of it behind the block. */
function Clash({ mage, isOver, nameOf }: ClashProps) {
  const i18n = useI18n()
  const { state } = mage
  const { duel, fight, stage } = state
  if (isOver) {
    return (
      <Middle>
        {duel.won < 0
          ? i18n.t('web.mkFight.duel.nobodyWon')
          : i18n.t('web.mkFight.duel.won', { player: nameOf(duel.won) })}
      </Middle>
    )
  }
  if (duel.attacker < 0) return <Middle>{i18n.t('web.mkFight.duel.begins')}</Middle>
  const isSent = stage === Stage.duelBlock
  const attack = isSent ? duel.attack : duelAttack(state, lastsOf(mage))
  const block = duelBlock(state, duel.elements)
  return (
    <Middle toRight={duel.attacker === duel.aggressor}>
      {fight.damage > 0 ? (
        <span className="mk-duel-sum">{i18n.t('web.mkFight.duel.through', { n: fight.damage })}</span>
      ) : (
        <>
          <span className="mk-duel-sum">
            <Icon name="attack" /> {attack}
          </span>
          {isSent ? (
            <>
              <span className="mk-duel-elements">
                {elements.map((element, bit) =>
                  (duel.elements & (1 << bit)) === 0 ? null : (
                    <span key={element} className={`mk-foe-element mk-foe-element-${bit}`}>
                      <Icon name={element} /> {i18n.t(`web.mkFight.element.${element}`)}
                    </span>
                  ),
                )}
              </span>
              <span className="mk-duel-sum">
                <Icon name="block" /> −{Math.min(attack, reduction(state, block))}
              </span>
            </>
          ) : null}
        </>
      )}
    </Middle>
  )
}

function Middle({ toRight, children }: { toRight?: boolean; children: ReactNode }) {
  return (
    <div className="mk-duel-clash">
      <div className="mk-duel-words">{children}</div>
      {toRight === undefined ? null : (
        <svg className="mk-duel-arrow" viewBox="0 0 100 20" data-left={!toRight || undefined} aria-hidden>
          <path d="M2 8h76V2l20 8-20 8v-6H2z" />
        </svg>
      )}
    </div>
  )
}

/** What is played, and what can be done with it. */
function Tray({ step, ...drawn }: BoardPartProps & { readonly step: string }) {
  const { mage } = drawn
  const { state } = mage
  const i18n = useI18n()
  if (state.duel.attacker < 0) return <FightActions verbs={['full', 'partial', 'pass', 'done']} />
  if (state.stage === Stage.duelAfter) return <FightActions verbs={['done']} />
  if (step === 'duel.assign') return <DuelDamage {...drawn} />
  if (state.stage === Stage.duelBlock) {
    const block = duelBlock(state, state.duel.elements)
    return (
      <>
        <div className="mk-fight-brought">
          <Pool parts={duelBlockParts(state)} empty={i18n.t('web.mkFight.pool.noBlock')} />
          <Balance
            label={i18n.t(`web.mkFight.duel.${state.duel.melee ? 'blockMelee' : 'blockRanged'}`, { block })}
            have={reduction(state, block)}
            need={state.duel.attack}
            parts={[]}
            missing={i18n.t('web.mkFight.duel.comesThrough', {
              count: state.duel.attack - reduction(state, block),
            })}
          />
        </div>
        <FightActions verbs={['done']} />
      </>
    )
  }
  return (
    <>
      <div className="mk-fight-brought">
        <Pool
          parts={duelAttackParts(state, lastsOf(mage))}
          empty={i18n.t(`web.mkFight.pool.${state.duel.melee ? 'noAttack' : 'noRanged'}`)}
        />
      </div>
      <FightActions verbs={['send', 'pass']} />
    </>
  )
}
