import { sideOfSeat } from '@longtable/dark-venture/board'
import { useMemo } from 'react'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { ui } from '../../../../games/dark-venture/ui.ts'
import { viewContextOf, sceneOf, stepOf } from '../../../../games/dark-venture/view/view-facts.ts'
import { MapView } from '../../../../games/dark-venture/map/MapView.tsx'
import { DragLayer } from '../../../../match-ui/targets/drag.tsx'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import { use as doing } from '../../../../../../dark-venture/test/support/goods.ts'
import { scene, type Scene, type SceneSpec } from '../../../../../../dark-venture/test/support/scene.ts'
import type { Section } from '../../section.ts'
import { arrangedScene, ArrangedTable } from '../../ArrangedTable.tsx'
import { entryOf } from '../../../../util/entry-of.ts'

const asked = new URLSearchParams(location.search)

const UNDERGROUND = { map: 'underground' }
const FLOORS = { floors: true }

const walking: SceneSpec = {
  dice: '1 2 d s 1 2',
  sides: {
    varpen: { units: { a: 'varpen-raider F12', b: 'varpen-whelp F12', c: 'varpen-brute H9' } },
    dhargon: { units: { x: 'dhargon-hunter H12', y: 'dhargon-warden E9' } },
  },
  tokens: { E11: ['itemDraw'], D10: ['actionDraw'], G9: ['egg', 'fungus'] },
}

const crowd: SceneSpec = {
  dice: '1 1 2 d s s',
  sides: {
    varpen: {
      units: Object.fromEntries(
        ['J16', 'K16', 'L16', 'M16', 'L16', 'L16', 'L16', 'M15'].map((at, n) => [
          `v${n}`,
          `varpen-${n % 3 === 0 ? 'raider' : 'whelp'} ${at}`,
        ]),
      ),
    },
    dhargon: { units: { x: 'dhargon-hunter L13', y: 'dhargon-warden L13', z: 'dhargon-hatchling L13' } },
    bohmerk: {
      units: { m: 'bohmerk-mote P9', n: 'bohmerk-mote P9', o: 'bohmerk-mote P9', p: 'bohmerk-mote P10' },
    },
  },
}

/** A Varpen that builds. */
function builder(): Scene {
  const a = { is: 'varpen-whelp', at: 'E9', goods: { wood: 2, ore: 2 } } as const
  const t = scene({
    dice: '1 1 1',
    sides: { varpen: { units: { a } }, dhargon: { units: { x: 'dhargon-hunter H9' } } },
    built: { 'E9:E': 'wall' },
  })
  return t.choose(doing(t, 'buildFence', 'a'))
}

/** Positions by name; `?at=walk` shows one. */
const POSITIONS: Readonly<Record<string, () => Scene>> = {
  walk: () => scene(walking),
  floors: () =>
    scene({
      options: FLOORS,
      dice: '1 2 d s 1 2',
      sides: {
        varpen: { units: { a: 'varpen-raider 2B6', b: 'varpen-whelp B6' } },
        dhargon: { units: { x: 'dhargon-hunter 3B12', y: 'dhargon-warden 2G6' } },
      },
    }),
  underground: () =>
    scene({
      options: UNDERGROUND,
      dice: '1 2 d s',
      sides: {
        varpen: { units: { a: 'varpen-raider F15', b: 'varpen-whelp E16' } },
        dhargon: { units: { x: 'dhargon-hunter B6', y: 'dhargon-warden C9' } },
      },
    }),
  built: () =>
    scene({
      dice: '1 2 d s 1',
      sides: {
        varpen: {
          units: {
            a: 'varpen-raider F9',
            b: { is: 'varpen-whelp', at: 'H9', part: 0 },
            c: { is: 'varpen-whelp', at: 'H9', part: 1 },
          },
        },
        dhargon: { units: { x: { is: 'dhargon-hunter', at: 'J9', part: 1 } } },
      },
      built: {
        'F9:E': 'fence',
        'F9:S': 'wall',
        'G8:E': 'wall',
        'H9:down': 'wall',
        'J9:up': 'fence',
        'G10:N': 'fence',
        'K9:E': 'wall',
        'K10:E': 'wall',
      },
    }),
  bridge: () =>
    scene({
      dice: '1 2 d s 1',
      sides: {
        varpen: { units: { a: 'varpen-raider F13', b: 'varpen-whelp ^G13', c: 'varpen-whelp H14' } },
        dhargon: { units: { x: 'dhargon-hunter ^H15', y: 'dhargon-hunter H15' } },
      },
    }),
  sight: () =>
    scene({
      dice: '1 2 d s 1',
      sides: {
        dhargon: { units: { x: 'dhargon-hunter H9', y: 'dhargon-warden H10' } },
        varpen: { units: { a: 'varpen-raider J9', b: 'varpen-whelp H7', c: 'varpen-whelp F9' } },
      },
      built: { 'I9:E': 'wall' },
    }),
  build: builder,
  part: () => builder().take('edge E9:down'),
  tokens: () =>
    scene({
      sides: { varpen: { units: { a: 'varpen-raider F9' } }, dhargon: { units: { x: 'dhargon-hunter H9' } } },
      tokens: {
        F9: ['egg', 'fungus'],
        G9: ['actionDraw'],
        H9: ['itemDraw'],
        I9: ['largePortal', 'smallPortal'],
        J9: ['riftCrystal', 'banner', 'fallenStar'],
        K9: ['vaultHeart', 'event:3', 'search'],
      },
    }),
  crowd: () => scene(crowd),
  gate: () =>
    scene({
      options: { mode: 'adventure' },
      sides: { varpen: { units: { a: 'varpen-raider D6' } }, dhargon: { units: { x: 'dhargon-hunter F6' } } },
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
      <DragLayer />
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
        const venture = viewContextOf(props.ctx)
        return (
          <div
            className="dv-board"
            data-map={venture.tables.map.id}
            style={{ width: asked.get('w') ?? '100%', height: Number(asked.get('h') ?? 844) }}
          >
            <MapView
              {...props}
              venture={venture}
              shown={venture}
              nameOf={(seat) => props.names[seat] ?? ''}
              scene={sceneOf(props.view, venture)}
              step={stepOf(props.view)}
              side={sideOfSeat(venture.state, 0, props.view.stack.at(-1))}
              timeline={undefined}
            />
          </div>
        )
      }}
    />
  )
}

export const section: Section = { title: 'Map of Dark Venture', Show }
