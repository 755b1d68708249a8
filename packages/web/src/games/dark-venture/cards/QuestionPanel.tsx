import { choiceKey, type MenuEntry } from '@longtable/kernel'
import { useMemo, useState } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useChoosing, useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { useAskedKeys } from './asked-keys.ts'
import {
  AskedAbilities,
  AskedCards,
  AskedFaces,
  AskedGoods,
  AskedOptions,
  AskedRows,
} from './AskedThings.tsx'
import { EffectText } from './EffectText.tsx'
import { isAnyShown, isAskedHere, isHigh, programOf, shownThings, type ShownThings } from './questions.ts'
import { Answer, Fold } from './IconSheet.tsx'
import './QuestionPanel.css'

/**
 * What is asked that has no place of its own on the table: a slip with the things that it is answered with. Where units
 * or spaces are asked for, it says above the map what for, with the answers in words.
 */
export function QuestionPanel(drawn: BoardPartProps) {
  const isAsked = useChoosing((choosing) => choosing.entries.length > 0)
  return isAsked && drawn.seat !== null && isAskedHere(drawn.step) ? <Slip {...drawn} /> : null
}

function Slip(drawn: BoardPartProps) {
  const i18n = useI18n()
  const now = useChoosingNow()
  const question = useChoosing((choosing) => choosing.question)
  const entries = useChoosing((choosing) => choosing.entries)
  const { venture, side, scene, step } = drawn
  const shown = useMemo(
    () => shownThings(now(), entries, { venture, side, scene, step }),
    [now, entries, venture, side, scene, step],
  )
  const [isFolded, setFolded] = useState(false)
  const box = useAskedKeys()
  const hasThings = isAnyShown(shown)
  // A passage asks on its own sheet.
  if (question === undefined || (scene === 'story' && !hasThings)) return null
  return (
    <section
      ref={box}
      className="dv-card-ask"
      data-ribbon={!hasThings || undefined}
      data-low={(!hasThings && isHigh(entries, venture)) || undefined}
      data-folded={isFolded || undefined}
      aria-label={i18n.format(question)}
    >
      <header className="dv-card-ask-head">
        <span className="dv-card-ask-icon">
          <Icon name={iconFor(drawn, shown)} size="1.2em" />
        </span>
        <h2 className="dv-card-ask-question">
          <EffectText text={question} />
        </h2>
        {hasThings ? <Fold isFolded={isFolded} fold={setFolded} /> : <Loose entries={shown.loose} />}
      </header>
      {hasThings ? (
        <div className="dv-card-ask-body" hidden={isFolded}>
          <Things shown={shown} drawn={drawn} />
          <Loose entries={shown.loose} />
        </div>
      ) : null}
    </section>
  )
}

function Things({ shown, drawn }: { shown: ShownThings; drawn: BoardPartProps }) {
  return (
    <>
      <AskedCards cards={shown.card} drawn={drawn} />
      <AskedOptions options={shown.option} drawn={drawn} />
      <AskedRows rows={shown.row} ctx={drawn.venture} side={drawn.side} />
      <AskedGoods goods={shown.goods} drawn={drawn} />
      <AskedFaces faces={shown.face} />
      <AskedAbilities abilities={shown.ability} ctx={drawn.venture} side={drawn.side} />
    </>
  )
}

/** More answers than these stand below the question. */
const FEW = 2

function Loose({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.length === 0 ? null : (
    <div className="leaf-answers" data-many={entries.length > FEW || undefined}>
      {entries.map((entry) => (
        <Answer key={choiceKey(entry.choice)} entry={entry} />
      ))}
    </div>
  )
}

/** What asks: a card, an item, an ability, a story. */
const SOURCES: Readonly<Record<string, IconName>> = {
  card: 'card',
  item: 'item',
  ability: 'power',
  summon: 'ancient',
  power: 'ancient',
  scenario: 'book',
  passage: 'book',
  search: 'search',
  beast: 'beast',
}

const STEPS: Readonly<Record<string, IconName>> = {
  'gather.kind': 'gather',
  'build.edge': 'build',
  'build.part': 'build',
  'card.keep': 'draw',
  'card.save': 'discard',
  'hero.unlock': 'unlock',
  'setup.place': 'goal',
  'forfeit.vote': 'forfeit',
  'goods.lose': 'bag',
  'pay.goods': 'bag',
  'token.lift': 'pass',
}

function iconFor(drawn: BoardPartProps, { ability }: ShownThings): IconName {
  if (ability.length > 0) return 'unlock'
  const [kind] = programOf(drawn)?.split('.') ?? []
  return (kind === undefined ? STEPS[drawn.step] : SOURCES[kind]) ?? 'activate'
}
