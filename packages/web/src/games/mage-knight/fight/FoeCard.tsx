import type { MageViewContext } from '@longtable/mage-knight'
import { elements, tokenText } from '@longtable/mage-knight/board'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { explanationOf } from '../icons/Explained.tsx'
import { Icon } from '../icons/Icon.tsx'
import { abilitiesIn, enemyFace, resistIcons, resistsIn } from '../tokens/faces.ts'
import { Token } from '../tokens/Token.tsx'
import { grouped, has, type Foe } from './foes.ts'
import type { Phase } from './phases.ts'
import { Trait } from './Trait.tsx'
import './FoeCard.css'

interface FoeCardProps {
  readonly ctx: Pick<MageViewContext, 'tables'>
  readonly foe: Foe
  readonly phase: Phase
  /** The name of the enemy it stands in for. */
  readonly standsFor: string | undefined
  /** What has just happened to it. */
  readonly news: string | undefined
}

/** One enemy of the fight: what it is, what it does now, and what it would take to stop or to defeat it. */
export const FoeCard = memo(function FoeCard({ ctx, foe, phase, standsFor, news }: FoeCardProps) {
  const i18n = useI18n()
  const name = i18n.format(tokenText(foe.token))
  const words = useFoeWords(ctx, foe)
  const { props } = useTarget(`post:${foe.post}`, words)
  const state = stateOf(foe, phase)
  return (
    <li className="mk-foe" data-state={state} data-news={news}>
      <div
        {...props}
        className="mk-foe-piece"
        aria-label={i18n.t('web.app.labelled', { name, about: words })}
      >
        <span className="mk-foe-token">
          <Token ctx={ctx} post={foe.post} token={foe.token} now={foe} size="100%" isPlain={false} />
          {state === undefined ? null : (
            <span className="mk-foe-state">{i18n.t(`web.mkFight.state.${state}`)}</span>
          )}
        </span>
        <span className="mk-foe-name">{name}</span>
      </div>
      <p className="mk-foe-kin">{kinOf()}</p>
      <Traits foe={foe} ctx={ctx} />
      <Needs foe={foe} phase={phase} />
    </li>
  )

  function kinOf(): string {
    if (standsFor !== undefined) return i18n.t('web.mkFight.kin.summoned', { enemy: standsFor })
    if (has(foe, 'rampaging')) return i18n.t('web.mkFight.kin.rampaging')
    if (has(foe, 'garrison')) return i18n.t('web.mkFight.kin.garrison')
    return i18n.t('web.mkFight.kin.other')
  }
})

/** All that its drawing says, in words. */
function useFoeWords(ctx: Pick<MageViewContext, 'tables'>, foe: Foe): string {
  const i18n = useI18n()
  const element = i18n.t(`web.mkFight.element.${elements[foe.element]}`)
  const parts = [
    i18n.t('web.mkFight.foe.armor', { n: foe.armor }),
    has(foe, 'summons') || foe.attack === 0
      ? ''
      : i18n.t('web.mkFight.foe.attack', { n: foe.attack, element }),
    ...abilitiesIn(foe.abilities).map((one) => explanationOf(i18n, one).name),
    ...resistsIn(foe.resists).map((one) => explanationOf(i18n, resistIcons[one]).name),
    i18n.t('web.mkFight.foe.fame', { n: ctx.tables.enemy.fame[foe.token] }),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

type FoeState = 'blocked' | 'aimed' | 'faced' | 'through' | 'summons' | 'idle' | 'dealt' | 'dealing'

function stateOf(foe: Foe, phase: Phase): FoeState | undefined {
  if (foe.isAimed) return 'aimed'
  if (phase === 'block' && foe.isFaced) return 'faced'
  if (phase === 'damage' && foe.isFaced) return 'dealing'
  if (has(foe, 'summons') && (phase === 'block' || phase === 'damage')) return 'summons'
  if (phase === 'ranged' || phase === 'join') return undefined
  if (has(foe, 'blocked')) return 'blocked'
  if (phase === 'attack') return undefined
  if (has(foe, 'assigned')) return 'dealt'
  if (!has(foe, 'attacks')) return 'idle'
  return has(foe, 'unstopped') ? 'through' : undefined
}

/** Its abilities and resistances, also those that something has taken from it. */
const Traits = memo(function Traits({ foe, ctx }: Pick<FoeCardProps, 'foe' | 'ctx'>) {
  const printed = enemyFace(ctx.tables, foe.token)
  const abilities = abilitiesIn(foe.abilities).filter((one) => one !== 'fortified')
  return (
    <div className="mk-foe-traits">
      {foe.fortified === 0 ? null : (
        <Trait of="fortified" icon="fortified" n={foe.fortified > 1 ? `×${foe.fortified}` : undefined} />
      )}
      {abilities.map((one) => (
        <Trait key={one} of={one} icon={one} />
      ))}
      {resistsIn(foe.resists).map((one) => (
        <Trait key={one} of={resistIcons[one]} icon={resistIcons[one]} tone="pale" />
      ))}
      {abilitiesIn(printed.abilities & ~foe.abilities).map((one) => (
        <Trait key={one} of={one} icon={one} tone="lost" />
      ))}
      {resistsIn(printed.resists & ~foe.resists).map((one) => (
        <Trait key={one} of={resistIcons[one]} icon={resistIcons[one]} tone="lost" />
      ))}
    </div>
  )
})

/** What it would take. */
function Needs({ foe, phase }: { foe: Foe; phase: Phase }) {
  const i18n = useI18n()
  if (phase === 'block' || phase === 'damage') {
    if (!foe.isAttacking || has(foe, 'assigned')) return null
    return (
      <div className="mk-foe-needs">
        {phase === 'block' && !has(foe, 'unstopped') ? (
          <NeedLine icon="block" label={i18n.t('web.mkFight.need.block')} needed={foe.blockNeeded} />
        ) : null}
        <p className="mk-foe-threat">
          <Icon name="damage" />{' '}
          {i18n.t('web.mkFight.need.damage', { damage: foe.damage, count: foe.wounds })}
        </p>
      </div>
    )
  }
  if (phase === 'ranged' && foe.fortified > 0) {
    const key = foe.fortified > 1 ? 'outOfReach' : 'siegeOnly'
    return (
      <div className="mk-foe-needs">
        {foe.fortified > 1 ? null : (
          <NeedLine icon="siege" label={i18n.t('web.mkFight.need.siege')} needed={foe.attackNeeded} />
        )}
        <p className="mk-foe-note">{i18n.t(`web.mkFight.need.${key}`)}</p>
      </div>
    )
  }
  return (
    <div className="mk-foe-needs">
      <NeedLine icon="attack" label={i18n.t('web.mkFight.need.attack')} needed={foe.attackNeeded} />
    </div>
  )
}

interface NeedLineProps {
  readonly icon: 'attack' | 'block' | 'siege'
  readonly label: string
  readonly needed: readonly number[]
}

function NeedLine({ icon, label, needed }: NeedLineProps) {
  const i18n = useI18n()
  const groups = grouped(needed)
  return (
    <p className="mk-foe-need">
      <Icon name={icon} /> <span className="mk-foe-need-label">{label}</span>
      {groups.map(({ n, elements: of }) => (
        <span key={n} className="mk-foe-need-group">
          <strong>{n}</strong>
          {groups.length === 1
            ? null
            : of.map((element) => (
                <span
                  key={element}
                  className={`mk-foe-element mk-foe-element-${element}`}
                  role="img"
                  aria-label={i18n.t(`web.mkFight.element.${elements[element]}`)}
                  title={i18n.t(`web.mkFight.element.${elements[element]}`)}
                >
                  <Icon name={elements[element]} />
                </span>
              ))}
        </span>
      ))}
    </p>
  )
}
