import { itemAt, Engine, Match, seedFrom } from '@longtable/kernel'
import { mageKnight, type MageViewContext } from '@longtable/mage-knight'
import { face, K, kindOf, U, unitRow } from '@longtable/mage-knight/board'
import { useMemo, type ReactNode } from 'react'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { Card, type CardSize } from '../../../../games/mage-knight/cards/Card.tsx'
import { Reading } from '../../../../games/mage-knight/cards/Reading.tsx'
import { SkillCard } from '../../../../games/mage-knight/cards/SkillCard.tsx'
import { TacticCard } from '../../../../games/mage-knight/cards/TacticCard.tsx'
import { UnitCard } from '../../../../games/mage-knight/cards/UnitCard.tsx'
import { ui } from '../../../../games/mage-knight/ui.ts'
import { scene } from '../../../../../../mage-knight/test/support/scene.ts'
import type { Section } from '../../section.ts'

const asked = new URLSearchParams(location.search)
const SIZES: readonly CardSize[] = ['full', 'small']

/** One of each kind: `same` says when two are. */
function kinds(most: number, same: (n: number) => unknown): number[] {
  const seen = new Set<unknown>()
  return Array.from({ length: most }, (_, n) => n).filter((n) => {
    const kind = same(n)
    return !seen.has(kind) && seen.add(kind) !== undefined
  })
}

function ctx(): MageViewContext {
  const engine = new Engine(mageKnight, 2, { printing: asked.get('printing') ?? '2018' })
  return engine.viewContext(engine.view(new Match(engine, seedFrom('cards')).position, 0))
}

/** A band in all states. */
function band(): MageViewContext {
  const { engine, position } = scene({
    players: [
      {
        units: [
          { unit: 'utemGuardsmen', spent: true },
          { unit: 'fireMages', wounds: 2 },
          { unit: 'guardianGolems', spent: true, wounds: 1 },
          { unit: 'altemGuardians', banner: 'bannerOfProtection' },
          { unit: 'peasants', banner: 'bannerOfCourage', bannerDown: true },
        ],
        skills: ['doubleTime', { skill: 'iFeelNoPain', state: 1 }, { skill: 'resistanceBreak', state: 2 }],
        tactic: 'theRightMoment',
        tacticUsed: true,
      },
    ],
  })
  return engine.viewContext(engine.view(position, 0))
}

/** All cards of all classes (`what=basic|advanced|spell|artifact|wound|units|skills|tactics|states`, `size`, `printing=2011`). */
function Show() {
  const mage = useMemo(() => ctx(), [])
  const fighting = useMemo(() => band(), [])
  const { deeds, units } = mage.state
  const cards = kinds(Math.max(...deeds.flat(), ...Array.from({ length: 240 }, (_, n) => n)), kindOf)
  const rows: Readonly<Record<string, (size: CardSize) => ReactNode>> = {
    ...Object.fromEntries(
      ['basic', 'advanced', 'spell', 'artifact', 'wound'].map((is) => [
        is,
        (size: CardSize) =>
          cards
            .filter((card) => face(card)?.is === is)
            .map((card) => <Card key={card} card={card} mage={mage} size={size} />),
      ]),
    ),
    units: (size) =>
      kinds(units.flat().length, (unit) => unitRow(unit)).map((unit) => (
        <UnitCard key={unit} unit={unit} mage={mage} size={size} />
      )),
    skills: (size) =>
      mage.tables.edition.skills.map((row, skill) => (
        <SkillCard key={row.id} skill={skill} mage={mage} size={size} />
      )),
    states: (size) => (
      <>
        {fighting.state.units[U.band]?.map((unit) => (
          <UnitCard key={unit} unit={unit} mage={fighting} size={size} />
        ))}
        {fighting.state.skills[K.own]?.map((skill) => (
          <SkillCard key={skill} skill={skill} mage={fighting} size={size} />
        ))}
        <TacticCard tactic={itemAt(fighting.state.players, 0).tactic} mage={fighting} size={size} />
        <Card card={-1} mage={fighting} size={size} />
      </>
    ),
    tactics: (size) =>
      mage.tables.edition.tactics.map((row, tactic) => (
        <TacticCard key={row.id} tactic={tactic} mage={mage} size={size} />
      )),
  }
  return (
    <I18nProvider game={ui.game}>
      {Object.entries(rows)
        .filter(([what]) => (asked.get('what') ?? what) === what)
        .map(([what, draw]) =>
          SIZES.filter((size) => (asked.get('size') ?? size) === size).map((size) => (
            <div
              key={`${what} ${size}`}
              style={{ display: 'flex', flexWrap: 'wrap', gap: 10, marginBlock: 16 }}
            >
              {draw(size)}
            </div>
          )),
        )}
      <Reading mage={mage} />
    </I18nProvider>
  )
}

export const section: Section = { title: 'Cards of Mage Knight', Show }
