import type { MageViewContext } from '@longtable/mage-knight'
import {
  aimedArmor,
  aimedAt,
  blockParts,
  blockTotal,
  fightSite,
  lastsOf,
  postText,
  rampagingNear,
  strikeParts,
  strikeTotal,
  T,
  tokenText,
} from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { eventOf, stepOf } from '../view/view-facts.ts'
import { Token } from '../tokens/Token.tsx'
import { Arena, Track } from './Arena.tsx'
import { Balance, Pool } from './Balance.tsx'
import { Damage } from './Damage.tsx'
import { FightActions } from './FightActions.tsx'
import { FoeCard } from './FoeCard.tsx'
import { foesOf } from './foes.ts'
import { phaseOf, phases, type Phase } from './phases.ts'
import { placeOf } from './Scenery.tsx'
import { useTerms, useTitle } from './terms.ts'
import { useFallen } from './fallen.ts'
import './Fight.css'

/** A combat with enemies, from the first shot to the last blow. */
export function Fight(drawn: BoardPartProps) {
  const { fight } = drawn.mage.state
  // What fell in one fight is not seen in the next.
  return <Combat key={`${fight.seat} ${fight.hex}`} {...drawn} />
}

function Combat(drawn: BoardPartProps) {
  const { mage, view, happened } = drawn
  const { state } = mage
  const i18n = useI18n()
  const title = useTitle(drawn)
  const terms = useTerms(mage)
  const fallen = useFallen(mage, happened)
  const step = stepOf(view)
  const phase = phaseOf(state.stage, step)
  const foes = foesOf(mage)
  const news = newsOf(drawn)
  return (
    <Arena
      place={placeOf(fightSite(state, state.fight.hex))}
      isNight={state.night || state.fight.night}
      title={title}
      terms={terms}
      track={
        <Track
          label={i18n.t('web.mkFight.phases.title')}
          phases={phases.map((one) => i18n.t(`web.mkFight.phases.${one}`))}
          now={phases.findIndex((one) => one === phase)}
        />
      }
      advice={adviceOf()}
      tray={<Tray {...drawn} phase={phase} />}
    >
      <ul className="mk-fight-foes" aria-label={i18n.t('web.mkFight.enemies')}>
        {foes.map((foe) => (
          <FoeCard
            key={foe.enemy}
            ctx={mage}
            foe={foe}
            phase={phase}
            standsFor={foe.summoner < 0 ? undefined : nameOf(state.fight.posts[foe.summoner])}
            news={news.get(foe.post)}
          />
        ))}
        {phase === 'join'
          ? joinable(mage).map((post) => <Joiner key={post} mage={mage} post={post} />)
          : null}
        {fallen.map(({ enemy, post, token, fame }) => (
          <li key={`fallen ${enemy}`} className="mk-fight-fallen">
            <span className="mk-fight-fallen-token">
              <Token ctx={mage} post={post} token={token} size={56} isPlain />
            </span>
            <span className="mk-fight-fallen-words">
              <strong>{i18n.format(tokenText(token))}</strong>
              <span>
                {fame > 0
                  ? i18n.t('web.mkFight.fallen.fame', { n: fame })
                  : i18n.t('web.mkFight.fallen.plain')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Arena>
  )

  function nameOf(post: number): string {
    return i18n.format(postText(state, post))
  }

  function adviceOf(): string {
    if (phase === 'block' && state.fight.facing >= 0) {
      return i18n.t('web.mkFight.advice.facing', { enemy: nameOf(state.fight.posts[state.fight.facing]) })
    }
    if (phase === 'damage' && state.fight.facing < 0) return i18n.t('web.mkFight.advice.order')
    return i18n.t(`web.mkFight.advice.${phase}`)
  }
}

/** Rampaging enemies nearby that may be drawn into the fight. */
function joinable({ state, tables }: MageViewContext): readonly number[] {
  return rampagingNear(state, state.fight.hex, tables).filter((post) => !state.fight.posts.includes(post))
}

function Joiner({ mage, post }: { mage: MageViewContext; post: number }) {
  const i18n = useI18n()
  const token = mage.state.tokens[T.posts][post]
  const name = i18n.format(postText(mage.state, post))
  const { props } = useTarget(`post:${post}`)
  return (
    <li className="mk-foe mk-foe-near">
      <div {...props} className="mk-foe-piece" aria-label={name}>
        <span className="mk-foe-token">
          <Token ctx={mage} post={post} token={token} size="100%" isPlain={false} />
        </span>
        <span className="mk-foe-name">{name}</span>
      </div>
      <p className="mk-foe-kin">{i18n.t('web.mkFight.kin.near')}</p>
    </li>
  )
}

/** What has just happened to whom, for a short movement. */
function newsOf({ happened }: BoardPartProps): ReadonlyMap<number, string> {
  const news = new Map<number, string>()
  for (const one of happened) {
    const event = eventOf(one)
    if (event.event === 'blocked' || event.event === 'summoned' || event.event === 'joined') {
      news.set(event.post, event.event)
    }
  }
  return news
}

interface TrayProps extends BoardPartProps {
  readonly phase: Phase
}

/** What is brought against the enemies in this phase. */
function Tray(props: TrayProps) {
  const { phase, engine, view, mage } = props
  const i18n = useI18n()
  const { fight } = mage.state
  const foresee = (choice: Parameters<typeof engine.forecast>[1]) => engine.forecast(view, choice)
  switch (phase) {
    case 'join':
      return <FightActions verbs={['done']} />
    case 'ranged':
    case 'attack':
      return <Attacks {...props} foresee={foresee} />
    case 'block':
      return fight.facing < 0 ? (
        <>
          <p className="mk-fight-tip">{i18n.t('web.mkFight.blockFirst')}</p>
          <FightActions verbs={['endPhase']} foresee={foresee} />
        </>
      ) : (
        <Blocks {...props} foresee={foresee} />
      )
    case 'damage':
      return fight.facing < 0 ? (
        <FightActions verbs={['done']} />
      ) : (
        <Damage mage={mage} nameOf={props.nameOf} />
      )
  }
}

type WithForecast = TrayProps & { readonly foresee: Parameters<typeof FightActions>[0]['foresee'] & {} }

function Attacks({ mage, phase, foresee }: WithForecast) {
  const i18n = useI18n()
  const { state, tables } = mage
  const of = lastsOf(mage)
  const parts = strikeParts(state, tables, of)
  const aimed = aimedAt(state)
  return (
    <>
      <div className="mk-fight-brought">
        <Pool
          parts={parts}
          empty={i18n.t(`web.mkFight.pool.${phase === 'ranged' ? 'noRanged' : 'noAttack'}`)}
        />
        {aimed === 0 ? (
          <p className="mk-fight-tip">{i18n.t('web.mkFight.aimFirst')}</p>
        ) : (
          <Balance
            label={i18n.t('web.mkFight.balance.attack', { count: aimed })}
            have={strikeTotal(state, tables, of)}
            need={aimedArmor(state, tables, of)}
            parts={parts}
          />
        )}
      </div>
      <FightActions
        verbs={['strike', 'endPhase']}
        foresee={foresee}
        notYet={aimed === 0 ? undefined : i18n.t('web.mkFight.strike')}
      />
    </>
  )
}

function Blocks({ mage, foresee }: WithForecast) {
  const i18n = useI18n()
  const { state, tables } = mage
  const { facing } = state.fight
  const of = lastsOf(mage)
  const parts = blockParts(state, tables, of)
  const foe = foesOf(mage).find(({ enemy }) => enemy === facing)
  return (
    <>
      <div className="mk-fight-brought">
        <Pool parts={parts} empty={i18n.t('web.mkFight.pool.noBlock')} />
        <Balance
          label={i18n.t('web.mkFight.balance.block')}
          have={blockTotal(state, tables, of)}
          need={foe?.needsBlock ?? 0}
          parts={parts}
        />
      </div>
      <FightActions
        verbs={['block', 'giveUp', 'back']}
        foresee={foresee}
        notYet={i18n.t('web.mkFight.block')}
      />
    </>
  )
}
