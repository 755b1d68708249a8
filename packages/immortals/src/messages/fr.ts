import type { Messages } from '@longtable/kernel'
export const fr: Messages = {}
