import { int, text } from '@longtable/kernel'
import { HERO } from '../state/choices/common.ts'
import { NONE, type HeroNo } from '../content/ids.ts'
import { numbered } from '../content/numbers.ts'
import { playerText } from '../text/players.ts'
import { atHero } from '../text/pieces.ts'
import { ask } from '../state/match.ts'
import type { State } from '../state/schema/state.ts'

/** MK-SETUP-02: heroes are picked in a drawn order, all of them different (MK-SETUP-01). */
export const pickHero = ask('hero.pick', {
  locals: { next: int(0) },
  seat: (s, f) => s.order[f.next],
  universe: (_s, _f, { box }) => box.heroes.map((hero) => HERO[hero]),
  offer: (s, _f, menu) => {
    for (const hero of menu.tables.box.heroes) {
      const seat = playerOf(s, hero)
      if (seat === NONE) menu.add(HERO[hero])
      else menu.block?.(HERO[hero], 'MK-SETUP-01', { player: playerText(seat) })
    }
  },
  take: (s, f, { hero }, ctx) => {
    const seat = s.order[f.next]
    s.players[seat].hero = hero
    ctx.tell?.({ event: 'heroPicked', seat, hero })
    if (++f.next === s.order.length) ctx.pop()
  },
  question: () => text('ask.hero'),
  describe: (_ctx, _f, { hero }) => ({
    text: text('choose.hero', { hero: numbered.heroes[hero].name }),
    at: atHero(hero),
  }),
})

/** The seat that plays a hero, NONE if nobody does. */
export function playerOf(s: Pick<State, 'players'>, hero: HeroNo): number {
  return s.players.findIndex((player) => player.hero === hero)
}
