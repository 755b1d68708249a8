import { createArbiter } from '../../../src/arbiter/arbiter.ts'
import type { Arbiter } from '../../../src/arbiter/arbiter-types.ts'
import { serveCalls, threadPort } from '../../../src/workers/serve-calls.ts'
import { immortalsEntry } from '../immortals-entry.ts'

/** The usual arbiter, but whoever asks for a viewer that cannot be never gets an answer. */
const arbiter = createArbiter([immortalsEntry])
const slow: Arbiter = {
  ...arbiter,
  viewerSnapshot: (match, viewer) => {
    while (viewer === 99);
    return arbiter.viewerSnapshot(match, viewer)
  },
}

serveCalls(threadPort(), { ...slow })
