import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language, Text } from '@longtable/kernel'
import { MessageFormatter } from '@longtable/kernel/testing'
import { en } from '../../src/text/messages/en.ts'
import { fr } from '../../src/text/messages/fr.ts'

/** Formats this game's texts. */
export const formatter = new MessageFormatter({ en, fr })

export function format(text: Text, language: Language): string {
  return formatter.format(text, language)
}

export function formatAll(text: Text): string[] {
  return formatter.formatAll(text)
}

/** The game's sources, without its messages. */
export function sources(): string[] {
  const folder = join(import.meta.dirname, '../../src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/^(?:text[\\/]messages|rules)\b/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
}
