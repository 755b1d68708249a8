// Who fights below under a name: those that a passage sets against the party, and those that come along with it.
import type { Names } from '../types.ts'

export const undergroundGuards = {
  spore: { en: 'the Mother’s young', fr: 'les petits de la Mère' },
  bone: { en: 'the heap', fr: 'l’amas' },
  watch: { en: 'the watch of the dead', fr: 'la garde des morts' },
  portal: { en: 'those behind the portal', fr: 'ceux de derrière le portail' },
  rot: { en: 'what rose in the grotto', fr: 'ce qui s’est relevé dans la grotte' },
  champion: { en: 'the Judge’s champion', fr: 'le champion du juge' },
  clerks: { en: 'the Clerk’s porters', fr: 'les huissiers du commis' },
  irons: { en: 'the Suuk with the irons', fr: 'le Suuk aux fers' },
  brass: { en: 'the brass porters', fr: 'les huissiers de cuivre' },
  brood: { en: 'the warden mother', fr: 'la mère gardienne' },
  toll: { en: 'Varra’s deserters', fr: 'les déserteurs de Varra' },
  revenge: { en: 'the deserters who were left', fr: 'les déserteurs restants' },
} satisfies Readonly<Record<string, Names>>

export const undergroundCompanions = {
  counter: { en: 'the Counter', fr: 'le Compteur' },
  hesk: { en: 'Hesk', fr: 'Hesk' },
  varra: { en: 'Varra', fr: 'Varra' },
  child: { en: 'the child with the lamp', fr: 'l’enfant à la lampe' },
  hatchling: { en: 'the hatchling from the third row', fr: 'l’éclos du troisième rang' },
  bonewalker: { en: 'the one made whole', fr: 'celui qui est entier' },
  sitter: { en: 'the Suuk with the hat', fr: 'le Suuk au chapeau' },
} satisfies Readonly<Record<string, Names>>
