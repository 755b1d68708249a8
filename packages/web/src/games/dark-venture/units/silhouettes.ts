import { type PieceId, type SideId, sideIds } from '@longtable/dark-venture/board'
import { outline, type Outline } from '../../../icons/outline.ts'
import { bohmerk, bohmerkEmblem } from './bohmerk.ts'

/** Creatures by the ids of their rows. */
export const silhouettes: Readonly<Record<string, Outline>> = {
  'varpen-whelp': outline('imp-laugh'),
  'varpen-raider': outline('devil-mask'),
  'varpen-brute': outline('brute'),
  'varpen-warhorn': outline('minotaur'),
  'varpen-warlord': outline('diablo-skull'),
  'dhargon-hatchling': outline('gecko'),
  'dhargon-hunter': outline('velociraptor'),
  'dhargon-warden': outline('horned-reptile'),
  'dhargon-mauler': outline('dinosaur-rex'),
  'dhargon-elder': outline('spiked-dragon-head'),
  'bohmerk-mote': bohmerk.mote,
  'bohmerk-glob': bohmerk.glob,
  'bohmerk-mass': bohmerk.mass,
  'bohmerk-bulk': bohmerk.bulk,
  'bohmerk-devourer': bohmerk.devourer,
  'orpal-bonewalker': outline('dread-skull'),
  'orpal-shade': outline('ghost'),
  'orpal-reaver': outline('grim-reaper'),
  'orpal-gravecaller': outline('warlock-hood'),
  'orpal-colossus': outline('rock-golem'),
  suuk: outline('alien-stare'),
  'alderkang-splicer': outline('mad-scientist'),
  'alderkang-amalgam': outline('frankenstein-creature'),
  delok: outline('bird-mask'),
  larvok: outline('iron-mask'),
  ysra: outline('archer'),
  'mantus-marturus': outline('gargoyle'),
  seternatus: outline('hydra'),
  'dhoregat-kelt': outline('gooey-eyed-sun'),
  karderut: outline('crowned-skull'),
  'the-alderkang': outline('brain-tentacle'),
  rhorgonkrul: outline('croc-jaws'),
} satisfies Readonly<Record<PieceId, Outline>>

const emblemOf: Readonly<Record<SideId, Outline>> = {
  varpen: outline('bull-horns'),
  dhargon: outline('triple-claws'),
  bohmerk: bohmerkEmblem,
  orpal: outline('tombstone'),
  alderkang: outline('dna2'),
  'hero:delok': outline('key'),
  'hero:larvok': outline('crossed-chains'),
  'hero:ysra': outline('thorned-arrow'),
  neutral: outline('beast-eye'),
}

/** By side, in the order of their numbers. */
export const emblems: readonly Outline[] = sideIds.map((side) => emblemOf[side])
