import { choiceKey, text, type MenuEntry } from '@longtable/kernel'
import type { MageViewContext } from '@longtable/mage-knight'
import { rewardKinds, U, Z, type RewardKind } from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Answers } from '../../../match-ui/targets/Sheet.tsx'
import { useChoosing, useChoosingNow, useTarget } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { stepOf } from '../view/view-facts.ts'
import { Gem } from '../mana/Gem.tsx'
import { Rolled } from './Rolled.tsx'
import { IconSheet } from './IconSheet.tsx'
import { CardSpot, UnitSpot } from './Spots.tsx'
import { frameOf, numberIn, seatAsked } from './whose.ts'
import { Why } from './Why.tsx'
import './Rewards.css'

type Kind = 'pick' | 'spell' | 'action' | 'artifact' | 'colour' | 'unit' | 'glade'

const ICONS: Readonly<Record<Kind, IconName>> = {
  pick: 'plunder',
  spell: 'spell',
  action: 'action',
  artifact: 'artifact',
  colour: 'crystal',
  unit: 'unit',
  glade: 'glade',
}

/** What was won, and what of it is to be chosen. */
export function Rewards({ view, mage, seat, nameOf, happened, at }: BoardPartProps) {
  const i18n = useI18n()
  const step = stepOf(view)
  const winner = seatAsked(view, 'reward', 'end.reward', 'end.glade') ?? mage.state.active
  const kind = kindOf(step, numberIn(frameOf(view, 'reward.card'), 'spell') === 1)
  const isMine = winner === seat
  const title = i18n.t(`web.mkStages.reward.${kind}`)
  return (
    <IconSheet
      key={`${winner} ${kind}`}
      kind="rewards"
      icon={ICONS[kind]}
      title={isMine ? title : i18n.t('web.mkStages.reward.of', { player: nameOf(winner), what: title })}
      lead={i18n.t(`web.mkStages.reward.${kind}Lead`)}
      isFolded={!isMine}
      foot={isMine && kind !== 'pick' ? <Answers /> : undefined}
    >
      <Rolled happened={happened} at={at} seat={winner} />
      <Picks kind={kind} mage={mage} winner={winner} />
    </IconSheet>
  )
}

function kindOf(step: string, isSpell: boolean): Kind {
  switch (step) {
    case 'reward.card':
      return isSpell ? 'spell' : 'action'
    case 'reward.artifact':
      return 'artifact'
    case 'reward.colour':
      return 'colour'
    case 'reward.unit':
      return 'unit'
    case 'end.glade':
      return 'glade'
    default:
      return 'pick'
  }
}

interface PicksProps {
  readonly kind: Kind
  readonly mage: MageViewContext
  readonly winner: number
}

function Picks({ kind, mage, winner }: PicksProps) {
  const { deeds, units } = mage.state
  switch (kind) {
    case 'pick':
      return <Won rewards={mage.state.players[winner].rewards} />
    case 'spell':
      return <Cards cards={deeds[Z.spellOffer].toReversed()} mage={mage} />
    case 'action':
      return <Cards cards={deeds[Z.actionOffer].toReversed()} mage={mage} />
    case 'artifact':
      return <Found mage={mage} />
    case 'colour':
      return <Colours />
    case 'unit':
      return (
        <div className="mk-stages-row">
          {units[U.offer].map((unit) => (
            <UnitSpot key={unit} unit={unit} mage={mage} />
          ))}
        </div>
      )
    case 'glade':
      return <Glade mage={mage} winner={winner} />
  }
}

function Cards({ cards, mage }: { readonly cards: readonly number[]; readonly mage: MageViewContext }) {
  return (
    <div className="mk-stages-row">
      {cards.map((card) => (
        <CardSpot key={card} card={card} mage={mage} />
      ))}
    </div>
  )
}

/** The artifacts that were drawn; nobody else sees them. */
function Found({ mage }: { readonly mage: MageViewContext }) {
  const i18n = useI18n()
  const found = mage.state.deeds[Z.found].filter((card) => card >= 0)
  return found.length === 0 ? (
    <p className="mk-stages-note">{i18n.t('web.mkStages.reward.hidden')}</p>
  ) : (
    <Cards cards={found} mage={mage} />
  )
}

/** Where the Wounds are that the glade could take. */
function Glade({ mage, winner }: { readonly mage: MageViewContext; readonly winner: number }) {
  const i18n = useI18n()
  const entries = useChoosing((choosing) => choosing.entries)
  const inHand = mage.state.deeds[Z.hand + winner]
  const cards = entries.flatMap(({ choice }) => (typeof choice['card'] === 'number' ? [choice['card']] : []))
  return (
    <div className="mk-stages-row">
      {cards.map((card) => (
        <CardSpot
          key={card}
          card={card}
          mage={mage}
          note={i18n.t(`web.mkStages.reward.${inHand.includes(card) ? 'fromHand' : 'fromDiscard'}`)}
        />
      ))}
    </div>
  )
}

const REWARD_ICONS: Readonly<Record<RewardKind, IconName>> = {
  artifact: 'artifact',
  boughtArtifact: 'artifact',
  spell: 'spell',
  action: 'action',
  unit: 'unit',
  dice: 'dice',
  crystals: 'crystal',
  dungeon: 'dungeon',
}

/** All that is still due, each to be taken when one likes. */
function Won({ rewards }: { readonly rewards: readonly number[] }) {
  const i18n = useI18n()
  const loose = useChoosing((choosing) => choosing.loose)
  const due = rewardKinds.filter((_, kind) => rewards[kind] > 0)
  return (
    <ul className="mk-stages-won">
      {due.map((kind) => {
        const entry = loose.find(({ choice }) => choice['reward'] === kind)
        const n = rewards[rewardKinds.indexOf(kind)]
        return (
          <li key={kind}>
            {entry === undefined ? (
              <div className="mk-stages-prize">
                <Icon name={REWARD_ICONS[kind]} size="2.4rem" />
                <span>{i18n.format(text(`events.reward.${kind}`, { count: n }))}</span>
              </div>
            ) : (
              <Prize entry={entry} icon={REWARD_ICONS[kind]} />
            )}
          </li>
        )
      })}
      {loose
        .filter(({ choice }) => choice.do === 'level')
        .map((entry) => (
          <li key={choiceKey(entry.choice)}>
            <Prize entry={entry} icon="level" />
          </li>
        ))}
    </ul>
  )
}

function Prize({ entry, icon }: { readonly entry: MenuEntry; readonly icon: IconName }) {
  const i18n = useI18n()
  const now = useChoosingNow()
  return (
    <button
      type="button"
      className="mk-stages-prize"
      data-lit
      data-choice={entry.choice.do}
      onClick={() => now().choose(entry.choice)}
    >
      <Icon name={icon} size="2.4rem" />
      <span>{i18n.format(entry.text)}</span>
    </button>
  )
}

const BASIC = [0, 1, 2, 3]

function Colours() {
  return (
    <div className="mk-stages-row">
      {BASIC.map((colour) => (
        <ColourSpot key={colour} colour={colour} as="crystal" />
      ))}
    </div>
  )
}

interface ColourProps {
  readonly colour: number
  readonly as: 'crystal' | 'token' | 'die'
}

/** A colour by itself. */
function ColourSpot({ colour, as }: ColourProps) {
  const i18n = useI18n()
  const place = `colour:${colour}`
  const { props } = useTarget(place)
  return (
    <div className="mk-stages-spot">
      <div className="mk-stages-colour" {...props}>
        <Gem colour={colour} as={as} size="3.4rem" />
        <span>{i18n.t(`web.mkStages.colour.${colour}`)}</span>
      </div>
      <Why place={place} />
    </div>
  )
}
