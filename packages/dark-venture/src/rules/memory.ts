// Genetic Memory
import type { Rule } from '@longtable/kernel'

export const memoryRules: readonly Rule[] = [
  {
    id: 'DV-GENE-01',
    kind: 'rule',
    en:
      'On your turn you may turn action dice into dice tokens of the same faces and keep up to 3 of them ' +
      'in your Genetic Memory.',
    fr:
      'À votre tour, vous pouvez changer des dés d’action en jetons dé des mêmes faces et en garder ' +
      'jusqu’à 3 dans votre Mémoire génétique.',
    source: 'Genetic memory',
  },
  {
    id: 'DV-GENE-02',
    kind: 'rule',
    en:
      'A dice token is spent on a later turn of yours exactly like the die it shows. Where both would do, ' +
      'the die is spent before the token.',
    fr:
      'Un jeton dé se dépense à un de vos tours suivants exactement comme le dé qu’il montre. Là où les ' +
      'deux conviendraient, le dé se dépense avant le jeton.',
    source: 'Genetic memory',
  },
  {
    id: 'DV-GENE-03',
    kind: 'rule',
    en: 'On your own turn you may hold more than 3 tokens; before it ends you spend or discard down to 3.',
    fr:
      'Pendant votre tour, vous pouvez avoir plus de 3 jetons ; avant sa fin, vous en dépensez ou en ' +
      'défaussez jusqu’à n’en avoir que 3.',
    source: 'Genetic memory',
  },
  {
    id: 'DV-GENE-04',
    kind: 'rule',
    en: 'If you get tokens beyond 3 on another’s turn, you choose at once which 3 you keep.',
    fr:
      'Si vous recevez des jetons au-delà de 3 pendant le tour d’un autre, vous choisissez aussitôt les 3 ' +
      'que vous gardez.',
    source: 'Genetic memory',
  },
  {
    id: 'DV-GENE-05',
    kind: 'rule',
    en: 'Tokens that cannot be held are gone when the current turn ends.',
    fr: 'Les jetons qui ne peuvent pas être gardés disparaissent à la fin du tour en cours.',
    source: 'Additional game rules',
  },
  {
    id: 'DV-GENE-06',
    kind: 'rule',
    en: 'A Hero played together with a faction has no Genetic Memory of its own.',
    fr: 'Un héros joué avec une faction n’a pas de Mémoire génétique à lui.',
    source: 'Genetic memory',
  },
  {
    id: 'DV-GENE-07',
    kind: 'note',
    en: 'The book refers to the chapter on Genetic Memory by two different pages.',
    fr: 'Le livret renvoie au chapitre de la Mémoire génétique par deux pages différentes.',
    source: 'ruling: Genetic memory',
    why: 'Nothing in play depends on it.',
  },
]
