import { useMemo, useState } from 'react'
import { rollFrame } from '../../../../../../dark-venture/src/state/frames.ts'
import { payMoves } from '../../../../../../dark-venture/src/state/mutations/pay-moves.ts'
import { scene, type Scene, type SideScene } from '../../../../../../dark-venture/test/support/scene.ts'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { ActionDie } from '../../../../games/dark-venture/dice/ActionDie.tsx'
import { CheckNews } from '../../../../games/dark-venture/dice/CheckNews.tsx'
import { CombatDie } from '../../../../games/dark-venture/dice/CombatDie.tsx'
import { DiceWords, Price } from '../../../../games/dark-venture/dice/Dice.tsx'
import { ANY_MOVE } from '../../../../games/dark-venture/dice/signs.tsx'
import { Tray } from '../../../../games/dark-venture/dice/Tray.tsx'
import { ui } from '../../../../games/dark-venture/ui.ts'
import { DragLayer } from '../../../../match-ui/targets/drag.tsx'
import { drawnOf } from './dv-part-props.ts'
import type { Section } from '../../section.ts'
import { arrangedScene, ArrangedTable } from '../../ArrangedTable.tsx'
import { entryOf } from '../../../../util/entry-of.ts'
import '../../../../games/dark-venture/Board.css'

const asked = new URLSearchParams(location.search)
const SIZES = [20, 32, 40, 64]

const own = (memory = ''): SideScene => ({
  units: { a: 'varpen-whelp F12', b: 'varpen-brute F12' },
  memory,
  points: 3,
})
const foe: SideScene = { units: { x: 'dhargon-hunter F11' } }

const turn = (dice: string, memory = ''): Scene =>
  scene({ dice, sides: { varpen: own(memory), dhargon: foe } })

/** Trays by name; `?at=pay` shows one. */
const POSITIONS: Readonly<Record<string, () => Scene>> = {
  six: () => turn('1 1 2 d s s'),
  alike: () => turn('1 1 1 1 1 1'),
  four: () => turn('1 2 d s', '1'),
  spent: () => turn('s', '2 2'),
  none: () => turn('', '1 d s'),
  many: () => turn('1 1 2 2 d d s s s', '1 2 d s s s'),
  pay: () =>
    scene({
      dice: '1 2 d s',
      sides: { varpen: own('d'), dhargon: foe },
      begin: (s, ctx) => payMoves(s, 0, 1, ctx),
    }),
  payTwo: () =>
    scene({
      dice: '1 1 2 d s s',
      sides: { varpen: own(), dhargon: foe },
      begin: (s, ctx) => payMoves(s, 0, 2, ctx),
    }),
  keep: () => turn('2 d s s', '1 s').take('end'),
  tooMany: () => turn('2 d', '1 1 s s s').take('end'),
  again: () =>
    scene({
      dice: '1 s',
      seed: 'again',
      sides: {
        'hero:ysra': { units: { a: 'ysra F12' }, hand: ['flank', 'fleetFoot'], unlocked: ['thornShot'] },
        dhargon: foe,
      },
      begin: (s, ctx) =>
        ctx.push(rollFrame, { side: s.turn, piece: -1, dice: 2, atLeast: 7, faces: 0, shown: [] }),
    }),
  gather: () =>
    scene({
      dice: '1 1 1 s',
      sides: { varpen: { units: { a: 'varpen-whelp A1' } }, dhargon: foe },
    }).take('ability 0 a'),
  theirs: () => scene({ turn: 'dhargon', dice: '1 2 d s', sides: { varpen: own('1 s'), dhargon: foe } }),
}

function Show() {
  const at = asked.get('at')
  return (
    <I18nProvider game={ui.game}>
      <div className="dv-board" style={{ containerType: 'normal', height: 'auto', overflow: 'visible' }}>
        {at === null ? <Pieces /> : null}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          {(at === null ? Object.keys(POSITIONS) : [at]).map((name) => (
            <figure key={name} style={{ width: 272, margin: 0 }}>
              <figcaption>{name}</figcaption>
              <Laid name={name} />
            </figure>
          ))}
        </div>
      </div>
      <DragLayer />
    </I18nProvider>
  )
}

/** Where something is rolled. */
const NEWS: readonly string[] = ['again', 'gather']

function Pieces() {
  const [roll, setRoll] = useState(0)
  const row = { display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center', padding: 6 } as const
  return (
    <>
      <button type="button" onClick={() => setRoll(roll + 1)}>
        roll
      </button>
      {SIZES.map((size) => (
        <div key={size} style={row}>
          {[0, 1, 2, 3, ANY_MOVE].map((face) => (
            <ActionDie key={face} face={face} size={size} roll={roll} />
          ))}
          {[0, 1, 2, 3].map((face) => (
            <ActionDie key={face} face={face} size={size} state="bank" />
          ))}
          {[0, 1, 2, 3].map((face) => (
            <ActionDie key={face} face={face} size={size} state="spent" />
          ))}
          {(['attack', 'defence', 'check'] as const).map((kind) =>
            [0, 1, 2, 3, 4, 5, 6].map((value) => (
              <CombatDie
                key={`${kind} ${value}`}
                kind={kind}
                value={value}
                size={size}
                roll={roll}
                isSix={value === 6}
              />
            )),
          )}
        </div>
      ))}
      <p style={row}>
        <DiceWords spent={[1, 0, 2, 0]} /> <DiceWords spent={[4, 1, 0, 1]} />
        <Price cost={{ move: 1 }} /> · <Price cost={{ skull: 2 }} /> ·{' '}
        <Price cost={{ move: 1, goods: { wood: 1 } }} /> · <Price cost={{ move: 2, goods: { ore: 1 } }} /> ·{' '}
        <Price cost={{ cards: 1 }} /> · <Price cost={{ cardsOrSkull: 6 }} /> ·{' '}
        <Price cost={{ move: 1, skullPerStrength: true }} /> ·{' '}
        <Price cost={{ skull: 1, carried: 'riftCrystal' }} /> · <Price cost={{ anyGoods: 2 }} /> ·{' '}
        <Price cost={{}} />
      </p>
    </>
  )
}

function Laid({ name }: { name: string }) {
  const { laid, happened } = useMemo(() => {
    const made = entryOf(POSITIONS, name)()
    return { laid: arrangedScene(made), happened: made.events }
  }, [name])
  return (
    <ArrangedTable
      ui={ui}
      laid={laid}
      seat={0}
      happened={happened}
      draw={(props) => (
        <div style={{ position: 'relative', display: 'grid', gridTemplateRows: '10.2rem' }}>
          <Tray {...drawnOf(props)} seat={0} />
          <div style={{ position: 'relative', minHeight: NEWS.includes(name) ? 190 : 0 }}>
            <CheckNews {...drawnOf(props)} />
          </div>
        </div>
      )}
    />
  )
}

export const section: Section = { title: 'Dice of Dark Venture', Show }
