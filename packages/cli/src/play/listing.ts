import type { DescribedMenu, BlockedEntry, Choice, Described, Game, Shortcut } from '@longtable/kernel'
import { text } from '@longtable/kernel'
import type { Formatter } from '../context/i18n.ts'
import type { Ansi } from '../terminal/ansi.ts'

export interface Item {
  readonly number: number
  readonly label: string
  readonly choices: readonly Choice[]
  /** Only rearranges what is not committed yet, or is of no use now. */
  readonly aside: boolean
}

/** Groups of more blocked entries than this name only the first few. */
const NAMED = 4
/** More of what stands aside than this is folded away until somebody wants it. */
const UNFOLDED = 6

/** The choices of one question, numbered once: no filter, fold or page changes a number. */
export class Listing {
  readonly items: readonly Item[]
  private readonly blocked: readonly { readonly label: string; readonly why: string }[]
  private readonly i18n: Formatter
  private readonly pageSize: number
  private words: readonly string[] = []
  private page = 0
  private folded: boolean

  constructor(
    asked: DescribedMenu,
    shortcuts: readonly Shortcut[],
    { i18n, pageSize }: { i18n: Formatter; pageSize: number },
  ) {
    this.i18n = i18n
    this.pageSize = pageSize
    const entries = asked.entries.map((entry) => ({
      label: describe(i18n, entry),
      choices: [entry.choice],
      aside: entry.revises || entry.idle === true,
    }))
    const gestures = shortcuts.map(({ text: said, choices }) => ({
      label: i18n.t('cli.play.shortcut', { label: said }),
      choices,
      aside: false,
    }))
    // What leads on comes first, however it is done.
    const sorted = [
      ...entries.filter(({ aside }) => !aside),
      ...gestures,
      ...entries.filter(({ aside }) => aside),
    ]
    this.items = sorted.map((each, i) => ({ number: i + 1, ...each }))
    this.folded = this.items.filter(({ aside }) => aside).length > UNFOLDED
    this.blocked = asked.blocked.map((entry) => ({ label: i18n.format(entry.text), why: why(i18n, entry) }))
  }

  item(number: number): Item | undefined {
    return this.items[number - 1]
  }

  /** Shows only what has all these words; false, and no change, if nothing has. */
  filter(typed: string): boolean {
    const words = plain(typed)
      .split(/\s+/)
      .filter((word) => word !== '')
    const has = (label: string): boolean => words.every((word) => plain(label).includes(word))
    if (![...this.items, ...this.blocked].some(({ label }) => has(label))) return false
    this.words = words
    this.page = 0
    return true
  }

  private matches(label: string): boolean {
    return this.words.every((word) => plain(label).includes(word))
  }

  unfold(): void {
    this.folded = false
    this.page = 0
  }

  /** What is to be shown, on one page or more: words find what is folded away, too. */
  private get found(): readonly Item[] {
    const all = this.items.filter(({ label }) => this.matches(label))
    return this.folded && this.words.length === 0 ? all.filter(({ aside }) => !aside) : all
  }

  private get pages(): number {
    return Math.max(1, Math.ceil(this.found.length / this.pageSize))
  }

  turn(by: 1 | -1): void {
    this.page = (this.page + by + this.pages) % this.pages
  }

  lines(ansi: Ansi): string[] {
    const { t } = this.i18n
    const { found, pages } = this
    const shown = found.slice(this.page * this.pageSize, (this.page + 1) * this.pageSize)
    const width = String(this.items.length).length + 2
    const away = this.words.length === 0 ? this.items.length - found.length : 0
    const filtered = { words: this.words.join(' '), found: found.length, of: this.items.length }
    return [
      ...(this.words.length > 0 ? [ansi.dim(t('cli.play.filtered', filtered))] : []),
      ...shown.map(
        ({ number, label, aside }) => `${String(number).padStart(width)} ${aside ? '~' : ' '}${label}`,
      ),
      ...(pages > 1 ? [ansi.dim(t('cli.play.page', { page: this.page + 1, pages }))] : []),
      ...(away > 0 ? [ansi.dim(t('cli.play.folded', { count: away, first: found.length + 1 }))] : []),
      ...(this.page === pages - 1 ? this.blockedLines().map((line) => ansi.dim(line)) : []),
    ]
  }

  /** What cannot be chosen, together where the reason is the same; all by name when somebody looks for it. */
  private blockedLines(): string[] {
    const { t } = this.i18n
    const found = this.blocked.filter(({ label }) => this.matches(label))
    const reasons = [...new Set(found.map((each) => each.why))]
    return reasons.map((reason) => {
      // One card may have several uses that are out of reach for the same reason.
      const labels = [...new Set(found.flatMap((each) => (each.why === reason ? [each.label] : [])))]
      const named = this.words.length > 0 ? labels : labels.slice(0, NAMED)
      const rest = labels.length - named.length
      const list =
        named.join(t('cli.play.joint')) + (rest > 0 ? ` ${t('cli.play.andMore', { count: rest })}` : '')
      return `   –  ${t('cli.play.blocked', { list, reason })}`
    })
  }
}

function describe(i18n: Formatter, { text: shown, cost, gain }: Described): string {
  return [
    i18n.format(shown),
    ...(cost === undefined ? [] : [i18n.t('cli.play.cost', { cost })]),
    ...(gain === undefined ? [] : [i18n.t('cli.play.gain', { gain })]),
  ].join(' ')
}

function why(i18n: Formatter, { rule, numbers }: BlockedEntry): string {
  return `${i18n.format(text(`blocked.${rule}`, numbers))} [${rule}]`
}

/** Without case and accents, so that both are typed as one likes. */
function plain(words: string): string {
  return words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The rules whose ids begin like this, or whose text has these words. */
export function findRules(game: Game, i18n: Formatter, typed: string): readonly Game['rules'][number][] {
  const exact = game.rules.find(({ id }) => id.toLowerCase() === typed.toLowerCase())
  if (exact !== undefined) return [exact]
  const wanted = plain(typed)
  return game.rules.filter(
    (rule) => plain(rule.id).includes(wanted) || plain(rule[i18n.lang]).includes(wanted),
  )
}
