/** All rooms that come before. */
export const ALL = 'all'

/** What `layers.config.ts` says of a package. */
export interface PackageRules {
  /** Packages of ours that it may import; those whose types alone it may import end with `:types`. */
  readonly imports: readonly string[]
  /** What it may import from npm, and whether it may import modules of Node. */
  readonly npm: readonly string[] | 'any'
  readonly node: boolean
  /**
   * Its rooms (the folders in `src`), those at the bottom first, each with the rooms before it that it may import. Files that lie
   * in `src` itself are the room `.`; `index.ts` there is the door, which may import all and which nobody imports.
   */
  readonly rooms: Readonly<Record<string, readonly string[] | typeof ALL>>
  /**
   * Rooms whose folders say what a file is for, so that names may recur between them (`state/choices/combat.ts` and
   * `state/events/combat.ts`), though not with files that lie in the room itself.
   */
  readonly deeper?: readonly string[]
  /** Rooms whose folders do not know each other, such as one for each game. */
  readonly apart?: readonly string[]
  /** Folders that no user ever sees, which may import sources and tests of other packages by their path. */
  readonly development?: readonly string[]
}

export interface Layers {
  /** Lower ones first. */
  readonly packages: Readonly<Record<string, PackageRules>>
  /** Names of files that may recur in a room, since they say the same everywhere. */
  readonly recurring: readonly string[]
}

/** What each room may import, rooms at the bottom first. */
export function permissionsOf({ rooms }: PackageRules): ReadonlyMap<string, readonly string[]> {
  const names = Object.keys(rooms)
  return new Map(
    Object.entries(rooms).map(([room, may], number) => [room, may === ALL ? names.slice(0, number) : may]),
  )
}
