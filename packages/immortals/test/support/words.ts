import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language, Text } from '@longtable/kernel'
import { MessageFormatter } from '@longtable/kernel/testing'
import { en } from '../../src/text/messages/en.ts'
import { fr } from '../../src/text/messages/fr.ts'

/** Says this game's texts. */
export const speaker = new MessageFormatter({ en, fr })

export function say(text: Text, language: Language): string {
  return speaker.format(text, language)
}

export function sayAll(text: Text): string[] {
  return speaker.formatAll(text)
}

/** The game's sources, without its words. */
export function sources(): string[] {
  const folder = join(import.meta.dirname, '../../src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/^(?:text[\\/]messages|rules)\b/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
}
