import type { MageViewContext } from '@longtable/mage-knight'
import { heroText, isWound, levels, U, K, Z } from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { OwnPartProps } from '../parts/part-props.ts'
import { Icon } from '../icons/Icon.tsx'
import { stepOf } from '../view/view-facts.ts'
import { Purse } from '../mana/Purse.tsx'
import { HeroMark } from './HeroMark.tsx'
import { Piles } from './Piles.tsx'
import { SkillToken, skillIs } from './SkillToken.tsx'
import { Count, Numbers, Standing } from './Standing.tsx'
import { TacticToken } from './TacticToken.tsx'
import { unitIs, UnitPlaque } from './UnitPlaque.tsx'
import './Hero.css'

/** Where units take damage, they stand on the stage. */
const DAMAGED: readonly string[] = ['combat.assign', 'duel.assign']

/** The mat of whoever sits here: the hero, what it can do, what it has. */
export function MyHero({ mage, seat, view, awaited }: OwnPartProps) {
  const i18n = useI18n()
  const { hero, fame, reputation, level, crystals, tokens } = mage.state.players[seat]
  if (hero < 0) return null
  return (
    <section
      className={`mk-mat piece-${seat}`}
      aria-label={i18n.t('web.mkHero.title')}
      data-awaited={awaited.includes(seat) || undefined}
    >
      <div className="mk-mat-who">
        <div className="mk-mat-figure">
          <HeroMark hero={hero} seat={seat} size="100%" />
          <Wounds mage={mage} seat={seat} />
        </div>
        <div className="mk-mat-names">
          <h3 className="mk-mat-name">{i18n.format(heroText(hero))}</h3>
          <Numbers mage={mage} seat={seat} />
        </div>
        <Standing fame={fame} reputation={reputation} level={level} />
      </div>
      <div className="mk-mat-rest">
        <Purse crystals={crystals} tokens={tokens} />
        <Piles mage={mage} seat={seat} />
        <Band mage={mage} seat={seat} isTarget={!DAMAGED.includes(stepOf(view))} />
        <Skills mage={mage} seat={seat} />
      </div>
    </section>
  )
}

interface OfSeat {
  readonly mage: MageViewContext
  readonly seat: number
}

function Wounds({ mage, seat }: OfSeat) {
  const i18n = useI18n()
  const count = mage.state.deeds[Z.hand + seat].filter(isWound).length
  if (count === 0) return null
  const told = i18n.t('web.mkHero.count', { thing: i18n.t('web.mkHero.wounds'), count })
  return (
    <span className="mk-mat-wounds">
      <Count icon="wound" n={count} told={told} />
    </span>
  )
}

/** The units, each on its command token; tokens that are free show their flag. */
function Band({ mage, seat, isTarget }: OfSeat & { readonly isTarget: boolean }) {
  const i18n = useI18n()
  const { state } = mage
  const band = state.units[U.band + seat]
  const { command } = levels[state.players[seat].level - 1]
  const onTokens = band.filter((unit) => unit !== state.loyal).length
  const free = Math.max(0, command - onTokens)
  return (
    <div className="mk-band" role="group" aria-label={i18n.t('web.mkHero.units')}>
      {band.map((unit) => (
        <UnitPlaque key={unit} {...unitIs(mage, unit)} isTarget={isTarget} />
      ))}
      {Array.from({ length: free }, (_, n) => (
        <span
          key={n}
          className="mk-band-free"
          role="img"
          aria-label={i18n.t('web.mkHero.freeSlot')}
          title={i18n.t('web.mkHero.freeSlot')}
        >
          <Icon name="command" />
        </span>
      ))}
    </div>
  )
}

/** The tactic and the skills: what can be used besides cards and units. */
function Skills({ mage: { state }, seat }: OfSeat) {
  const i18n = useI18n()
  const { tactic, tacticUsed } = state.players[seat]
  const own = state.skills[K.own + seat].filter((skill) => !isInCentre(state.centre, skill))
  return (
    <div className="mk-skills" role="group" aria-label={i18n.t('web.mkHero.skills')}>
      {tactic < 0 ? null : <TacticToken tactic={tactic} isUsed={tacticUsed} />}
      {own.map((skill) => (
        <SkillToken key={skill} skill={skill} state={skillIs(state.skillState[skill])} />
      ))}
    </div>
  )
}

/** Those are triples: the skill, its owner, its colour. */
function isInCentre(centre: readonly number[], skill: number): boolean {
  return centre.some((n, i) => i % 3 === 0 && n === skill)
}
