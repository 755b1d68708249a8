import { int, text, type Text } from '@longtable/kernel'
import { LEVEL, TAKE } from '../choices/end.ts'
import { colours } from '../content/effect.ts'
import { BASIC_COLOURS, NONE } from '../content/ids.ts'
import { gainCrystal, needOffers } from '../deeds.ts'
import {
  ask,
  rewardKinds,
  run,
  STREAM,
  type MageTable,
  type Player,
  type RewardKind,
  type Seat,
  type State,
} from '../state.ts'
import { Z } from '../things/deeds.ts'
import { U } from '../things/unit-cards.ts'
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
  run: (s, f, table) => {
    const player = s.players[f.seat]
    gatherDue(player, f.seat, table)
    const rises = levelUps(s, f.seat) > 0
    const due = onlyDue(player)
    if (due === NONE) {
      if (rises) levelUp(s, f.seat, table)
      else table.pop()
    } else if (due === SEVERAL || (due === Due.unit && rises)) table.push(pickReward, { seat: f.seat })
    else takeReward(s, f.seat, due, table)
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
function gatherDue({ rewards }: Player, seat: Seat, table: MageTable): void {
  while (rewards[Due.dungeon] > 0) {
    rewards[Due.dungeon]--
    const colour = table.below(STREAM.chance, colours.length)
    table.tell?.({ event: 'rewarded', seat, reward: 'dungeon', n: 1 })
    table.tell?.({ event: 'rolledFor', seat, colour })
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
  take: (s, f, choice, table) => {
    table.pop()
    if (choice.do === 'level') levelUp(s, f.seat, table)
    else takeReward(s, f.seat, Due[choice.reward], table)
  },
  question: () => text('ask.reward'),
  describe: (look, f, choice) => {
    if (choice.do === 'level')
      return { text: text('choose.level', { level: look.state.players[f.seat].level + 1 }) }
    return { text: rewardText(choice.reward, look.state.players[f.seat].rewards[Due[choice.reward]]) }
  },
})

/** What a reward is. */
function rewardText(reward: RewardKind, count: number): Text {
  const of = reward === 'boughtArtifact' ? 'artifact' : reward
  return text(`choose.rewards.${of}`, { count })
}

function takeReward(s: State, seat: Seat, kind: number, table: MageTable): void {
  const { rewards } = s.players[seat]
  // Spells, actions and units are taken one by one.
  const n = kind === Due.artifact || kind === Due.dice ? rewards[kind] : 1
  rewards[kind] -= n
  table.tell?.({ event: 'rewarded', seat, reward: rewardKinds[kind], n })
  switch (kind) {
    case Due.artifact:
      findArtifacts(s, seat, n, table)
      break
    case Due.spell:
      offerCards(s, seat, 'spell', table)
      break
    case Due.action:
      offerCards(s, seat, 'action', table)
      break
    case Due.unit:
      if (s.units[U.offer].length > 0) table.push(rewardUnit, { seat })
      break
    case Due.dice:
      table.push(rewardDice, { seat, n })
      break
    default:
      // MK-REWARD-10: the crystals of ruins.
      for (let colour = 0; colour < BASIC_COLOURS; colour++) gainCrystal(s, seat, colour, 'nothing', table)
  }
}

/** An empty offer gives nothing (MK-Q97). */
function offerCards(s: State, seat: Seat, offer: 'spell' | 'action', table: MageTable): void {
  needOffers(s, table)
  const spell = offer === 'spell'
  if (s.deeds[spell ? Z.spellOffer : Z.actionOffer].length > 0)
    table.push(rewardCard, { seat, spell: spell ? 1 : 0 })
}
