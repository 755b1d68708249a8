import { useMemo } from 'react'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { ui } from '../../../../games/mage-knight/ui.ts'
import { viewContextOf, sceneOf } from '../../../../games/mage-knight/view/view-facts.ts'
import { MapView } from '../../../../games/mage-knight/map/MapView.tsx'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import { scene, type Scene, type SceneSpec } from '../../../../../../mage-knight/test/support/scene.ts'
import type { Section } from '../../section.ts'
import { arrangedScene, ArrangedTable } from '../../ArrangedTable.tsx'
import { entryOf } from '../../../../util/entry-of.ts'

const asked = new URLSearchParams(location.search)
const night = asked.has('night')

/** All tiles of Full Conquest for four. */
const full: SceneSpec = {
  seats: 4,
  night,
  round: night ? 6 : 5,
  tiles: {
    '0,1': '1',
    '1,0': '2',
    '1,-1': '3',
    '0,2': '4',
    '1,1': '5',
    '2,0': '6',
    '2,-1': '7',
    '2,-2': '8',
    '1,2': '9',
    '2,1': '10',
    '3,-1': '11',
    '3,-2': 'c1',
    '3,0': 'c5',
    '2,2': 'c2',
    '3,1': 'c6',
    '4,-1': 'c3',
    '4,-2': 'c7',
    '4,0': 'c4',
    '3,2': 'c8',
  },
  tokens: {
    '1.NW': 'prowlers',
    '2.NW': 'ironclads',
    '3.NE': { token: 'golems', down: true },
    '5.E': 'wolfRiders',
    '4.C': { token: 'monks', down: true },
    '4.W': 'diggers',
    '7.NE': 'orcSummoners',
    '8.C': 'cursedHags',
    '8.NE': { token: 'greyWhite', down: night },
    '9.E': { token: 'guardsmen', down: true },
    '9.SW': 'iceGolems',
    '10.SE': { token: 'greenBrown', down: night },
    '11.SE': 'wolfRiders',
    'c2.NE': { token: 'altarRed', down: night },
    'c2.SE': 'swampDragon',
    'c3.E': { token: 'iceMages', down: true },
    'c4.C': 'fireDragon',
    'c5.C': [
      { token: 'guardsmen', down: true },
      { token: 'minotaur', down: true },
      { token: 'gunners', down: true },
    ],
    'c7.C': ['crossbowmen', 'swordsmen', { token: 'freezers', down: true }],
    'c7.SE': 'iceDragon',
    'c8.SE': 'highDragon',
  },
  cities: [
    { at: 'c5.C', level: 4 },
    { at: 'c6.C', level: 5, shields: [0, 2, 1], conquered: true, leader: 2 },
    { at: 'c7.C', level: 4 },
    { at: 'c8.C', level: 8, shields: [3], conquered: true, leader: 3 },
  ],
  marks: { '10.SW': 1, '7.W': 0, '6.W': 3, '7.SE': 0, 'c1.NE': 3, 'c7.NW': 1, '11.C': 2, 'c4.E': 0 },
  players: [
    { hero: 'tovak', at: '5.W', hand: ['rage', 'march', 'swiftness'], move: 9 },
    { hero: 'goldyx', at: 'c6.C', hand: ['rage'] },
    { hero: 'norowas', at: 'c6.C', hand: ['rage'] },
    { hero: 'arythea', at: '10.W', hand: ['rage'] },
  ],
}

/** Positions by name; `?at=walk` shows one, `night` at Night. */
const POSITIONS: Readonly<Record<string, () => Scene>> = {
  full: () => scene(full),
  walk: () =>
    scene({
      night,
      tokens: { '1.NW': 'prowlers', '2.NW': { token: 'diggers' } },
      players: [
        { hero: 'goldyx', at: '1.SW', hand: ['rage', 'march'], move: 7 },
        { hero: 'arythea', at: 'A.C' },
      ],
      country: ['3', '4', '5'],
    }),
  edge: () =>
    scene({
      night,
      tokens: { '1.NW': 'prowlers', '2.NW': { token: 'diggers' } },
      players: [
        { hero: 'goldyx', at: asked.get('from') ?? '1.W', hand: ['rage', 'march'], move: 5 },
        { hero: 'arythea', at: 'A.C' },
      ],
      country: ['3', '4', '5'],
    }),
  secret: () =>
    scene({
      night,
      scenario: 'dungeonLords',
      tiles: { '1,0': '7', '0,1': '5', '1,1': '9' },
      extra: { '7.SW': 1, '5.SW': 2 },
      marks: { '7.SW': 0 },
      players: [{ hero: 'goldyx', at: '7.SE', hand: ['rage'], move: 4 }, { at: '5.NW' }],
    }),
}

function Show() {
  const at = asked.get('at')
  return (
    <I18nProvider game={ui.game}>
      <SeatPatterns />
      {(at === null ? Object.keys(POSITIONS) : [at]).map((name) => (
        <Map key={name} name={name} />
      ))}
    </I18nProvider>
  )
}

function Map({ name }: { name: string }) {
  const laid = useMemo(() => arrangedScene(entryOf(POSITIONS, name)()), [name])
  return (
    <ArrangedTable
      ui={ui}
      laid={laid}
      seat={0}
      draw={(props) => {
        const mage = viewContextOf(props.ctx)
        return (
          <div
            className="mk-board"
            data-night={mage.state.night || undefined}
            style={{ width: asked.get('w') ?? '100%', height: Number(asked.get('h') ?? 844) }}
          >
            <MapView
              {...props}
              mage={mage}
              nameOf={(seat) => props.names[seat] ?? ''}
              scene={sceneOf(props.view)}
            />
          </div>
        )
      }}
    />
  )
}

export const section: Section = { title: 'Map of Mage Knight', Show }
