import type { Json } from '../schema.ts'
import type { GameTypes } from '../frames.ts'
import type { Scene } from './scene.ts'

/** A position survives being written down and read again, and a copy is as good as the original. */
export function checkRoundTrip<G extends GameTypes>(scene: Scene<G>): number {
  const { engine, position } = scene
  const hash = engine.hash(position)
  const written = JSON.stringify(engine.encode(position))
  const read = engine.decode(JSON.parse(written) as Json)
  scene.same('roundtrip.json', written, JSON.stringify(engine.encode(read)), 'written again after reading')
  scene.same('roundtrip.hash', hash, engine.hash(read), 'the hash after writing and reading')
  const copy = engine.copy(position)
  scene.same('roundtrip.copy', hash, engine.hash(copy), 'the hash of the copy')
  scene.same('roundtrip.copy', written, JSON.stringify(engine.encode(copy)), 'the copy, written down')
  return written.length
}

/** What is done to a copy does not touch the original, wherever the copy came from. */
export function checkIndependence<G extends GameTypes>(scene: Scene<G>): void {
  const { engine, position } = scene
  const random = scene.random('independence')
  const before = JSON.stringify(engine.encode(position))
  for (const seat of engine.awaited(position)) {
    const offered = engine.menu(position, seat)?.offered.slice() ?? []
    if (offered.length === 0) continue
    const taken = random.pick(offered)
    engine.apply(engine.copy(position), seat, taken)
    const after = JSON.stringify(engine.encode(position))
    scene.same('roundtrip.independent', before, after, 'the original after a choice on its copy')
  }
}
