// What the party carries or knows without a token, and the clocks of the Underground, by name.
import type { Names } from '../types.ts'
import type { Memory } from './prose.ts'

export const undergroundThings = {
  keyBone: { en: 'the bone key', fr: 'la clé d’os' },
  keySpore: { en: 'the spore key', fr: 'la clé de spore' },
  keyIdol: { en: 'the glass key', fr: 'la clé de verre' },
  falseKey: { en: 'the false key', fr: 'la fausse clé' },
  rope: { en: 'the Guild’s rope', fr: 'la corde de la Guilde' },
  coin: { en: 'the coin from the well', fr: 'la pièce du puits' },
  clapper: { en: 'the bell’s clapper', fr: 'le battant de la cloche' },
  boat: { en: 'the boat', fr: 'la barque' },
  seed: { en: 'the Mother’s seed', fr: 'la graine de la Mère' },
  lamp: { en: 'the lamp', fr: 'la lampe' },
  satchel: { en: 'the Counter’s satchel', fr: 'la besace du Compteur' },
  blueprint: { en: 'the drawing of a key', fr: 'le dessin d’une clé' },
  number: { en: 'the number', fr: 'le nombre' },
  riddle: { en: 'half an answer', fr: 'la moitié d’une réponse' },
  ledgerName: { en: 'the king’s name', fr: 'le nom du roi' },
  stairKnown: { en: 'the way under the lake', fr: 'le chemin sous le lac' },
  window: { en: 'the missing pane', fr: 'le carreau manquant' },
  rootPath: { en: 'the crawl among the roots', fr: 'le boyau entre les racines' },
  sealKnown: { en: 'the masons’ instructions', fr: 'les instructions des maçons' },
  judgeFavour: { en: 'the verdict', fr: 'le jugement' },
} satisfies { readonly [M in Memory]?: Names }

export const undergroundClocks = {
  darkness: { en: 'Darkness', fr: 'Obscurité' },
  night: { en: 'The long night', fr: 'La longue nuit' },
  hunger: { en: 'Meals given to the beast', fr: 'Repas donnés à la bête' },
  count: { en: 'The Suuk’s count', fr: 'Le compte du Suuk' },
  idolAnger: { en: 'The Idol’s patience lost', fr: 'Patience perdue par l’Idole' },
  trustFerry: { en: 'The Ferryman’s trust', fr: 'Confiance du passeur' },
  trustHesk: { en: 'Hesk’s trust', fr: 'Confiance de Hesk' },
  names: { en: 'Names found', fr: 'Noms trouvés' },
  seed: { en: 'Roots in the door', fr: 'Racines dans la porte' },
} satisfies Readonly<Record<string, Names>>
