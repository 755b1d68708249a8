/** `draftRealm` and `high-card` as people write them: Draft realm, High card. */
export function humanised(identifier: string): string {
  const words = identifier
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.:]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
