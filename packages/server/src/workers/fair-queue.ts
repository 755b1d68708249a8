/** A queue that is fair to keys: whoever asks for much waits behind those who ask for little. */
export class FairQueue<T> {
  /** The key that was served last stands last. */
  private readonly queues = new Map<string, T[]>()
  private count = 0

  get size(): number {
    return this.count
  }

  add(key: string, item: T): void {
    const queue = this.queues.get(key)
    if (queue === undefined) this.queues.set(key, [item])
    else queue.push(item)
    this.count++
  }

  /** The first of the key whose turn it is. */
  take(): T | undefined {
    for (const [key, queue] of this.queues) {
      this.queues.delete(key)
      const item = queue.shift()
      if (queue.length > 0) this.queues.set(key, queue)
      if (item !== undefined) this.count--
      return item
    }
    return undefined
  }

  /** All that waits under a key, which then waits no longer. */
  takeAll(key: string): T[] {
    const found = this.queues.get(key) ?? []
    this.queues.delete(key)
    this.count -= found.length
    return found
  }

  /** Everything that waits, which then waits no longer. */
  drain(): T[] {
    const all = [...this.queues.values()].flat()
    this.queues.clear()
    this.count = 0
    return all
  }
}
