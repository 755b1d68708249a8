// The page before the first round below, and what is told at moments that belong to no passage.
import type { Names } from '../types.ts'

export const undergroundOpening = {
  name: { en: 'The Lightless Below', fr: 'Le fond sans lumière' },
  intro: {
    en: 'A hole in the hill, a heart at the bottom, and more than one thing to be done with it.',
    fr: 'Un trou dans la colline, un cœur au fond, et plus d’une chose à en faire.',
  },
  story: {
    en:
      'There is a hole in the hill where the sheep will not graze. Some people went down it after a ' +
      'sheep, and others after those people; just inside is a camp, where each party leaves a dry pair ' +
      'of boots to come home in. At the bottom lies a heart that keeps the dead awake. It might be ' +
      'sold, they say at the inn; or shut away for good; or given back to its owner, at which the inn ' +
      'goes quiet. And there is talk of a ferryman who could take you right through, and out on another ' +
      'side. You have bread, and oil for a good many bells. What you want down there you may decide on ' +
      'the way. The dark is not particular.',
    fr:
      'Il y a dans la colline un trou près duquel les moutons ne broutent pas. Des gens y sont ' +
      'descendus pour un mouton, et d’autres pour ces gens ; juste à l’entrée est un camp, où chaque ' +
      'troupe laisse des bottes sèches pour le retour. Au fond gît un cœur qui tient les morts ' +
      'éveillés. On pourrait le vendre, dit-on à l’auberge ; ou l’enfermer à jamais ; ou le rendre à ' +
      'qui il est, et là l’auberge se tait. On parle aussi d’un passeur qui vous mènerait à travers, et ' +
      'dehors par un autre côté. Vous avez du pain, et de l’huile pour bon nombre de cloches. Ce que ' +
      'vous voulez en bas, décidez-le en chemin. Le noir n’est pas regardant.',
  },
} satisfies Readonly<Record<string, Names>>

export const undergroundMoments = {
  wakes: {
    en:
      'Below, something that has lain down for a long time sits up, and listens, and feels for its ' +
      'feet.',
    fr: 'En bas, quelque chose qui était couché depuis longtemps s’assied, écoute, et cherche ses pieds.',
  },
  half: {
    en: 'Half of the oil is gone. Nobody had meant to be the one to say so.',
    fr: 'La moitié de l’huile est partie. Personne ne voulait être celui qui le dirait.',
  },
  lowLight: {
    en: 'The flames have turned blue at the edges. You begin to see each other as outlines.',
    fr: 'Les flammes bleuissent sur les bords. Vous commencez à vous voir en silhouettes.',
  },
  lastBell: {
    en: 'One bell more. After that you will have to remember what everything looked like.',
    fr: 'Encore une cloche. Après, il faudra vous rappeler à quoi tout ressemblait.',
  },
  silence: {
    en: 'Post and portal are shut. For the first time since the gate, the only footsteps are your own.',
    fr:
      'Le poste est muet, le portail fermé. Pour la première fois depuis la porte, il n’y a de pas que ' +
      'les vôtres.',
  },
  heroReturns: {
    en: 'Someone comes to by the fire, in stockinged feet, and asks how long it was.',
    fr: 'Quelqu’un revient à soi près du feu, sans ses bottes, et demande combien de temps cela a duré.',
  },
  heartFalls: {
    en: 'The Heart rolls a little way, and stops, and goes on beating for whoever is nearest.',
    fr: 'Le cœur roule un peu, s’arrête, et continue de battre pour le plus proche.',
  },
  seedGrows: {
    en: 'In the door the roots have gone on talking.',
    fr: 'Dans la porte, les racines ont continué de parler.',
  },
} satisfies Readonly<Record<string, Names>>
