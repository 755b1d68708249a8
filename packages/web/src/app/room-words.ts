import type { Language, Messages } from '@longtable/kernel'

/** What a room of the client says, in both languages. */
export type RoomWords = Readonly<Record<Language, Messages>>
