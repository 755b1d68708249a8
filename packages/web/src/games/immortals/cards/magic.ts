import type { MatchTables } from '@longtable/immortals/board'
import type { Formatter } from '@longtable/i18n'
import type { IconName } from '../icons/outlines.ts'

type MagicRow = MatchTables['magic'][number]

const ICONS: Readonly<Record<MagicRow['options'][number]['kind'], IconName>> = {
  transition: 'transition',
  draw: 'draw',
  firstPlayer: 'marker',
  shrine: 'shrine',
  takeover: 'takeover',
}

export function magicIcons(row: MagicRow): readonly IconName[] {
  return row.options.map(({ kind }) => ICONS[kind])
}

/** What a magic card can do, one line for each of its options. */
export function magicLines(i18n: Formatter, row: MagicRow): readonly string[] {
  return row.options.map((option) => {
    const key = `web.immortals.card.magic.${option.kind}`
    switch (option.kind) {
      case 'transition':
        return i18n.t(key, { count: option.armies })
      case 'draw':
        return i18n.t(key, { count: option.cards })
      default:
        return i18n.t(key)
    }
  })
}
