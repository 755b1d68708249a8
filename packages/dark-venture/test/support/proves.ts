import { expect, test } from 'vitest'

/**
 * A test that proves one rule of the register, or several; one that expects nothing proves nothing. `longtable rules
 * dark-venture` finds these calls by reading the sources, so the ids and the title are written out as plain strings.
 */
export function proves(
  ids: string | readonly string[],
  title: string,
  body: () => void | Promise<void>,
): void {
  test(`[${[ids].flat().join(', ')}] ${title}`, async () => {
    expect.hasAssertions()
    await body()
  })
}
