/** What others wrote, without anything that a terminal would obey. */
export function stripControls(words: string): string {
  return words.replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '')
}
