import type { Asked, BlockedEntry, Choice, Described, Game, Shortcut } from '@longtable/kernel'
import { text } from '@longtable/kernel'
import type { Voice } from '../voice.ts'
import type { Ink } from './ink.ts'

export interface Item {
  readonly number: number
  readonly label: string
  readonly choices: readonly Choice[]
}

/** Groups of more blocked entries than this name only the first few. */
const NAMED = 4

/** The choices of one question, numbered once: neither a filter nor a page changes a number. */
export class Listing {
  readonly items: readonly Item[]
  private readonly blocked: readonly { readonly label: string; readonly why: string }[]
  private readonly voice: Voice
  private words: readonly string[] = []
  private page = 0
  private readonly pageSize: number

  constructor(
    asked: Asked,
    shortcuts: readonly Shortcut[],
    { voice, pageSize }: { voice: Voice; pageSize: number },
  ) {
    this.voice = voice
    this.pageSize = pageSize
    const labels = [
      ...asked.entries.map((entry) => {
        const label = describe(voice, entry)
        return { label: entry.revises ? voice.t('cli.play.revises', { label }) : label, choices: [entry.choice] }
      }),
      ...shortcuts.map((each) => ({
        label: voice.t('cli.play.shortcut', { label: voice.say(each.text), count: each.choices.length }),
        choices: each.choices,
      })),
    ]
    this.items = labels.map((each, i) => ({ number: i + 1, ...each }))
    this.blocked = asked.blocked.map((entry) => ({ label: describe(voice, entry), why: why(voice, entry) }))
  }

  item(number: number): Item | undefined {
    return this.items.find((each) => each.number === number)
  }

  /** Shows only what has all these words; false, and no change, if nothing has. */
  filter(typed: string): boolean {
    const words = folded(typed).split(/\s+/).filter((word) => word !== '')
    const found = (label: string): boolean => words.every((word) => folded(label).includes(word))
    if (![...this.items, ...this.blocked].some(({ label }) => found(label))) return false
    this.words = words
    this.page = 0
    return true
  }

  private matches(label: string): boolean {
    return this.words.every((word) => folded(label).includes(word))
  }

  private get pages(): number {
    return Math.max(1, Math.ceil(this.items.filter(({ label }) => this.matches(label)).length / this.pageSize))
  }

  turn(by: 1 | -1): void {
    this.page = (this.page + by + this.pages) % this.pages
  }

  lines(ink: Ink): string[] {
    const { t } = this.voice
    const found = this.items.filter(({ label }) => this.matches(label))
    const shown = found.slice(this.page * this.pageSize, (this.page + 1) * this.pageSize)
    const width = String(this.items.length).length + 2
    const pages = this.pages
    return [
      ...(this.words.length > 0
        ? [ink.dim(t('cli.play.filtered', { words: this.words.join(' '), found: found.length, of: this.items.length }))]
        : []),
      ...shown.map(({ number, label }) => `${String(number).padStart(width)}  ${label}`),
      ...(pages > 1 ? [ink.dim(t('cli.play.page', { page: this.page + 1, pages }))] : []),
      ...(this.page === pages - 1 ? this.blockedLines().map((line) => ink.dim(line)) : []),
    ]
  }

  /** What cannot be chosen, together where the reason is the same; all by name when somebody looks for it. */
  private blockedLines(): string[] {
    const { t } = this.voice
    const found = this.blocked.filter(({ label }) => this.matches(label))
    const groups = Map.groupBy(found, (each) => each.why)
    return [...groups].map(([reason, entries]) => {
      const most = this.words.length > 0 ? entries.length : NAMED
      const labels = entries.slice(0, most).map(({ label }) => label)
      const rest = entries.length - labels.length
      const list = labels.join('; ') + (rest > 0 ? ` ${t('cli.play.andMore', { count: rest })}` : '')
      return `   –  ${list}: ${reason}`
    })
  }
}

function describe(voice: Voice, { text: shown, cost, gain }: Described): string {
  return [
    voice.say(shown),
    ...(cost === undefined ? [] : [voice.t('cli.play.cost', { cost })]),
    ...(gain === undefined ? [] : [voice.t('cli.play.gain', { gain })]),
  ].join(' ')
}

function why(voice: Voice, { rule, numbers }: BlockedEntry): string {
  return `${voice.say(text(`blocked.${rule}`, numbers))} [${rule}]`
}

/** Without case and accents, so that both are typed as one likes. */
function folded(words: string): string {
  return words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The rules whose ids begin like this, or whose text has these words. */
export function findRules(game: Game, voice: Voice, typed: string): readonly Game['rules'][number][] {
  const exact = game.rules.find(({ id }) => id.toLowerCase() === typed.toLowerCase())
  if (exact !== undefined) return [exact]
  const wanted = folded(typed)
  return game.rules.filter((rule) => folded(rule.id).includes(wanted) || folded(rule[voice.lang]).includes(wanted))
}
