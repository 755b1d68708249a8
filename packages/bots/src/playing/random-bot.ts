import type { BotPlayer } from '@longtable/kernel'

/** Chooses anything that is offered, each choice as likely as the next. */
export const random: BotPlayer = {
  id: 'random',
  choose: ({ offered }, chance) => chance.pick(offered),
}
