import type { MatchTables } from './match.ts'

/** Is this match played by this version of the rules, or a later one? */
export function isSince({ edition }: MatchTables, version: number): boolean {
  return edition.rulesVersion >= version
}
