/** Things by their price, the cheapest first; of equals the one that came first. */
export class Queue<T> {
  private readonly things: T[] = []
  /** Price and number in one, so that only numbers are compared. */
  private readonly heap: number[] = []

  add(thing: T, price: number): void {
    const { heap } = this
    const key = price * MOST + this.things.length
    this.things.push(thing)
    let i = heap.length
    heap.push(key)
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (heap[parent] <= key) break
      heap[i] = heap[parent]
      i = parent
    }
    heap[i] = key
  }

  take(): T | undefined {
    const { heap } = this
    const [first] = heap
    const last = heap.pop()
    if (first === undefined || last === undefined) return undefined
    if (heap.length > 0) this.sink(last)
    return this.things[first % MOST]
  }

  private sink(key: number): void {
    const { heap } = this
    const { length } = heap
    let i = 0
    for (let child = 1; child < length; child = 2 * i + 1) {
      if (child + 1 < length && heap[child + 1] < heap[child]) child++
      if (heap[child] >= key) break
      heap[i] = heap[child]
      i = child
    }
    heap[i] = key
  }
}

/** More things than are ever put into one. */
const MOST = 1_048_576
