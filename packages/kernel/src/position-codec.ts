import {
  copyKnowledge,
  decodeKnown,
  encodeKnown,
  hashKnowledge,
  viewZones,
  type Knowledge,
  type Known,
} from './knowledge.ts'
import type { Game } from './game.ts'
import type { BranchView, FrameView, Position, View } from './position.ts'
import { Hasher } from './hash.ts'
import { isPool, type Pool, type Zones } from './pool.ts'
import { seedFrom, seedToHex, type RandomState } from './random.ts'
import {
  asArray,
  asObject,
  bool,
  damaged,
  int,
  ints,
  type AnyNode,
  type Fields,
  type ViewerScope,
  type Json,
  list,
  type Node,
  struct,
  type Struct,
} from './schema.ts'
import {
  branchesOf,
  type Frame,
  type GameTypes,
  type Lasting,
  numbers,
  type SimultaneousFrame,
  word,
} from './frames.ts'
import type { Step } from './step.ts'

const lastingNode: Node<Lasting[]> = list(struct({ effect: word(), data: numbers() }))

/** Copies, hashes, encodes and shows positions of one game, all from its one schema. */
export class PositionCodec<G extends GameTypes> {
  readonly pools: ReadonlyMap<Pool, string>
  private readonly stateNode: Node<G['state'], G['view']>
  private readonly fields: Fields
  private readonly keys: readonly string[]
  private readonly nodes: readonly AnyNode[]
  readonly steps: ReadonlyMap<string, Step<G>>
  /** The one looked up last: whoever runs up to a question looks at it, and so does whoever asks it then. */
  private last: Step<G> | undefined
  private readonly streams: number
  private readonly frames = new Map<string, Struct<Fields>>()

  constructor(game: Game<G>, steps: readonly Step<G>[]) {
    this.stateNode = game.state
    this.fields = (game.state as unknown as Struct<Fields>).fields
    this.streams = game.streams.length
    this.keys = Object.keys(this.fields)
    this.nodes = this.keys.map((key) => this.fields[key])
    const pools = new Map<Pool, string>()
    for (const key of this.keys) {
      const node: unknown = this.fields[key]
      if (!isPool(node)) continue
      if (node.key !== '' && node.key !== key) throw new Error(`one pool in two fields: ${node.key}, ${key}`)
      node.key = key
      pools.set(node, key)
    }
    this.pools = pools
    this.steps = new Map(steps.map((step) => [step.name, step]))
    if (this.steps.size !== steps.length) throw new Error('two steps have the same name')
    for (const step of steps) this.frames.set(step.name, struct({ ...step.locals.fields, step: word() }))
  }

  step(name: string): Step<G> {
    if (this.last?.name === name) return this.last
    const step = this.steps.get(name)
    if (step === undefined) damaged('stack', `a step of this game, not ${name}`)
    this.last = step
    return step as Step<G>
  }

  private frameNode(name: string): Struct<Fields> {
    return this.frames.get(name) ?? damaged('stack', `a step of this game, not ${name}`)
  }

  // Copy

  copy(position: Position<G>): Position<G> {
    const { random, knowledge } = position
    const copied: Record<string, Knowledge> | null = knowledge === null ? null : {}
    if (knowledge !== null && copied !== null)
      for (const key of Object.keys(knowledge)) copied[key] = copyKnowledge(knowledge[key])
    return this.assemble(position, copied, random)
  }

  /** A copy without knowledge, for playouts. */
  copyForPlayout(position: Position<G>): Position<G> {
    return this.assemble(position, null, position.random)
  }

  private assemble(
    position: Position<G>,
    knowledge: Position<G>['knowledge'],
    random: RandomState,
  ): Position<G> {
    return {
      state: this.copyState(position.state),
      stack: this.copyStack(position.stack),
      random: { seed: random.seed, epoch: random.epoch, counters: random.counters.slice() },
      knowledge,
    }
  }

  copyState(state: G['state']): G['state'] {
    return this.stateNode.copy(state)
  }

  private copyStack(stack: readonly Frame[]): Frame[] {
    const out: Frame[] = []
    for (let i = 0; i < stack.length; i++) out.push(this.copyFrame(stack[i]))
    return out
  }

  private copyFrame(frame: Frame): Frame {
    const out = this.frameNode(frame.step).copy(
      frame as unknown as Record<string, unknown>,
    ) as unknown as Frame
    if (frame.lasting !== undefined) out.lasting = lastingNode.copy(frame.lasting)
    const parts = branchesOf(frame)
    if (parts !== undefined) {
      ;(out as SimultaneousFrame).parts = parts.map((branch) => ({
        ready: branch.ready,
        stack: this.copyStack(branch.stack),
      }))
    }
    return out
  }

  // Hash

  hash(position: Position<G>): string {
    const into = new Hasher()
    this.hashState(position.state, into)
    this.hashStack(position.stack, into)
    into.addInts(position.random.counters)
    into.add(position.random.epoch)
    if (position.knowledge !== null)
      for (const key of Object.keys(position.knowledge)) hashKnowledge(position.knowledge[key], into)
    return into.hex()
  }

  /** A hash of the true facts alone, without what is known or will be drawn. */
  hashFacts(position: Position<G>): string {
    const into = new Hasher()
    this.hashState(position.state, into)
    this.hashStack(position.stack, into)
    return into.hex()
  }

  hashStateOnly(state: G['state']): string {
    const into = new Hasher()
    this.hashState(state, into)
    return into.hex()
  }

  /** A short hash of each field, so that a difference can be named. */
  fieldHashes(position: Position<G>): Record<string, string> {
    const out: Record<string, string> = {}
    const from = position.state as Record<string, unknown>
    this.keys.forEach((key, i) => {
      const into = new Hasher()
      this.nodes[i].hash(from[key], into)
      out[key] = into.hex().slice(0, 8)
    })
    const into = new Hasher()
    this.hashStack(position.stack, into)
    out['stack'] = into.hex().slice(0, 8)
    return out
  }

  private hashState(state: G['state'], into: Hasher): void {
    const from = state as Record<string, unknown>
    for (let i = 0; i < this.keys.length; i++) this.nodes[i].hash(from[this.keys[i]], into)
  }

  private hashStack(stack: readonly Frame[], into: Hasher): void {
    for (const frame of stack) {
      this.frameNode(frame.step).hash(frame as unknown as Record<string, unknown>, into)
      if (frame.lasting !== undefined) lastingNode.hash(frame.lasting, into)
      for (const branch of branchesOf(frame) ?? []) {
        into.add(branch.ready ? 1 : 0)
        this.hashStack(branch.stack, into)
      }
    }
    into.add(stack.length)
  }

  // JSON

  encode(position: Position<G>): Json {
    const books: Record<string, Json> = {}
    for (const [key, kept] of Object.entries(position.knowledge ?? {})) books[key] = kept.map(encodeKnown)
    return {
      state: this.encodeState(position.state),
      stack: position.stack.map((frame) => this.encodeFrame(frame)),
      random: {
        seed: seedToHex(position.random.seed),
        epoch: position.random.epoch,
        counters: position.random.counters,
      },
      books: position.knowledge === null ? null : books,
    }
  }

  encodeState(state: G['state']): Json {
    return this.stateNode.encode(state)
  }

  private encodeFrame(frame: Frame): Json {
    const plain = this.frameNode(frame.step).encode(frame as unknown as Record<string, unknown>)
    const out: Record<string, Json> = { step: frame.step, ...asObject(plain, 'frame') }
    if (frame.lasting !== undefined) out['lasting'] = lastingNode.encode(frame.lasting)
    const parts = branchesOf(frame)
    if (parts !== undefined) {
      out['parts'] = parts.map((branch) => ({
        ready: branch.ready,
        stack: branch.stack.map((f) => this.encodeFrame(f)),
      }))
    }
    return out
  }

  decode(json: Json): Position<G> {
    const from = asObject(json, 'position')
    const random = asObject(from['random'] ?? null, 'random')
    const seed = random['seed']
    if (typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed))
      damaged('random.seed', '64 hexadecimal digits')
    const epoch = int(0).decode(random['epoch'] ?? null, 'random.epoch')
    const counters = ints(this.streams, 0).decode(random['counters'] ?? null, 'random.counters')
    const state = this.stateNode.decode(from['state'] ?? null, 'state')
    const knowledge: Record<string, Knowledge> = {}
    if (from['books'] !== null) {
      const kept = asObject(from['books'] ?? null, 'books')
      for (const key of this.pools.values()) {
        knowledge[key] = asArray(kept[key] ?? null, `books.${key}`).map((known) =>
          decodeKnown(known, `books.${key}`),
        )
      }
    }
    return {
      state,
      stack: this.decodeStack(from['stack'] ?? null, 'stack'),
      random: { seed: seedFrom(seed as string), epoch, counters },
      knowledge: from['books'] === null ? null : knowledge,
    }
  }

  private decodeStack(json: Json, path: string): Frame[] {
    return asArray(json, path).map((frame, i) => this.decodeFrame(frame, `${path}[${i}]`))
  }

  private decodeFrame(json: Json, path: string): Frame {
    const { lasting, parts, ...plain } = asObject(json, path)
    const name = plain['step']
    if (typeof name !== 'string') damaged(`${path}.step`, 'a step')
    const frame = this.frameNode(name as string).decode(plain, path) as unknown as Frame
    if (lasting !== undefined) frame.lasting = lastingNode.decode(lasting, `${path}.lasting`)
    if (parts !== undefined) {
      ;(frame as SimultaneousFrame).parts = asArray(parts, `${path}.parts`).map((part, seat) => {
        const from = asObject(part, `${path}.parts[${seat}]`)
        return {
          ready: bool().decode(from['ready'] ?? null, `${path}.parts[${seat}].ready`),
          stack: this.decodeStack(from['stack'] ?? null, `${path}.parts[${seat}].stack`),
        }
      })
    }
    return frame
  }

  // View

  view(position: Position<G>, viewer: number, seats: number): View<G> {
    if (position.knowledge === null) throw new Error('a position without knowledge has no views')
    const gaze: ViewerScope = { viewer, owner: -1 }
    const from = position.state as Record<string, unknown>
    const state: Record<string, unknown> = {}
    const books: Record<string, Known> = {}
    for (let i = 0; i < this.keys.length; i++) {
      const key = this.keys[i]
      const node = this.nodes[i]
      if (isPool(node)) {
        const known = position.knowledge[key][viewer]
        state[key] = viewZones(node, from[key] as Zones, known, viewer)
        books[key] = { where: known.where.slice(), place: known.place.slice() }
      } else if (node.usual?.is(from[key]) !== true) state[key] = node.view(from[key], gaze)
    }
    return { viewer, seats, state, stack: this.viewStack(position.stack, gaze), books }
  }

  /** A frame belongs to the seat it names, or else to whom the whole stack belongs. */
  private viewStack(stack: readonly Frame[], gaze: ViewerScope): FrameView[] {
    const { owner: whose } = gaze
    return stack.map((frame) => {
      const seat = (frame as Frame & { seat?: unknown }).seat
      gaze.owner = typeof seat === 'number' ? seat : whose
      const node = this.frameNode(frame.step)
      const out = node.view(frame as unknown as Record<string, unknown>, gaze) as unknown as Frame & {
        parts?: BranchView[]
      }
      if (frame.lasting !== undefined) out.lasting = lastingNode.copy(frame.lasting)
      const parts = branchesOf(frame)
      if (parts !== undefined) {
        out.parts = parts.map((branch, owner) => ({
          ready: branch.ready,
          stack: owner === gaze.viewer ? this.viewStack(branch.stack, { viewer: gaze.viewer, owner }) : null,
        }))
      }
      return out
    })
  }

  /** The frames of a view, with hidden locals filled in; parts of other seats are left to the caller. */
  imagineFrame(frame: FrameView, random: Parameters<AnyNode['imagine']>[1]): Frame {
    const out = this.frameNode(frame.step).imagine(
      frame as unknown as Record<string, unknown>,
      random,
    ) as unknown as Frame
    if (frame.lasting !== undefined) out.lasting = lastingNode.copy(frame.lasting)
    return out
  }

  imagineState(
    view: View<G>,
    zones: (pool: Pool, key: string) => Zones,
    random: Parameters<AnyNode['imagine']>[1],
  ): G['state'] {
    const from = view.state as Record<string, unknown>
    const out: Record<string, unknown> = {}
    this.keys.forEach((key, i) => {
      const node = this.nodes[i]
      out[key] = isPool(node) ? zones(node, key) : node.imagine(from[key], random)
    })
    return out
  }
}
