import { choiceKey, type MenuEntry } from '@longtable/kernel'
import type { MageViewContext } from '@longtable/mage-knight'
import { colours, Z } from '@longtable/mage-knight/board'
import { useMemo, useState } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Fold } from '../../../match-ui/targets/Sheet.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { point } from '../../../match-ui/targets/pointing.ts'
import { useChoosing, useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import { EffectText } from '../cards/EffectText.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { Icon } from '../icons/Icon.tsx'
import { Gem } from '../mana/Gem.tsx'
import { isAskedHere, shownThings, type ShownThings } from './questions.ts'
import { CardSpot, SkillSpot, UnitSpot } from './Spots.tsx'
import './IconSheet.css'
import './QuestionSheet.css'

/** The small questions of effects: a slip over the map with what they are answered with, unless that lies in sight. */
export function QuestionSheet({ view, mage, seat }: BoardPartProps) {
  return seat !== null && isAskedHere(view) ? <Slip mage={mage} seat={seat} /> : null
}

function Slip({ mage, seat }: { readonly mage: MageViewContext; readonly seat: number }) {
  const i18n = useI18n()
  const question = useChoosing((choosing) => choosing.question)
  const entries = useChoosing((choosing) => choosing.entries)
  const [isFolded, setFolded] = useState(false)
  const shown = useMemo(() => shownThings(entries, mage, seat), [entries, mage, seat])
  const hasPieces = [shown.cards, shown.units, shown.skills].some(({ length }) => length > 0)
  if (question === undefined || (!hasPieces && shown.answers.length === 0)) return null
  return (
    <section className="leaf mk-stages-asked" aria-label={i18n.format(question)}>
      <div className="mk-stages-asked-head">
        <h2 className="mk-stages-asked-question">{i18n.format(question)}</h2>
        {hasPieces ? <Fold isFolded={isFolded} fold={setFolded} /> : null}
      </div>
      <div className="mk-stages-asked-body" hidden={isFolded && hasPieces}>
        {hasPieces ? <Pieces shown={shown} mage={mage} seat={seat} /> : null}
        {shown.answers.length === 0 ? null : (
          <div className="leaf-answers">
            {shown.answers.map((entry) => (
              <AnswerSlip key={choiceKey(entry.choice)} entry={entry} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

/** So many cards are shown in full. */
const FEW = 4

interface PiecesProps {
  readonly shown: ShownThings
  readonly mage: MageViewContext
  readonly seat: number
}

function Pieces({ shown, mage, seat }: PiecesProps) {
  const i18n = useI18n()
  const { deeds } = mage.state
  const from = (card: number): string | undefined => {
    if (deeds[Z.discard + seat].includes(card)) return i18n.t('web.mkStages.asked.discard')
    return deeds[Z.deck + seat].includes(card) ? i18n.t('web.mkStages.asked.deck') : undefined
  }
  // A whole deck is laid out small.
  const size = shown.cards.length > FEW ? 'small' : 'full'
  return (
    <div className="mk-stages-row mk-stages-asked-pieces" data-size={size}>
      {shown.cards.map((card) => (
        <CardSpot key={`card ${card}`} card={card} mage={mage} size={size} note={from(card)} />
      ))}
      {shown.units.map((unit) => (
        <UnitSpot key={`unit ${unit}`} unit={unit} mage={mage} />
      ))}
      {shown.skills.map((skill) => (
        <SkillSpot key={`skill ${skill}`} skill={skill} mage={mage} />
      ))}
    </div>
  )
}

/** An answer in words, with a picture of what it is given with. */
function AnswerSlip({ entry }: { readonly entry: MenuEntry }) {
  const i18n = useI18n()
  const now = useChoosingNow()
  const { choice, at, text, gain, cost } = entry
  // The parts of an effect all have its name.
  const words = choice.do === 'option' && gain !== undefined ? <EffectText text={gain} /> : i18n.format(text)
  return (
    <button
      type="button"
      className="leaf-answer"
      data-choice={choice.do}
      onClick={() => now().choose(choice)}
      onPointerEnter={() => point(at)}
      onPointerLeave={() => point(undefined)}
    >
      <Picture entry={entry} />
      <span>{words}</span>
      {gain === undefined || choice.do === 'option' ? null : (
        <span className="leaf-answer-gain">{i18n.format(gain)}</span>
      )}
      {cost === undefined ? null : <span className="leaf-answer-cost">{i18n.format(cost)}</span>}
    </button>
  )
}

const GOLD = colours.indexOf('gold')
const BLACK = colours.indexOf('black')

function Picture({ entry: { choice, at } }: { readonly entry: MenuEntry }) {
  if (at?.startsWith('seat:') === true) return <SeatMark seat={Number(at.slice(5))} size={22} />
  if (choice.do !== 'pay') return null
  const colour = Number(choice['colour'])
  switch (choice['with']) {
    case 'token':
      return <Gem colour={colour} as="token" size="1.7em" />
    case 'goldToken':
      return <Gem colour={GOLD} as="token" size="1.7em" />
    case 'crystal':
      return <Gem colour={colour} as="crystal" size="1.7em" />
    case 'die':
    case 'stolenDie':
    case 'opening':
      return <Gem colour={colour} as="die" size="1.7em" />
    case 'goldDie':
      return <Gem colour={GOLD} as="die" size="1.7em" />
    case 'blackDie':
      return <Gem colour={BLACK} as="die" size="1.7em" />
    default:
      return <Icon name={choice['with'] === 'endless' ? 'mana' : 'skill'} size="1.4em" />
  }
}
