import type { Messages } from '@longtable/kernel'
export const en: Messages = {}
