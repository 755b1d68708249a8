import type { Messages } from '@longtable/kernel'
import { choices } from './en-choices.ts'
import { events } from './en-events.ts'
import { provenanceWords } from './provenance.ts'
import { reasons } from './en-reasons.ts'
import { things } from './en-things.ts'

export const en: Messages = { ...things, ...choices, ...events, ...reasons, ...provenanceWords.en }
