import { itemAt } from '@longtable/kernel'
import { useMemo } from 'react'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { ui } from '../../../../games/dark-venture/ui.ts'
import { Fight } from '../../../../games/dark-venture/fight/Fight.tsx'
import { Odds } from '../../../../games/dark-venture/fight/Odds.tsx'
import { FightPlay } from '../../../../games/dark-venture/fight/Play.tsx'
import { MapView } from '../../../../games/dark-venture/map/MapView.tsx'
import { DragLayer } from '../../../../match-ui/targets/drag.tsx'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import { newFight, openFight } from '../../../../../../dark-venture/src/state/mutations/fight.ts'
import { squareOf } from '../../../../../../dark-venture/src/state/queries/pieces.ts'
import { addMod } from '../../../../../../dark-venture/src/state/mutations/modifiers.ts'
import { MOD, UNTIL } from '../../../../../../dark-venture/src/state/mods.ts'
import { scene, type Scene, type SceneSpec } from '../../../../../../dark-venture/test/support/scene.ts'
import { drawnOf } from './dv-part-props.ts'
import type { Section } from '../../section.ts'
import { arrangedScene, ArrangedTable } from '../../ArrangedTable.tsx'
import { entryOf } from '../../../../util/entry-of.ts'

const asked = new URLSearchParams(location.search)

const pair: SceneSpec = {
  dice: '1 1 2 d s s',
  sides: {
    varpen: {
      units: {
        a: { is: 'varpen-raider', at: 'F12', wears: ['rustedCleaver'] },
        b: { is: 'varpen-whelp', at: 'F12', wears: ['hornedHelm'] },
        h: 'varpen-warhorn F12',
      },
    },
    dhargon: {
      units: {
        x: { is: 'dhargon-warden', at: 'F12', load: { fungus: 1 } },
        y: 'dhargon-hunter F12',
        e: { is: 'dhargon-hatchling', at: 'C3', load: { egg: 1 } },
      },
      hand: ['shieldWall', 'vanish', 'fleetFoot'],
    },
  },
}

const ranged: SceneSpec = {
  dice: '1 1 2',
  sides: {
    dhargon: { units: { x: 'dhargon-hunter H9' }, hand: ['mirrorFate'] },
    varpen: { units: { a: 'varpen-raider J9' }, hand: ['shieldWall'] },
  },
}

const hero: SceneSpec = {
  dice: '1 1 2 d',
  sides: {
    'hero:larvok': { units: { a: 'larvok F12' }, hand: ['flank', 'fleetFoot'] },
    orpal: { units: { x: 'orpal-colossus F12', y: 'orpal-shade F12' } },
  },
}

const eggs: SceneSpec = {
  dice: '1 1 2 d',
  sides: {
    varpen: {
      units: {
        a: { is: 'varpen-raider', at: 'F12', load: { egg: 1 } },
        b: { is: 'varpen-brute', at: 'A1', load: { egg: 2 } },
      },
      hand: ['mirrorFate'],
    },
    orpal: { units: { x: 'orpal-reaver F12' } },
  },
}

const feast: SceneSpec = {
  dice: '1 1 2 d',
  sides: {
    bohmerk: {
      units: { a: 'bohmerk-glob F12', b: 'bohmerk-mote F12', c: 'bohmerk-mote F12' },
      hand: ['dragOff'],
    },
    varpen: { auto: true, units: { x: 'varpen-whelp F12', y: 'varpen-whelp F12' } },
  },
}

const dying: SceneSpec = {
  dice: '1 1 2 d',
  sides: {
    varpen: { units: { a: 'varpen-warlord F12', b: 'varpen-brute F12' } },
    alderkang: { units: { x: 'suuk F12' }, hand: ['mendingSalve', 'fleetFoot'] },
  },
}

const struck: SceneSpec = {
  dice: '1 1 2 d',
  sides: {
    varpen: { units: { a: 'varpen-whelp F12' } },
    orpal: { units: { x: 'orpal-bonewalker F12' } },
  },
}

/** Seeds are tried until the dice fall so that a step asks. */
function until(spec: SceneSpec, step: string, ...choices: readonly string[]): Scene {
  for (let n = 0; n < 400; n++) {
    const laid = scene({ ...spec, seed: `fight ${n}` })
    for (const choice of choices) if (laid.step !== step && laid.offers(choice)) laid.take(choice)
    if (laid.step === step) return laid
  }
  throw new Error(`nobody was asked by ${step}`)
}

/** A combat that an effect begins. */
function begun(spec: SceneSpec, attackers: readonly string[], defenders: readonly string[]): Scene {
  const laid = scene(spec)
  return laid.act((s, ctx) => {
    const who = attackers.map((name) => laid.piece(name))
    const whom = defenders.map((name) => laid.piece(name))
    const square = squareOf(s, ctx.tables, itemAt(whom, 0))
    openFight(
      s,
      newFight(itemAt(s.side, itemAt(who, 0)), itemAt(s.side, itemAt(whom, 0)), who, whom, square),
      ctx,
    )
  })
}

/** Positions by name and who looks at it; `?at=pay` shows one. */
const POSITIONS: Readonly<Record<string, readonly [seat: number, () => Scene]>> = {
  /** On the map, before there is a combat; with `whole`. */
  partner: [0, () => scene(pair).take('attack a')],
  target: [0, () => scene(pair).take('attack a', 'partner b')],
  pay: [0, () => scene(pair).take('attack a', 'partner b', 'target x')],
  defend: [1, () => scene(pair).take('attack a', 'partner b', 'target x', 'spend 1')],
  waiting: [0, () => scene(pair).take('attack a', 'partner b', 'target x', 'spend 1')],
  adjust: [1, () => scene(pair).take('attack a', 'partner b', 'target x', 'spend 1', 'with y', 'ready')],
  eggs: [0, () => scene(eggs).take('attack a', 'spend 1')],
  hero: [0, () => scene(hero).take('attack a', 'target x', 'spend 1', 'ready')],
  ranged: [0, () => scene(ranged).take('attack x', 'spend 1')],
  spoils: [0, () => until(feast, 'fight.spoils', 'attack a', 'partner b', 'target x', 'spend 1', 'stand')],
  killed: [
    1,
    () => until(dying, 'fight.killed', 'attack a', 'partner b', 'spend 1', 'ready', 'stand', 'kill'),
  ],
  counter: [1, () => until(struck, 'fight.counter', 'attack a', 'spend 1')],
  /** To be played: a click on a die. */
  duel: [0, () => scene({ ...struck, seed: asked.get('seed') ?? 'duel' }).take('attack a')],
  hazard: [
    0,
    () => {
      const laid = scene(eggs)
      return laid.act((s, ctx) => {
        const piece = laid.piece('a')
        const square = squareOf(s, ctx.tables, piece)
        openFight(s, newFight(-1, itemAt(s.side, piece), [], [piece], square, { strength: 3 }), ctx)
      })
    },
  ],
  chain: [
    1,
    () => {
      const laid = scene(pair).take('attack a', 'partner b', 'target x', 'spend 1')
      return laid.act((s, ctx) => {
        const [by, on] = [laid.piece('y'), laid.piece('h')]
        openFight(
          s,
          newFight(itemAt(s.side, by), itemAt(s.side, on), [by], [on], squareOf(s, ctx.tables, on)),
          ctx,
        )
      })
    },
  ],
  sure: [
    1,
    () =>
      scene(pair)
        .act((s) => addMod(s, MOD.winAttack, 1, 0, -1, UNTIL.attack, -1))
        .take('attack a', 'target x'),
  ],
  crowd: [
    1,
    () => {
      const laid = begun(
        {
          ...pair,
          sides: {
            varpen: { units: { a: 'varpen-brute F12', b: 'varpen-brute F12' } },
            dhargon: { units: { x: 'dhargon-mauler F12', y: 'dhargon-mauler F12' }, hand: ['shieldWall'] },
          },
          also: (s) => {
            addMod(s, MOD.attackDice, 6, 0, -1, UNTIL.attack, -1)
            addMod(s, MOD.attackScore, 4, 0, -1, UNTIL.attack, -1)
          },
        },
        ['a', 'b'],
        ['x', 'y'],
      )
      return laid.take('ready')
    },
  ],
}

function Show() {
  const at = asked.get('at')
  return (
    <I18nProvider game={ui.game}>
      <SeatPatterns />
      {at === null ? (
        <p>
          <Odds perMille={624} counter={91} /> <Odds perMille={40} /> <Odds perMille={1000} />
        </p>
      ) : null}
      {(at === null ? Object.keys(POSITIONS) : [at]).map((name) => (
        <Table key={name} name={name} />
      ))}
      <DragLayer />
    </I18nProvider>
  )
}

function Table({ name }: { name: string }) {
  const [seat, make] = entryOf(POSITIONS, name)
  const laid = useMemo(() => make(), [make])
  const isWhole = asked.has('whole')
  return (
    <ArrangedTable
      ui={ui}
      laid={useMemo(() => arrangedScene(laid), [laid])}
      seat={seat}
      happened={laid.events.slice(-6)}
      draw={(props) => (
        <div style={{ width: Number(asked.get('w') ?? 851), height: Number(asked.get('h') ?? 679) }}>
          {isWhole ? (
            <ui.Board {...props} />
          ) : (
            <div className="dv-board" data-map={laid.tables.map.id} data-scene="fight">
              <Parts {...props} />
            </div>
          )}
        </div>
      )}
    />
  )
}

function Parts(props: Parameters<typeof drawnOf>[0]) {
  const drawn = drawnOf(props)
  return (
    <div className="dv-middle" style={{ height: '100%' }}>
      <MapView {...drawn} />
      {drawn.scene === 'fight' ? <Fight {...drawn} /> : null}
      <FightPlay {...drawn} />
    </div>
  )
}

export const section: Section = { title: 'Combat of Dark Venture', Show }
