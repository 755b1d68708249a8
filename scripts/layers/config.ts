/** What `layers.config.ts` says of a package. */
export interface PackageRules {
  /** Packages of ours that it may import; those whose types alone it may import end with `:types`. */
  readonly imports: readonly string[]
  /** What it may import from npm, and whether it may import modules of Node. */
  readonly npm: readonly string[] | 'any'
  readonly node: boolean
  /**
   * Its folders, those at the bottom first: each may import those before it. Those in one list are on the same level, and do
   * not know each other. Files that lie in `src` itself are the room `.`; `index.ts` there is the door and above all rooms.
   */
  readonly rooms: readonly (string | readonly string[])[]
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

/** How high a room is: rooms on the same level have the same number. */
export function levelsOf({ rooms }: PackageRules): ReadonlyMap<string, number> {
  return new Map(
    rooms.flatMap((level, number) =>
      (typeof level === 'string' ? [level] : level).map((room) => [room, number] as const),
    ),
  )
}
