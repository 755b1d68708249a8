import { useMemo } from 'react'
import { cardRows } from '../../../../../../dark-venture/src/state/card-pool.ts'
import { FACTION } from '../../../../../../dark-venture/src/state/names.ts'
import { drawCards } from '../../../../../../dark-venture/src/state/mutations/cards.ts'
import {
  forfeitVoteFrame,
  goodsLoseFrame,
  heroUnlockFrame,
} from '../../../../../../dark-venture/src/state/frames.ts'
import { contextOf, runProgram } from '../../../../../../dark-venture/src/effects/interpreter.ts'
import { scene, type Scene, type SideScene } from '../../../../../../dark-venture/test/support/scene.ts'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { Card, CardBack } from '../../../../games/dark-venture/cards/Card.tsx'
import { Reading } from '../../../../games/dark-venture/cards/Reading.tsx'
import { ui } from '../../../../games/dark-venture/ui.ts'
import { Hand } from '../../../../games/dark-venture/hand/Hand.tsx'
import { DragLayer } from '../../../../match-ui/targets/drag.tsx'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import { drawnOf } from './dv-part-props.ts'
import type { Section } from '../../section.ts'
import { arrangedScene, ArrangedTable } from '../../ArrangedTable.tsx'
import { entryOf } from '../../../../util/entry-of.ts'
import '../../../../games/dark-venture/Board.css'

const asked = new URLSearchParams(location.search)
const foe: SideScene = { units: { x: 'varpen-raider F11' } }

function handOf(hand: readonly string[], more: Partial<SideScene> = {}): Scene {
  const own: SideScene = { units: { a: 'dhargon-hunter F12', b: 'dhargon-elder F12' }, hand, ...more }
  return scene({ dice: '1 2 d s', sides: { dhargon: own, varpen: foe } })
}

/** Hands by name; `?hand=five` shows one alone, `?size=full|small` all cards. */
const HANDS: Readonly<Record<string, () => Scene>> = {
  none: () => handOf([]),
  one: () => handOf(['fleetFoot']),
  three: () => handOf(['shieldWall', 'boneShield', 'sabotage']),
  worn: () =>
    handOf(['shieldWall', 'thornSpear'], {
      units: {
        a: 'dhargon-hunter F12',
        b: { is: 'dhargon-elder', at: 'F12', wears: ['boneShield', 'spineLauncher'] },
      },
    }),
  five: () => handOf(['fleetFoot', 'fireFlask', 'boneShield', 'mirrorFate', 'flank']),
}

/** Questions by name, on the whole board; `?ask=option`. */
const ASKED: Readonly<Record<string, () => Scene>> = {
  turn: () => entryOf(HANDS, 'five')(),
  option: () =>
    scene({
      dice: '1 2 d s',
      built: { 'F12:E': 'fence', 'E11:S': 'wall' },
      sides: { dhargon: { units: { a: 'dhargon-hunter F12' }, hand: ['sabotage'] }, varpen: foe },
    }).take('play sabotage'),
  unit: () => handOf(['fleetFoot']).take('play fleetFoot'),
  goods: () =>
    scene({
      dice: '1 1 1 s',
      sides: { dhargon: { units: { a: 'dhargon-hatchling D1' } }, varpen: foe },
    }).take('ability 0 a'),
  keep: () =>
    scene({
      dice: '1 1 s',
      sides: { alderkang: { units: { a: 'suuk E6' } }, varpen: foe },
      begin: (_s, ctx) => drawCards(FACTION.alderkang, -1, 0, 1, ctx),
      actionDeck: ['broodCall'],
    }),
  save: () =>
    scene({
      dice: '1 1 s',
      sides: {
        dhargon: {
          units: { a: 'dhargon-hunter F12' },
          hand: ['fleetFoot', 'fireFlask', 'boneShield', 'mirrorFate', 'flank'],
        },
        varpen: foe,
      },
      begin: (_s, ctx) => drawCards(FACTION.dhargon, -1, 1, 1, ctx),
      itemDeck: ['thornSpear'],
    }),
  unlock: () =>
    scene({
      dice: '1 2 s s',
      sides: { 'hero:ysra': { units: { a: 'ysra F12' }, points: 5, unlocked: ['thornShot'] }, varpen: foe },
      begin: (s, ctx) => ctx.push(heroUnlockFrame, { side: s.turn }),
    }),
  vote: () =>
    scene({
      dice: '1 2 s s',
      turn: 'varpen',
      sides: { dhargon: { units: { a: 'dhargon-hunter F12' } }, varpen: foe },
      begin: (s, ctx) => ctx.push(forfeitVoteFrame, { side: s.turn, next: 0, keep: 0, remove: 0 }),
    }),
  steal: () =>
    scene({
      dice: '1 2 s s',
      sides: {
        dhargon: { units: { a: 'dhargon-hunter F12' }, hand: ['cursedCoin'] },
        varpen: { ...foe, hand: ['shieldWall', 'slingOfTeeth', 'sabotage'] },
      },
    }).take('play cursedCoin'),
  row: () =>
    scene({
      dice: '1 1 s s s',
      sides: { orpal: { units: { a: 'orpal-gravecaller A16' }, bag: ['orpal-shade'] }, varpen: foe },
      begin: (s, ctx) => runProgram('ability.orpal.entomb', contextOf(s.turn, -1, -1, -1), ctx),
    }),
  lose: () =>
    scene({
      dice: '1 1 s',
      sides: {
        dhargon: {
          units: {
            a: { is: 'dhargon-hunter', at: 'F12', goods: { ore: 1, wood: 2 } },
            b: { is: 'dhargon-elder', at: 'C3', goods: { meat: 1 } },
          },
        },
        varpen: foe,
      },
      begin: (s, ctx) => ctx.push(goodsLoseFrame, { side: s.turn, piece: -1, left: 1 }),
    }),
  happens: () =>
    scene({
      dice: '1 1 s',
      sides: { dhargon: { units: { a: 'dhargon-hunter F12', b: 'dhargon-elder C3' } }, varpen: foe },
      begin: (_s, ctx) => drawCards(FACTION.dhargon, -1, 0, 1, ctx),
      actionDeck: ['greatMigration'],
    }),
}

function Show() {
  const ask = asked.get('ask')
  if (ask !== null) return <Question name={ask} />
  return <Pieces />
}

function Question({ name }: { name: string }) {
  const [position, happened] = useMemo(() => {
    const made = entryOf(ASKED, name)()
    return [arrangedScene(made), made.events] as const
  }, [name])
  const size = { width: Number(asked.get('w') ?? 1083), height: Number(asked.get('h') ?? 847) }
  return (
    <I18nProvider game={ui.game}>
      <SeatPatterns />
      <div style={size}>
        <ArrangedTable ui={ui} laid={position} seat={0} happened={happened} />
      </div>
      <DragLayer />
    </I18nProvider>
  )
}

function Pieces() {
  const hand = asked.get('hand')
  const size = asked.get('size')
  return (
    <I18nProvider game={ui.game}>
      <div className="dv-board" style={{ containerType: 'normal', height: 'auto', overflow: 'visible' }}>
        {size === 'small' || size === null ? <All size="small" /> : null}
        {size === 'full' ? <All size="full" /> : null}
        {size === null
          ? (hand === null ? Object.keys(HANDS) : [hand]).map((name) => <Laid key={name} name={name} />)
          : null}
      </div>
      <DragLayer />
    </I18nProvider>
  )
}

/** Every card once. */
function All({ size }: { size: 'small' | 'full' }) {
  const { tables } = useMemo(() => entryOf(HANDS, 'none')(), [])
  const from = Number(asked.get('from') ?? 0)
  const to = Number(asked.get('to') ?? cardRows.length)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10, marginBlockEnd: 16 }}>
      {cardRows.map((row, card) =>
        card < from || card >= to || cardRows.indexOf(row) !== card ? null : (
          <Card key={card} tables={tables} card={card} size={size} side={1} />
        ),
      )}
      <CardBack deck="action" size={size} />
      <CardBack deck="item" size={size} />
      <CardBack size={size} />
    </div>
  )
}

function Laid({ name }: { name: string }) {
  const laid = useMemo(() => arrangedScene(entryOf(HANDS, name)()), [name])
  return (
    <ArrangedTable
      ui={ui}
      laid={laid}
      seat={0}
      draw={(props) => (
        <div style={{ width: 335, height: 173, marginBlock: 24, display: 'grid' }}>
          <Hand {...drawnOf(props)} seat={0} />
          <Reading {...drawnOf(props)} />
        </div>
      )}
    />
  )
}

export const section: Section = { title: 'Cards of Dark Venture', Show }
