import type { Text } from '@longtable/kernel'
import { colours } from '@longtable/mage-knight/board'
import type { IconName } from '../icons/Icon.tsx'

/** What stands before the words of a message: a picture, or mana of a colour. */
export type CardMark =
  | { readonly icon: IconName }
  | { readonly gem: number; readonly as: 'token' | 'crystal' }

/** How a message is said where there is little room: its mark and its numbers stand for it. */
export interface Marked {
  readonly mark: CardMark | undefined
  /** The mark says it all but the number. */
  readonly isBrief: boolean
}

const NOTHING: Marked = { mark: undefined, isBrief: false }

/** Points and other things that are counted: in brief a picture and a number. */
const COUNTED: Readonly<Record<string, IconName>> = {
  'effect.move': 'move',
  'effect.influence': 'influence',
  'effect.heal': 'heal',
  'effect.attack.melee': 'attack',
  'effect.attack.ranged': 'ranged',
  'effect.attack.siege': 'siege',
  'effect.block': 'block',
  'effect.elemental.attack.melee': 'attack',
  'effect.elemental.attack.ranged': 'ranged',
  'effect.elemental.attack.siege': 'siege',
  'effect.elemental.block': 'block',
  'effect.draw': 'draw',
  'effect.wound': 'wound',
  'effect.fame': 'fame',
  'effect.reputation': 'reputation',
  'effect.bonus.armor': 'armor',
  'effect.bonus.attack': 'attack',
  'effect.bonus.block': 'block',
  'effect.bonus.ranged': 'ranged',
  'plays.side.move': 'move',
  'plays.side.influence': 'influence',
  'plays.side.attack': 'attack',
  'plays.side.block': 'block',
}

/** Words that are easier to find with a picture before them. */
const PICTURED: Readonly<Record<string, IconName>> = {
  'effect.healFame': 'heal',
  'effect.drawEach': 'draw',
  'effect.drawAmount': 'draw',
  'effect.woundEach': 'wound',
  'effect.woundAmount': 'wound',
  'effect.affected.wound': 'wound',
  'effect.affected.woundEach': 'wound',
  'effect.handLimit': 'hand',
  'effect.gain.mana.of': 'mana',
  'effect.gain.mana.each': 'mana',
  'effect.gain.mana.several': 'mana',
  'effect.gain.crystal.of': 'crystal',
  'effect.gain.crystal.each': 'crystal',
  'effect.gain.crystal.several': 'crystal',
  'effect.element.fire': 'fire',
  'effect.element.ice': 'ice',
  'effect.element.coldFire': 'coldFire',
  'effect.trait.swift': 'swift',
  'effect.trait.fortification': 'fortified',
  'effect.trait.physical': 'resistPhysical',
  'effect.trait.fire': 'resistFire',
  'effect.trait.ice': 'resistIce',
  'effect.when.day': 'sun',
  'effect.when.night': 'moon',
  'effect.armorLess': 'armor',
  'effect.armorLessFortified': 'armor',
  'effect.rerollSource': 'dice',
  'effect.roll': 'dice',
  'effect.lasting.extraDice': 'dice',
  'effect.lasting.extraDiceBlack': 'dice',
  'effect.lasting.wildDice': 'dice',
  'effect.target.die.any': 'dice',
  'effect.target.die.basic': 'dice',
  'effect.artifact': 'artifact',
  'effect.card.wound': 'wound',
  'effect.target.offer.spellOffer': 'spell',
  'effect.target.offer.actionOffer': 'action',
  'effect.journey.safe': 'move',
  'effect.journey.assault': 'move',
  'effect.reshuffle': 'deck',
  'effect.shuffleDeck': 'deck',
  'effect.cost.move': 'move',
  'effect.anotherTurn': 'end',
  'effect.perform.bonus': 'skill',
}

const COLOUR = 'effect.colour.'

function colourOf(key: string): number {
  return key.startsWith(COLOUR) ? colours.findIndex((colour) => key === COLOUR + colour) : -1
}

function keyIn(text: Text, name: string): string {
  const value = text.with?.[name]
  return typeof value === 'object' && 'key' in value && typeof value.key === 'string' ? value.key : ''
}

/** The mark of a text, by the message it is said with. */
export function markOf(text: Text): Marked {
  const { key } = text
  const counted = COUNTED[key]
  if (counted !== undefined) return { mark: { icon: counted }, isBrief: true }
  const pictured = PICTURED[key]
  if (pictured !== undefined) return { mark: { icon: pictured }, isBrief: key.startsWith('effect.element.') }
  const colour = colourOf(key)
  if (colour >= 0) return { mark: { gem: colour, as: 'token' }, isBrief: true }
  if (key === 'effect.gain.crystal.plain' || key === 'effect.gain.mana.plain') {
    const of = colourOf(keyIn(text, 'colour'))
    const isCrystal = key === 'effect.gain.crystal.plain'
    if (of < 0) return { mark: { icon: isCrystal ? 'crystal' : 'mana' }, isBrief: false }
    return { mark: { gem: of, as: isCrystal ? 'crystal' : 'token' }, isBrief: true }
  }
  return NOTHING
}
