import type { Language, Text } from '@longtable/kernel'
import { MessageFormatter } from '@longtable/kernel/testing'
import { mageKnight } from '../../src/game.ts'

/** Says this game's texts. */
export const speaker = new MessageFormatter(mageKnight.messages)

export function say(text: Text, language: Language): string {
  return speaker.format(text, language)
}

export function sayAll(text: Text): string[] {
  return speaker.formatAll(text)
}
