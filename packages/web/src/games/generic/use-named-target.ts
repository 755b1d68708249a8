import { useChoosing, useTarget, type Choosing, type TargetState } from '../../match-ui/targets/targets.tsx'

/** Does the menu speak of it? */
export function isMeant(choosing: Choosing, name: string): boolean {
  return (
    choosing.at(name).length > 0 ||
    choosing.from(name).length > 0 ||
    choosing.shortcutsAt(name).length > 0 ||
    choosing.blockedAt(name).length > 0
  )
}

/** The first of some names that the menu speaks of now, or else the first of all. */
export function useMeantName(names: readonly string[]): string {
  return useChoosing((choosing) => names.find((name) => isMeant(choosing, name)) ?? names[0] ?? '')
}

/** Something that a menu may call by several names. */
export function useNamedTarget(
  names: readonly string[],
  description?: string,
): TargetState & { readonly place: string } {
  const place = useMeantName(names)
  return { ...useTarget(place, description), place }
}
