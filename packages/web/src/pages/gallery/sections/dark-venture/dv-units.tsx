import {
  ANCIENT,
  resourceIds,
  SIDES,
  sideOfSeat,
  tokenOf,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { useMemo, type ReactNode } from 'react'
import { scene, type Scene } from '../../../../../../dark-venture/test/support/scene.ts'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { ui } from '../../../../games/dark-venture/ui.ts'
import { viewContextOf, stepOf } from '../../../../games/dark-venture/view/view-facts.ts'
import { sheetOf, squareBox, U } from '../../../../games/dark-venture/grid/geometry.ts'
import { Marks } from '../../../../games/dark-venture/units/Marks.tsx'
import { Pieces } from '../../../../games/dark-venture/units/Pieces.tsx'
import { SideMark, SidePatterns } from '../../../../games/dark-venture/units/SideMark.tsx'
import { RowToken, Token, type TokenState } from '../../../../games/dark-venture/units/Token.tsx'
import { Crate, Good, ItemTab, TokenMark } from '../../../../games/dark-venture/units/TokenChip.tsx'
import { UnitPage } from '../../../../games/dark-venture/units/UnitPage.tsx'
import { DragLayer } from '../../../../match-ui/targets/drag.tsx'
import type { Section } from '../../section.ts'
import { arrangedScene, ArrangedTable } from '../../ArrangedTable.tsx'

const asked = new URLSearchParams(location.search)

/** Alone, in twos, up to twelve together, with what they carry and hold. */
function stacks(): Scene {
  const many = (count: number, at: string, row: string): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${at}${row}${n}`, `${row} ${at}`]))
  return scene({
    dice: '1 1 2 d s s',
    tokens: {
      B3: ['actionDraw'],
      C3: ['itemDraw', 'egg'],
      D3: ['largePortal', 'smallPortal', 'riftCrystal', 'banner', 'fungus'],
      B2: ['itemDraw'],
      C2: ['actionDraw'],
      E2: ['egg'],
      E3: ['fallenStar', 'vaultHeart'],
    },
    dropped: { F3: ['boneShield'] },
    built: { 'G5:down': 'wall', 'H5:up': 'fence' },
    sides: {
      varpen: {
        units: {
          a: 'varpen-whelp B2',
          b: 'varpen-raider C2',
          b2: 'varpen-brute C2',
          c: 'varpen-warhorn D2',
          c2: 'varpen-warlord D2',
          c3: 'varpen-whelp D2',
          d: 'varpen-whelp E2',
          d2: 'varpen-raider E2',
          ...many(3, 'F2', 'varpen-whelp'),
          ...many(4, 'G2', 'varpen-whelp'),
          cap: { is: 'varpen-brute', at: 'B5', goods: { ore: 2, gold: 1, wood: 3 } },
          cap2: { is: 'varpen-raider', at: 'C5', restrained: true },
          cap3: {
            is: 'varpen-raider',
            at: 'D5',
            goods: { meat: 1, water: 2 },
            wears: ['rustedCleaver', 'scrapPlate'],
          },
          anc: { is: 'mantus-marturus', at: 'E5' },
          s1: { is: 'varpen-raider', at: 'G5', part: 0 },
          s2: { is: 'varpen-raider', at: 'H5', part: 1 },
          u1: 'varpen-brute ^G13',
        },
      },
      bohmerk: {
        units: {
          e: 'bohmerk-glob E2',
          e2: 'bohmerk-mass E2',
          ...many(2, 'F2', 'bohmerk-mote'),
          ...many(4, 'G2', 'bohmerk-mote'),
          ...many(4, 'H2', 'bohmerk-glob'),
          ...many(3, 'H2', 'bohmerk-mass'),
          pris: { is: 'bohmerk-bulk', captor: 'cap' },
          pris2: { is: 'bohmerk-mote', captor: 'cap3' },
          f1: { is: 'bohmerk-mass', at: 'F5' },
          s3: { is: 'bohmerk-mote', at: 'G5', part: 1 },
          s4: { is: 'bohmerk-mote', at: 'G5', part: 1 },
          u2: 'bohmerk-devourer G13',
        },
      },
      orpal: {
        units: {
          o1: 'orpal-shade H2',
          o2: 'orpal-reaver H2',
          o3: 'orpal-colossus H2',
          o4: 'orpal-gravecaller H2',
          o5: 'orpal-bonewalker H2',
          f2: { is: 'karderut', at: 'F5' },
          f3: 'orpal-reaver F5',
          b3: 'orpal-bonewalker C3',
        },
      },
    },
  })
}

/** Asked which of those who stand close together strikes too. */
function partner(): Scene {
  return stacks().take('attack F2varpen-whelp0')
}

function isAsked(part: string): boolean {
  return (asked.get('at') ?? part) === part
}

function Show() {
  return (
    <I18nProvider game={ui.game}>
      <SidePatterns />
      {isAsked('all') ? <Gathering /> : null}
      {isAsked('pages') ? <PagesShown /> : null}
      {isAsked('stacks') ? <Standing position={stacks} /> : null}
      {isAsked('partner') ? <Standing position={partner} /> : null}
      <DragLayer />
    </I18nProvider>
  )
}

/** Units read large. */
function PagesShown() {
  const played = useMemo(() => stacks(), [])
  const ctx = useMemo(() => played.engine.viewContext(played.engine.view(played.position, 0)), [played])
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {['cap', 'cap2', 'cap3', 'pris', 'anc', 'o1', 'u2'].map((name) => (
        <div key={name} style={{ width: 380, padding: 16, background: 'var(--paper)', borderRadius: 6 }}>
          <UnitPage ctx={ctx} piece={played.piece(name)} />
        </div>
      ))}
    </div>
  )
}

/** The northern rows of the map without its ground: pieces and what lies there. */
function Standing({ position }: { position: () => Scene }) {
  const laid = useMemo(() => arrangedScene(position()), [position])
  const scale = Number(asked.get('px') ?? 39) / U
  return (
    <ArrangedTable
      ui={ui}
      laid={laid}
      seat={0}
      draw={({ ctx, view }) => {
        const shown = viewContextOf(ctx)
        const side = sideOfSeat(shown.state, 0, view.stack.at(-1))
        return (
          <Ground ctx={shown} scale={scale}>
            <Marks ctx={shown} side={side} />
            <Pieces drawn={{ shown, side, view, step: stepOf(view) }} isStage />
          </Ground>
        )
      }}
    />
  )
}

function Ground({ ctx, scale, children }: { ctx: VentureViewContext; scale: number; children: ReactNode }) {
  const { left, top, width, height } = sheetOf(ctx.tables)
  const detail = scale * U < 48 ? 'far' : scale * U < 80 ? 'mid' : 'near'
  return (
    <div className="dv-board" style={{ height: 'auto', containerType: 'normal' }}>
      <div
        className="dv-map"
        data-detail={detail}
        style={{
          position: 'relative',
          contain: 'none',
          width: width * scale,
          height: height * scale,
          background: 'var(--dv-ash)',
        }}
      >
        <svg viewBox={`${left} ${top} ${width} ${height}`} width={width * scale} height={height * scale}>
          {Array.from({ length: 256 }, (_, square) => (
            <rect key={square} {...squareBox(ctx.tables, square)} fill="none" stroke="var(--dv-grid)" />
          ))}
          {children}
        </svg>
      </div>
    </div>
  )
}

const STATES: readonly TokenState[] = ['grey', 'fallen', 'bound']

/** Every emblem, token and chip in several sizes. */
function Gathering() {
  const ctx = useMemo(() => {
    const { engine, position } = scene({ sides: { varpen: { units: { a: 'varpen-whelp F12' } } }, dice: '1' })
    return engine.viewContext(engine.view(position, 0))
  }, [])
  return (
    <div className="dv-board" style={{ height: 'auto', containerType: 'normal', overflow: 'visible' }}>
      <p style={{ display: 'flex', gap: 10 }}>
        {[40, 20].map((size) =>
          Array.from({ length: SIDES }, (_, side) => (
            <SideMark key={side} side={side} size={size} isAuto={side % 2 === 1} />
          )),
        )}
        {Array.from({ length: SIDES }, (_, side) => (
          <svg key={side} width={36} height={36}>
            <rect width={36} height={36} fill={`url(#dv-side-pattern-${side})`} />
          </svg>
        ))}
      </p>
      {[96, 52, 33].map((size) => (
        <div
          key={size}
          style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 6, background: 'var(--dv-ash)' }}
        >
          {ctx.tables.piecesOf.map((_, row) => (
            <RowToken key={row} tables={ctx.tables} row={row} size={size} />
          ))}
          {ctx.tables.rowOf.map((row, piece) =>
            row >= 0 ? null : (
              <Token key={piece} ctx={ctx} piece={piece} size={piece >= ANCIENT ? size * 1.15 : size} />
            ),
          )}
          {STATES.map((state) => (
            <Token key={state} ctx={ctx} piece={0} size={size} state={state} />
          ))}
          <RowToken tables={ctx.tables} row={0} side={4} size={size} />
        </div>
      ))}
      {[36, 22, 14].map((size) => (
        <p key={size} style={{ display: 'flex', gap: 8 }}>
          {tokenOf.map((id, token) => (
            <TokenMark key={id} token={token} count={(token % 3) + 1} size={size} />
          ))}
          {resourceIds.map((id, resource) => (
            <Good key={id} resource={resource} count={(resource % 3) + 1} size={size} />
          ))}
          <ItemTab size={size} />
          <Crate count={2} size={size} />
        </p>
      ))}
    </div>
  )
}

export const section: Section = { title: 'Units of Dark Venture', Show }
