import type { Language, Messages } from '@longtable/kernel'

/** What a room of the client says, in both languages. */
export type RoomWords = Readonly<Record<Language, Messages>>

/** Rooms by their names; in a message's key the name comes after `web`. */
export type Rooms = Readonly<Record<string, RoomWords>>
