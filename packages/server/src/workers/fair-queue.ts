/** A queue that is fair to keys: whoever asks for much waits behind those who ask for little. */
export class Lanes<T> {
  /** The key that was served last stands last. */
  private readonly lanes = new Map<string, T[]>()
  private count = 0

  get size(): number {
    return this.count
  }

  add(key: string, item: T): void {
    const lane = this.lanes.get(key)
    if (lane === undefined) this.lanes.set(key, [item])
    else lane.push(item)
    this.count++
  }

  /** The first of the key whose turn it is. */
  take(): T | undefined {
    for (const [key, lane] of this.lanes) {
      this.lanes.delete(key)
      const item = lane.shift()
      if (lane.length > 0) this.lanes.set(key, lane)
      if (item !== undefined) this.count--
      return item
    }
    return undefined
  }

  /** Everything that waits, which then waits no longer. */
  drain(): T[] {
    const all = [...this.lanes.values()].flat()
    this.lanes.clear()
    this.count = 0
    return all
  }
}
