// What lies under the search tokens: by the die, and the six names of the wall at the camp.
import type { Names } from '../types.ts'

export const namesFound = {
  orra: {
    name: { en: 'Orra', fr: 'Orra' },
    found: {
      en: 'A comb, with her name burnt into the back. Three teeth are gone, from the same side.',
      fr: 'Un peigne, son nom pyrogravé au dos. Il manque trois dents, du même côté.',
    },
  },
  pell: {
    name: { en: 'Pell of the Ford', fr: 'Pell du Gué' },
    found: {
      en: 'One wader, and in it a list of what he meant to buy. He had crossed off the salt.',
      fr: 'Une cuissarde et, dedans, la liste de ce qu’il voulait acheter. Il avait barré le sel.',
    },
  },
  hadrecElder: {
    name: { en: 'Hadrec the elder', fr: 'Hadrec le père' },
    found: {
      en: 'A slater’s hammer. H on the handle, worn by a thumb to something like an N.',
      fr: 'Un marteau de couvreur. Un H au manche, qu’un pouce a usé jusqu’à en faire presque un N.',
    },
  },
  hadrecYounger: {
    name: { en: 'Hadrec the younger', fr: 'Hadrec le fils' },
    found: {
      en: 'The same hammer, smaller, with the price still on it.',
      fr: 'Le même marteau, en plus petit, le prix encore dessus.',
    },
  },
  anquetil: {
    name: { en: 'Mistress Anquetil', fr: 'Dame Anquetil' },
    found: {
      en: 'Spectacles, folded, in a case lined with blue. She had put them away first.',
      fr: 'Des lunettes, pliées, dans un étui doublé de bleu. Elle avait pris le temps de les ranger.',
    },
  },
  tam: {
    name: { en: 'Tam', fr: 'Tam' },
    found: {
      en: 'A halter, plaited by a boy. It has been bitten through.',
      fr: 'Un licou, tressé par un garçon. On l’a rongé.',
    },
  },
} satisfies Readonly<Record<string, { readonly name: Names; readonly found: Names }>>

export const searchFinds = {
  hurt: { en: 'The hole was occupied.', fr: 'Le trou était habité.' },
  nothing: {
    en: 'Dust, and the print of a hand that looked here before yours.',
    fr: 'De la poussière, et l’empreinte d’une main qui a cherché avant la vôtre.',
  },
  die: {
    en: 'A warm stone. It makes the next thing easier.',
    fr: 'Une pierre tiède. Ce qui vient ensuite en est plus facile.',
  },
  card: {
    en: 'A page of somebody’s plan. It was a good plan.',
    fr: 'Une page du plan de quelqu’un. C’était un bon plan.',
  },
  item: {
    en: 'Wrapped in oilcloth, and meant for later. It is later.',
    fr: 'Enveloppé de toile cirée, et mis de côté pour plus tard. C’est plus tard.',
  },
  both: {
    en: 'A traveller’s whole kit, and nobody in it.',
    fr: 'Tout l’équipement d’un voyageur, et personne dedans.',
  },
} satisfies Readonly<Record<string, Names>>
