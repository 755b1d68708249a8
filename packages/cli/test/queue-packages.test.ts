import { expect, test } from 'vitest'
import { required } from '../src/queue/packages.ts'

test('a package of the queue that is not installed is asked for', async () => {
  const missing = required(() => import(`longtable-no-such-package-${process.pid}`) as Promise<unknown>)
  await expect(missing).rejects.toMatchObject({ text: { key: 'cli.queue.missing' } })
})

test('what is wrong with a package that is there stays as it is', async () => {
  const broken = required(() => Promise.reject(new TypeError('it is broken')))
  await expect(broken).rejects.toThrow('it is broken')
})
