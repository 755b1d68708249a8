import { int, text, type Text } from '@longtable/kernel'
import { LEVEL, TAKE } from '../state/choices/end.ts'
import { colours } from '../content/effect.ts'
import { BASIC_COLOURS, NONE } from '../content/ids.ts'
import { gainCrystal, needOffers } from '../state/mutations.ts'
import { ask, run, type MageContext } from '../state/match.ts'
import { rewardKinds, type RewardKind } from '../state/schema/player.ts'
import { STREAM, type Player, type Seat, type State } from '../state/schema/state.ts'
import { Z } from '../state/pools/deed-cards.ts'
import { U } from '../state/pools/unit-cards.ts'
import { levelUp, levelUps } from './levels.ts'
import { findArtifacts, rewardCard, rewardDice, rewardUnit } from './reward-picks.ts'

/** The places of `player.rewards`. */
const Due = {
  artifact: rewardKinds.indexOf('artifact'),
  spell: rewardKinds.indexOf('spell'),
  action: rewardKinds.indexOf('action'),
  unit: rewardKinds.indexOf('unit'),
  dice: rewardKinds.indexOf('dice'),
  crystals: rewardKinds.indexOf('crystals'),
  dungeon: rewardKinds.indexOf('dungeon'),
  boughtArtifact: rewardKinds.indexOf('boughtArtifact'),
} as const satisfies Readonly<Record<RewardKind, number>>

/** Rewards first, then levels; only a unit may wait for a level (MK-ENDTURN-06, MK-ENDTURN-07, MK-REWARD-08). */
export const gains = run('end.gains', {
  locals: { seat: int(0, 3) },
  run: (s, f, ctx) => {
    const player = s.players[f.seat]
    gatherDue(player, f.seat, ctx)
    const rises = levelUps(s, f.seat) > 0
    const due = onlyDue(player)
    if (due === NONE) {
      if (rises) levelUp(s, f.seat, ctx)
      else ctx.pop()
    } else if (due === SEVERAL || (due === Due.unit && rises)) ctx.push(pickReward, { seat: f.seat })
    else takeReward(s, f.seat, due, ctx)
  },
})

const SEVERAL = -2

/** The one kind of reward that is due, NONE, or SEVERAL. */
function onlyDue({ rewards }: Player): number {
  let found: number = NONE
  for (let kind = 0; kind < rewards.length; kind++) {
    if (rewards[kind] === 0) continue
    if (found !== NONE) return SEVERAL
    found = kind
  }
  return found
}

/** A dungeon's roll is made first (MK-SITE-41); all artifacts of a turn are drawn together (MK-REWARD-04). */
function gatherDue({ rewards }: Player, seat: Seat, ctx: MageContext): void {
  while (rewards[Due.dungeon] > 0) {
    rewards[Due.dungeon]--
    const colour = ctx.below(STREAM.chance, colours.length)
    ctx.tell?.({ event: 'rewarded', seat, reward: 'dungeon', n: 1 })
    ctx.tell?.({ event: 'rolledFor', seat, colour })
    rewards[colour < BASIC_COLOURS ? Due.artifact : Due.spell]++
  }
  rewards[Due.artifact] += rewards[Due.boughtArtifact]
  rewards[Due.boughtArtifact] = 0
}

/** MK-REWARD-01: in any order. */
export const pickReward = ask('end.reward', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => {
    const due = TAKE.filter((_, kind) => s.players[f.seat].rewards[kind] > 0)
    return levelUps(s, f.seat) > 0 ? [...due, LEVEL] : due
  },
  offer: (s, f, menu) => {
    const { rewards } = s.players[f.seat]
    for (let kind = 0; kind < rewards.length; kind++) if (rewards[kind] > 0) menu.add(TAKE[kind])
    if (levelUps(s, f.seat) === 0) return
    if (onlyDue(s.players[f.seat]) === Due.unit) menu.add(LEVEL)
    else menu.block?.(LEVEL, 'MK-ENDTURN-07')
  },
  take: (s, f, choice, ctx) => {
    ctx.pop()
    if (choice.do === 'level') levelUp(s, f.seat, ctx)
    else takeReward(s, f.seat, Due[choice.reward], ctx)
  },
  question: () => text('ask.reward'),
  describe: (ctx, f, choice) => {
    if (choice.do === 'level')
      return { text: text('choose.level', { level: ctx.state.players[f.seat].level + 1 }) }
    return { text: rewardText(choice.reward, ctx.state.players[f.seat].rewards[Due[choice.reward]]) }
  },
})

/** What a reward is. */
function rewardText(reward: RewardKind, count: number): Text {
  const of = reward === 'boughtArtifact' ? 'artifact' : reward
  return text(`choose.rewards.${of}`, { count })
}

function takeReward(s: State, seat: Seat, kind: number, ctx: MageContext): void {
  const { rewards } = s.players[seat]
  // Spells, actions and units are taken one by one.
  const n = kind === Due.artifact || kind === Due.dice ? rewards[kind] : 1
  rewards[kind] -= n
  ctx.tell?.({ event: 'rewarded', seat, reward: rewardKinds[kind], n })
  switch (kind) {
    case Due.artifact:
      findArtifacts(s, seat, n, ctx)
      break
    case Due.spell:
      offerCards(s, seat, 'spell', ctx)
      break
    case Due.action:
      offerCards(s, seat, 'action', ctx)
      break
    case Due.unit:
      if (s.units[U.offer].length > 0) ctx.push(rewardUnit, { seat })
      break
    case Due.dice:
      ctx.push(rewardDice, { seat, n })
      break
    default:
      // MK-REWARD-10: the crystals of ruins.
      for (let colour = 0; colour < BASIC_COLOURS; colour++) gainCrystal(s, seat, colour, 'nothing', ctx)
  }
}

/** An empty offer gives nothing (MK-Q97). */
function offerCards(s: State, seat: Seat, offer: 'spell' | 'action', ctx: MageContext): void {
  needOffers(s, ctx)
  const spell = offer === 'spell'
  if (s.deeds[spell ? Z.spellOffer : Z.actionOffer].length > 0)
    ctx.push(rewardCard, { seat, spell: spell ? 1 : 0 })
}
