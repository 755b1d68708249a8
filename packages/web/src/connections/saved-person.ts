import type { PersonGiven } from '@longtable/server/wire'

/** Who sits at this screen, kept in this browser; where nothing can be kept, as long as the page. */
const meanwhile = new Map<string, PersonGiven>()

export function savedPerson(place: string): PersonGiven | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<PersonGiven> | null
    if (typeof kept?.id === 'string' && typeof kept.key === 'string' && typeof kept.name === 'string') {
      return { id: kept.id, key: kept.key, name: kept.name }
    }
  } catch {
    // A broken entry is as good as none.
  }
  return meanwhile.get(place)
}

export function savePerson(place: string, person: PersonGiven): void {
  meanwhile.set(place, person)
  try {
    localStorage.setItem(place, JSON.stringify(person))
  } catch {
    // Kept for as long as the page.
  }
}
