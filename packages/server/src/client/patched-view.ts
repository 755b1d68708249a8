import type { Json, View } from '@longtable/kernel'
import type { WireView } from '../wire/match.ts'
import { fieldHash, fieldsOf, joinHashes } from '../wire/hash.ts'

type Fields = Readonly<Record<string, Json>>

/** What a viewer sees, put together from what was sent; a patch makes another one. */
export class PatchedView {
  readonly hash: string
  private readonly state: Fields
  private readonly stack: Json
  private readonly books: Fields
  private readonly hashes: ReadonlyMap<string, string>

  constructor(view: Required<WireView>, kept: ReadonlyMap<string, string> = new Map()) {
    this.state = view.state
    this.stack = view.stack
    this.books = view.books
    const hashes = new Map<string, string>()
    for (const [path, value] of fieldsOf(view)) {
      hashes.set(path, kept.get(path) ?? fieldHash(path, JSON.stringify(value)))
    }
    this.hashes = hashes
    this.hash = joinHashes(hashes.values())
  }

  static of({ state = {}, stack = [], books = {} }: WireView): PatchedView {
    return new PatchedView({ state, stack, books })
  }

  patched(patch: WireView): PatchedView {
    const kept = new Map(this.hashes)
    for (const [path] of fieldsOf(patch)) kept.delete(path)
    const { state, stack = this.stack, books } = patch
    return new PatchedView(
      { state: { ...this.state, ...state }, stack, books: { ...this.books, ...books } },
      kept,
    )
  }

  /** The one after the last seat only watches. */
  view(viewer: number, seats: number): View {
    const { state, stack, books } = this
    return { viewer, seats, state, stack, books } as unknown as View
  }
}
