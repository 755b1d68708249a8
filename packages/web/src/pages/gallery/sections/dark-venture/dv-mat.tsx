import { useMemo } from 'react'
import {
  scene,
  type Scene,
  type SceneSpec,
  type SideScene,
} from '../../../../../../dark-venture/test/support/scene.ts'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { Tray } from '../../../../games/dark-venture/dice/Tray.tsx'
import { ui } from '../../../../games/dark-venture/ui.ts'
import { Abilities } from '../../../../games/dark-venture/mat/Abilities.tsx'
import { MySide } from '../../../../games/dark-venture/mat/MySide.tsx'
import { SidePatterns } from '../../../../games/dark-venture/units/SideMark.tsx'
import { DragLayer } from '../../../../match-ui/targets/drag.tsx'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import { drawnOf } from './dv-part-props.ts'
import type { Section } from '../../section.ts'
import { arrangedScene, ArrangedTable } from '../../ArrangedTable.tsx'
import { entryOf } from '../../../../util/entry-of.ts'
import '../../../../games/dark-venture/Board.css'

const asked = new URLSearchParams(location.search)

const foe: SideScene = { units: { x: 'varpen-raider F11', y: 'varpen-whelp M2' } }
const other: SideScene = { units: { v: 'dhargon-hunter F11', w: 'dhargon-hatchling M2' } }

function against(dice: string, sides: NonNullable<SceneSpec['sides']>, more: SceneSpec = {}): Scene {
  return scene({ dice, sides, ...more })
}

/** Five cards, for which a hero may unlock an ability. */
const HAND = ['flank', 'fleetFoot', 'shieldWall', 'ruthlessCharge', 'sabotage'] as const

/** Sides by name; `?at=orpal` shows one. */
const POSITIONS: Readonly<Record<string, () => Scene>> = {
  fresh: () =>
    against('1 1 2 d s s', {
      varpen: { units: { a: 'varpen-whelp J16', b: 'varpen-whelp K16', c: 'varpen-raider L16' } },
      dhargon: other,
    }),
  varpen: () =>
    against('1 2 d s s s', {
      varpen: {
        units: {
          a: { is: 'varpen-whelp', at: 'F12', goods: { ore: 1, wood: 2 } },
          b: { is: 'varpen-raider', at: 'F12', goods: { gold: 1 } },
          c: { is: 'varpen-warlord', at: 'H8', load: { banner: 1 } },
          d: 'varpen-brute C4',
        },
        points: 7,
        favour: [3, 2, 2],
        memory: '1 s',
      },
      dhargon: other,
    }),
  ready: () =>
    against('1 2 d s s s', {
      varpen: { units: { a: 'varpen-whelp F12' }, points: 9, favour: [3, 3, 2] },
      dhargon: other,
    }),
  here: () =>
    against(
      '1 2 d s s s',
      {
        varpen: { units: { a: 'varpen-whelp F12', m: 'mantus-marturus F12' }, points: 9, favour: [3, 3, 2] },
        dhargon: other,
      },
      { also: (s) => void (s.shield[0] = 2) },
    ),
  dhargon: () =>
    against('1 d s s', {
      dhargon: {
        units: { a: 'dhargon-elder F12', b: 'dhargon-hatchling F12' },
        points: 4,
        favour: [1, 0, 2],
      },
      varpen: foe,
    }),
  bohmerk: () =>
    against('1 d s s', {
      bohmerk: { units: { a: 'bohmerk-mote F12', b: 'bohmerk-mote F12', c: 'bohmerk-bulk F12' }, points: 2 },
      varpen: foe,
    }),
  orpal: () =>
    against('1 1 s s', {
      orpal: {
        units: { a: 'orpal-shade A16', b: { is: 'orpal-reaver', at: 'B16', load: { riftCrystal: 1 } } },
        bag: ['orpal-bonewalker', 'orpal-bonewalker', 'orpal-shade', 'orpal-gravecaller', 'orpal-colossus'],
        points: 5,
      },
      varpen: foe,
    }),
  alderkang: () =>
    against(
      '1 1 s s',
      { alderkang: { units: { a: 'suuk B5', d: 'delok B6' }, points: 3 }, varpen: foe },
      { also: (s) => void (s.extracted = 0b101) },
    ),
  larvok: () =>
    against('1 2 s s', {
      'hero:larvok': { units: { a: 'larvok F12' }, points: 5, unlocked: ['cleave', 'ironHide'] },
      varpen: foe,
    }),
  ysra: () =>
    against('1 2 s s', {
      'hero:ysra': { units: { a: 'ysra F12' }, points: 1, unlocked: ['thornShot'], hand: HAND },
      varpen: foe,
    }),
  theirs: () => against('1 2 s s', { varpen: foe, dhargon: other }, { turn: 'dhargon' }),
}

function Show() {
  const at = asked.get('at')
  return (
    <I18nProvider game={ui.game}>
      <SeatPatterns />
      <SidePatterns />
      <div className="dv-board" style={{ containerType: 'normal', height: 'auto', overflow: 'visible' }}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          {(at === null ? Object.keys(POSITIONS) : [at]).map((name) => (
            <Laid key={name} name={name} />
          ))}
        </div>
      </div>
      <DragLayer />
    </I18nProvider>
  )
}

function Laid({ name }: { name: string }) {
  const laid = useMemo(() => arrangedScene(entryOf(POSITIONS, name)()), [name])
  return (
    <ArrangedTable
      ui={ui}
      laid={laid}
      seat={0}
      draw={(props) => {
        const drawn = { ...drawnOf(props), seat: 0 }
        return (
          <figure style={{ display: 'flex', gap: 12, margin: 0, alignItems: 'start' }}>
            <div style={{ width: 232 }}>
              <MySide {...drawn} />
            </div>
            <div className="dv-mine" style={{ width: 770, gridTemplateColumns: '492px 260px' }}>
              <Abilities {...drawn} />
              <Tray {...drawn} />
            </div>
          </figure>
        )
      }}
    />
  )
}

export const section: Section = { title: 'Sides of Dark Venture', Show }
