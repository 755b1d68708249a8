import type { Messages } from '@longtable/kernel'
import { choices } from './fr-choices.ts'
import { events } from './fr-events.ts'
import { provenanceWords } from './provenance.ts'
import { reasons } from './fr-reasons.ts'
import { things } from './fr-things.ts'

export const fr: Messages = { ...things, ...choices, ...events, ...reasons, ...provenanceWords.fr }
