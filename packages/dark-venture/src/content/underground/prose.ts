// What is told of a passage of the Underground. What it does stands in its `PassageRow`: that names the passage by its
// number, and its options by the ids of the choices here.
import type { Names } from '../types.ts'
import type { RegionId } from './regions.ts'

/** What the party has done, found or become, and what people below remember of it. */
export type Memory =
  | 'aboard'
  | 'backDoor'
  | 'beastFriend'
  | 'bellRung'
  | 'blueprint'
  | 'boat'
  | 'broodFriend'
  | 'chamber'
  | 'clapper'
  | 'coin'
  | 'counterGone'
  | 'counterWith'
  | 'eggsTaken'
  | 'falseKey'
  | 'fed'
  | 'ferryAngry'
  | 'ferryFree'
  | 'ferryMet'
  | 'ferryQuest'
  | 'gateOpen'
  | 'heard'
  | 'heartInMachine'
  | 'heartTaken'
  | 'heskAngry'
  | 'heskQuest'
  | 'heskWith'
  | 'judgeFavour'
  | 'keyBone'
  | 'keyIdol'
  | 'keySpore'
  | 'kingHears'
  | 'kingScorned'
  | 'lamp'
  | 'lampRefused'
  | 'ledgerName'
  | 'longNight'
  | 'motherDead'
  | 'namesQuest'
  | 'namesRead'
  | 'number'
  | 'pillarTouched'
  | 'portalShut'
  | 'postTaken'
  | 'promise'
  | 'promiseBroken'
  | 'riddle'
  | 'rootPath'
  | 'rope'
  | 'satchel'
  | 'sealKnown'
  | 'secondBand'
  | 'seed'
  | 'sentenced'
  | 'signed'
  | 'spared'
  | 'sporeFriend'
  | 'sporePeace'
  | 'stairKnown'
  | 'tollFought'
  | 'tollPaid'
  | 'tornPage'
  | 'varraWith'
  | 'vaultOpen'
  | 'wellDry'
  | 'window'
  | 'zero'

/** Paragraphs, as many in one language as in the other. */
export interface Paragraphs {
  readonly en: readonly string[]
  readonly fr: readonly string[]
}

/** A sentence for what is so. */
interface Remembered extends Names {
  /** Not told if one of these is so as well. */
  readonly unless?: readonly Memory[]
}

export interface ChoiceProse {
  readonly label: Names
  /** Told once it has been chosen, and has succeeded if dice decide. */
  readonly done?: Names
  /** Told if the dice are against it. */
  readonly failed?: Names
}

export interface PassageProse {
  readonly no: number
  /** Where it is read; the endings, and the night before them, belong to no place. */
  readonly region: RegionId | 'end'
  readonly title: Names
  readonly text: Paragraphs
  /** Told after the text, in this order, for what is so when it is read. */
  readonly remembers?: { readonly [M in Memory]?: Remembered }
  readonly choices?: Readonly<Record<string, ChoiceProse>>
  /** Told for what nobody chooses: what a roll, a clock or a fight brings. */
  readonly outcomes?: Readonly<Record<string, Names>>
  /** What the journal keeps of it. */
  readonly journal: Names
}

export type ProseTable = Readonly<Record<string, PassageProse>>
