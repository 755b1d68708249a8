import { itemAt } from '@longtable/kernel'
import {
  Ability,
  backText,
  elements,
  Foe,
  hexText,
  isRuins,
  playerText,
  reaches,
  Resist,
  T,
  tokenText,
  type MageKnight,
} from '@longtable/mage-knight/board'
import type { ViewedPosition } from '../text-board.ts'

type Viewed = ViewedPosition<MageKnight>

/** A token with the numbers printed on it, as far as the viewer sees it. */
export function enemyWords({ ctx: { tables }, i18n }: Viewed, token: number, post: number): string {
  if (token < 0) return i18n.format(backText(post))
  if (isRuins(token)) return i18n.format(tokenText(token))
  const { armor, attack, element, fame, abilities, resist } = tables.enemy
  const more = [
    ...bitNames(Ability, itemAt(abilities, token)),
    ...bitNames(Resist, itemAt(resist, token)),
  ].map((word) => `, ${i18n.t(`cli.board.abilities.${word}`)}`)
  const facts = {
    name: tokenText(token),
    armor: itemAt(armor, token),
    fame: itemAt(fame, token),
    more: more.join(''),
  }
  if ((itemAt(abilities, token) & Ability.summon) !== 0) return i18n.t('cli.board.summoner', facts)
  const several = itemAt(tables.enemy.attacks, token)
  const all =
    several.length > 0 ? several : [{ attack: itemAt(attack, token), element: itemAt(element, token) }]
  const power = all.map((one) =>
    i18n.t(`cli.board.element.${itemAt(elements, one.element)}`, { n: one.attack }),
  )
  return i18n.t('cli.board.enemy', { ...facts, attack: power.join(' + ') })
}

/** The names of the bits that are set. */
function bitNames(names: Readonly<Record<string, number>>, bits: number): string[] {
  return Object.entries(names).flatMap(([name, bit]) => ((bits & bit) === 0 ? [] : [name]))
}

/** The fight that goes on: its enemies, and what has been played for it. */
export function fightLines(viewed: Viewed): string[] {
  const { ctx, i18n } = viewed
  const { fight, duel, tokens } = ctx.state
  const lines: string[] = []
  if (fight.posts.length > 0) {
    const place = hexText(ctx.state, fight.hex)
    const list = fight.posts.map((post, n) =>
      status(viewed, enemyWords(viewed, itemAt(itemAt(tokens, T.posts), post), post), itemAt(fight.flags, n)),
    )
    lines.push(i18n.t('cli.board.fight', { place, list: list.join('; ') }))
  }
  if (duel.aggressor >= 0) {
    const [aggressor, defender] = [playerText(duel.aggressor), playerText(duel.defender)]
    lines.push(i18n.t('cli.board.duel', { aggressor, defender }))
  }
  return [...lines, ...played(viewed)]
}

function status({ i18n }: Viewed, enemy: string, flags: number): string {
  if ((flags & Foe.done) !== 0) return i18n.t('cli.board.status.done', { enemy })
  if ((flags & Foe.aimed) !== 0) return i18n.t('cli.board.status.aimed', { enemy })
  if ((flags & Foe.blocked) !== 0) return i18n.t('cli.board.status.blocked', { enemy })
  if ((flags & Foe.attacks) !== 0) return i18n.t('cli.board.status.attacks', { enemy })
  return enemy
}

function played({ ctx: { state }, i18n }: Viewed): string[] {
  const word = (element: number, n: number): string =>
    i18n.t(`cli.board.element.${itemAt(elements, element % elements.length)}`, { n })
  const attack = state.fight.attack.flatMap((n, at) => {
    const what = i18n.t(`cli.board.reach.${itemAt(reaches, Math.floor(at / elements.length))}`)
    return n === 0 ? [] : [i18n.t('cli.board.part', { what, n: word(at, n) })]
  })
  const block = state.fight.block.flatMap((n, at) => (n === 0 ? [] : [word(at, n)]))
  return [
    ...(attack.length > 0 ? [i18n.t('cli.board.attack', { list: attack.join(', ') })] : []),
    ...(block.length > 0 ? [i18n.t('cli.board.block', { list: block.join(', ') })] : []),
  ]
}
