import { describe, expect, it } from 'vitest'
import { PageThinkers } from '../src/connections/page-thinkers.ts'

type Wish = { readonly id: number; readonly method: string }

/** A page that notes what it is to think about. */
function page() {
  const wishes: Wish[] = []
  return { wishes, postMessage: (wish: Wish) => void wishes.push(wish) }
}

const CALL = { seed: 's' } as never
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the pages that think for the house', () => {
  it('are asked one after the other, the newest first', async () => {
    const pages = new PageThinkers()
    const [old, young] = [page(), page()]
    pages.join(old)
    pages.join(young)
    const line = pages.line(CALL)
    await settled()
    expect([old.wishes.length, young.wishes.length]).toEqual([0, 1])
    pages.hear({ id: young.wishes[0].id, value: ['thought'] })
    expect(await line).toEqual(['thought'])
  })

  it('take over from one that is closed or that breaks', async () => {
    const pages = new PageThinkers()
    const [first, second, third] = [page(), page(), page()]
    for (const each of [first, second, third]) pages.join(each)
    const advice = pages.advice(CALL)
    await settled()
    pages.leave(third)
    await settled()
    pages.hear({ id: second.wishes[0].id, failed: true })
    await settled()
    pages.hear({ id: first.wishes[0].id, value: [] })
    expect(await advice).toEqual([])
    expect(first.wishes[0].method).toBe('advice')
  })

  it('leave it to the house when there are none', async () => {
    await expect(new PageThinkers().line(CALL)).rejects.toThrow('no page can think')
  })
})
