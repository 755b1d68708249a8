import { int, text } from '@longtable/kernel'
import { DONE } from '../../src/state/choices/common.ts'
import { colours } from '../../src/content/effect.ts'
import { ask } from '../../src/state/match.ts'
import { Did, rewardKinds, type RewardKind } from '../../src/state/schema/player.ts'
import { roundStack, scene, type Scene, type SceneSpec } from './scene.ts'

/** The end of a turn alone: `turn` only waits until it is over. */

const waiting = ask('turn', {
  locals: { seat: int(0, 3), phase: int(0) },
  seat: (_s, f) => f.seat,
  universe: () => [DONE],
  offer: (_s, _f, menu) => menu.add(DONE),
  take: (_s, _f, _choice, ctx) => ctx.pop(),
  question: () => text('ask.hero'),
  describe: () => ({ text: text('choose.done') }),
})

/** What lasts until the end of the turn, by its rule. */
type Lasting = readonly { readonly effect: string; readonly data: Readonly<Record<string, number>> }[]

export interface EndSpec extends SceneSpec {
  /** Rewards of the active seat that are still to be taken. */
  readonly rewards?: Partial<Readonly<Record<RewardKind, number>>>
  readonly lasting?: Lasting
}

/** A turn that ends now. Unless the scene says otherwise, a card has been played, and there is no duty to discard. */
export function ending(spec: EndSpec = {}): Scene {
  const seat = spec.active ?? 0
  const seats = spec.seats ?? Math.max(2, spec.players?.length ?? 0)
  const order = spec.order ?? Array.from({ length: seats }, (_, n) => n)
  const players = Array.from({ length: seats }, (_, n) => ({ did: Did.played, ...spec.players?.[n] }))
  const { rewards = {}, lasting, also, ...rest } = spec
  return scene({
    ...rest,
    players,
    also: (s) => {
      for (const [kind, n] of Object.entries(rewards))
        s.players[seat].rewards[rewardKinds.indexOf(kind as RewardKind)] = n
      also?.(s)
    },
    steps: [waiting],
    stack: [
      ...roundStack(seat, order),
      { step: 'turn', seat, phase: 5, ...(lasting === undefined ? {} : { lasting: [...lasting] }) },
      { step: 'end', seat, phase: 0 },
    ],
  })
}

/** Draws no more and discards nothing: the turn is over. */
export function finish(t: Scene): Scene {
  while (t.step === 'end.discard') t.choose(DONE)
  return t
}

/** A scene whose first rolls for a seat are these colours, found by trying seeds. */
export function rolling(wanted: readonly string[], make: (seed: string) => Scene): Scene {
  for (let n = 0; n < 5000; n++) {
    const t = make(`roll${n}`)
    const rolls = t.told('rolledFor').map(({ colour }) => colours[colour])
    if (wanted.every((colour, i) => rolls[i] === colour)) return t
  }
  throw new Error(`no seed rolls ${wanted.join(', ')}`)
}

/** What happened, in order, of these kinds. */
export function sequence(t: Scene, ...kinds: readonly string[]): string[] {
  return t.events.map(({ event }) => event).filter((event) => kinds.includes(event))
}
