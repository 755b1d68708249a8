import { canDo, contextOf } from '../../effects/interpreter.ts'
import { MOD } from '../../state/mods.ts'
import { setFlag } from '../../state/mutations/pieces.ts'
import { TOKEN } from '../../state/names.ts'
import { NOBODY, type NodeNo, type PieceNo, type WayNo } from '../../state/numbers.ts'
import { across } from '../../state/queries/built.ts'
import { hasEnterRule } from '../../state/queries/entering.ts'
import type { MarchLocals } from '../../state/queries/march.ts'
import { marksOn } from '../../state/queries/marks.ts'
import { hasMod } from '../../state/queries/modifiers.ts'
import { isPlayers, partOf } from '../../state/queries/pieces.ts'
import { isDiagonalWay, nodeAfter, partAfter } from '../../state/queries/way.ts'
import type { State } from '../../state/schema.ts'
import type { MatchTables } from '../../state/tables/match-tables.ts'
import {
  costFrom,
  isOnRoad,
  isWayFrom,
  linkFrom,
  paymentsOf,
  type Stand,
  standOf,
  waysFrom,
} from '../../steps/march-ways.ts'

/** One step that a unit could make, were it paid. */
export interface Edge {
  /** -1: stairs or a ladder. */
  readonly way: WayNo
  readonly to: NodeNo
  readonly part: number
  readonly cost: number
  readonly isDiagonal: boolean
  readonly isRoad: boolean
  /** What coming there does. */
  readonly arrival: Arrival
}

/** What coming to a space does to a march: nothing, the points of its dice are lost, it must stop to see what happens. */
export type Arrival = 0 | 1 | 2
export const LOSES = 1
export const ENDS = 2

/** Free points enough for any step: whether there are as many is looked at as one goes. */
const PLENTY = 99

/** The map as one march finds it. */
export class Ground {
  /** A state of its own, in which the unit stands here and there. */
  readonly s: State
  readonly tables: MatchTables
  readonly march: MarchLocals
  /** Where it is; of no matter which part where nothing splits a space. */
  readonly start: { readonly node: NodeNo; readonly part: number }
  private readonly edges: (readonly Edge[] | undefined)[] = []
  private readonly meetings: (Arrival | undefined)[] = []

  constructor(seen: State, tables: MatchTables, march: MarchLocals) {
    this.s = { ...seen, at: seen.at.slice(), flags: seen.flags.slice() }
    this.tables = tables
    this.march = march
    const node = seen.at[march.piece]
    const isSplit = across(seen.built, tables.ways.square[node]) > 0
    this.start = { node, part: isSplit ? partOf(seen, march.piece) : 0 }
  }

  get piece(): PieceNo {
    return this.march.piece
  }

  /** Puts the unit somewhere. */
  stand(node: NodeNo, part: number): State {
    this.s.at[this.piece] = node
    setFlag(this.s, this.piece, 'part', part === 1)
    return this.s
  }

  edgesFrom(node: NodeNo, part: number): readonly Edge[] {
    return (this.edges[node * 2 + part] ??= this.findEdges(node, part))
  }

  private findEdges(node: NodeNo, part: number): Edge[] {
    const { tables, march } = this
    const s = this.stand(node, part)
    const at = standOf(s, tables, march.piece, march.ignores)
    const found = waysFrom(at, false)
      .filter((way) => isWayFrom(s, at, way))
      .flatMap((way) => this.edge(at, way) ?? [])
    const link = linkFrom(tables, at)
    if (link >= 0 && march.free === 0 && !hasMod(s, tables, march.piece, MOD.noStairs)) {
      const arrival = this.arrivalAt(link)
      found.push({ way: NOBODY, to: link, part: 0, cost: 1, isDiagonal: false, isRoad: false, arrival })
    }
    return found
  }

  private edge(at: Stand, way: WayNo): Edge | undefined {
    const { tables, march } = this
    const s = this.stand(at.node, at.part)
    const cost = costFrom(s, tables, at, way)
    if (cost < 0) return undefined
    if (march.free > 0 && paymentsOf(s, tables, { ...march, free: PLENTY }, at, way).length === 0)
      return undefined
    const to = nodeAfter(at.ways, at.node, way)
    const isElsewhere = at.ways.square[to] !== at.ways.square[at.node]
    return {
      way,
      to,
      part: partAfter(s, at.ways, at.node, at.part, way),
      cost,
      isDiagonal: isDiagonalWay(way),
      isRoad: isOnRoad(at, way),
      arrival: isElsewhere ? this.arrivalAt(to) : 0,
    }
  }

  private arrivalAt(node: NodeNo): Arrival {
    return (this.meetings[node] ??= this.meet(node))
  }

  private meet(node: NodeNo): Arrival {
    const { s, tables, march } = this
    const square = tables.ways.square[node]
    if (this.isUnknown(node)) return ENDS
    if (marksOn(s, square, TOKEN.actionDraw) === 0) return 0
    return march.free > 0 || tables.options.redTokenStops === 'unit' ? ENDS : LOSES
  }

  /** Does something happen there that leads to who knows what: a card is drawn, the story goes on? */
  isUnknown(node: NodeNo): boolean {
    const { s, tables, march } = this
    const isDrawn = isPlayers(s, march.side) && marksOn(s, tables.ways.square[node], TOKEN.itemDraw) > 0
    return isDrawn || this.isStory(node)
  }

  /** Does the scenario have something to say of the unit's coming there? */
  isStory(node: NodeNo): boolean {
    const { tables, march } = this
    if (tables.scenario === undefined || !hasEnterRule(tables)) return false
    const part = partOf(this.s, march.piece)
    const before = this.s.at[march.piece]
    const s = this.stand(node, part)
    const context = contextOf(march.side, NOBODY, march.piece)
    const { id, rules } = tables.scenario
    const isIt = rules.some(
      (rule) => rule.when === 'enter' && canDo(s, tables, `scenario.${id}.${rule.id}`, context),
    )
    this.stand(before, part)
    return isIt
  }
}
