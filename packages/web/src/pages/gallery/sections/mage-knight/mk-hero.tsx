import { useMemo } from 'react'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { ui } from '../../../../games/mage-knight/ui.ts'
import { HeroMark } from '../../../../games/mage-knight/hero/HeroMark.tsx'
import { Gem } from '../../../../games/mage-knight/mana/Gem.tsx'
import { DragLayer } from '../../../../match-ui/targets/drag.tsx'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import { scene, type PlayerScene, type Scene } from '../../../../../../mage-knight/test/support/scene.ts'
import type { Section } from '../../section.ts'
import { arrangedScene, ArrangedTable } from '../../ArrangedTable.tsx'
import { entryOf } from '../../../../util/entry-of.ts'

const asked = new URLSearchParams(location.search)
const KINDS = ['die', 'token', 'crystal'] as const
const SIZES = [16, 24, 44, 88]

const rich: PlayerScene = {
  hero: 'tovak',
  at: '1.E',
  hand: ['rage', 'determination', 'swiftness', 'march', 'stamina', 'wound', 'wound'],
  discard: ['march', 'swiftness', 'concentration', 'wound'],
  fame: 66,
  reputation: 3,
  crystals: 'rrbggg',
  tokens: 'rbyk',
  tactic: 'planning',
  units: [
    'peasants',
    { unit: 'guardianGolems', spent: true },
    { unit: 'foresters', wounds: 1 },
    { unit: 'altemGuardians', banner: 'bannerOfGlory' },
  ],
  skills: [
    'doubleTime',
    { skill: 'iFeelNoPain', state: 1 },
    { skill: 'resistanceBreak', state: 2 },
    'whoNeedsMagic',
  ],
  move: 6,
  influence: 3,
  healing: 2,
}

const others: readonly PlayerScene[] = [
  {
    hero: 'norowas',
    at: '2.NW',
    fame: 9,
    reputation: -2,
    units: ['peasants'],
    tactic: 'earlyBird',
    crystals: 'gw',
  },
  {
    hero: 'arythea',
    fame: 31,
    reputation: 5,
    tactic: 'manaSteal',
    crystals: 'rrrbbbgggwww',
    tokens: 'rbgwyk',
  },
  { hero: 'goldyx', fame: 2, reputation: -7, tactic: 'greatStart', lastTurn: 2, tokenDown: true },
]

/** Positions by name; `?at=four` shows one. */
const POSITIONS: Readonly<Record<string, () => Scene>> = {
  four: () =>
    scene({ players: [rich, ...others], round: 3, source: 'rbgwyk', order: [1, 0, 3, 2], announced: 3 }),
  fourNight: () => scene({ players: [rich, ...others], round: 4, night: true, source: 'rbgwyk' }),
  solo: () =>
    scene({
      scenario: 'soloConquest',
      seats: 1,
      players: [rich],
      round: 2,
      night: true,
      dummy: { crystals: 'rrw', tactic: 'longNight' },
    }),
}

/** Stones and heroes in all colours and sizes, and tables with much on them. */
function Show() {
  const at = asked.get('at')
  return (
    <I18nProvider game={ui.game}>
      <SeatPatterns />
      {at === null ? <Pieces /> : <Table name={at} />}
      <DragLayer />
    </I18nProvider>
  )
}

function Pieces() {
  return (
    <>
      {KINDS.map((as) => (
        <div key={as} style={{ display: 'flex', gap: 16, alignItems: 'center', padding: 8 }}>
          {SIZES.map((size) =>
            [0, 1, 2, 3, 4, 5].map((colour) => (
              <Gem key={`${size} ${colour}`} colour={colour} as={as} size={size} />
            )),
          )}
        </div>
      ))}
      <div style={{ display: 'flex', gap: 16, alignItems: 'center', padding: 8, background: '#8ba861' }}>
        {[24, 40, 96].map((size) =>
          [0, 1, 2, 3].map((hero) => (
            <HeroMark key={`${size} ${hero}`} hero={hero} seat={hero} size={size} />
          )),
        )}
        <HeroMark hero={3} size={64} />
      </div>
    </>
  )
}

function Table({ name }: { name: string }) {
  const laid = useMemo(() => arrangedScene(entryOf(POSITIONS, name)()), [name])
  return (
    <div
      style={{
        position: 'fixed',
        inset: 0,
        width: asked.get('w') === null ? '100%' : Number(asked.get('w')),
        height: asked.get('h') === null ? '100%' : Number(asked.get('h')),
      }}
    >
      <ArrangedTable ui={ui} laid={laid} seat={Number(asked.get('seat') ?? 0)} />
    </div>
  )
}

export const section: Section = { title: 'Heroes of Mage Knight', Show }
