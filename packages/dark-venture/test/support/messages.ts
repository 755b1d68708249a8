import type { Language, Text } from '@longtable/kernel'
import { MessageFormatter } from '@longtable/kernel/testing'
import { darkVenture } from '../../src/game.ts'

export { languages } from '@longtable/kernel/testing'

/** Says this game's texts. */
export const speaker = new MessageFormatter(darkVenture.messages)

export const { sentences } = speaker

export function say(text: Text, language: Language): string {
  return speaker.format(text, language)
}

export function sayAll(text: Text): string[] {
  return speaker.formatAll(text)
}
