// The Source and mana
import type { Rule } from '@longtable/kernel'

export const manaRules: readonly Rule[] = [
  {
    id: 'MK-MANA-01',
    kind: 'rule',
    en: 'On your turn you may use the mana of one Source die.',
    fr: 'À votre tour, vous pouvez utiliser le mana d’un dé de la Source.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-MANA-02',
    kind: 'rule',
    en: 'You take a Source die only at the moment you spend its mana; you may not take one to keep it.',
    fr:
      'Vous ne prenez un dé de la Source qu’au moment de dépenser son mana ; vous ne pouvez pas en ' +
      'prendre un pour le garder.',
    source: 'Rules: Using mana',
  },
  {
    id: 'MK-MANA-03',
    kind: 'rule',
    en:
      'A Source die that was used stays out of the Source until the end of the turn; then it is rerolled ' +
      'and put back.',
    fr:
      'Un dé de la Source utilisé reste hors de la Source jusqu’à la fin du tour ; il est alors relancé ' +
      'et remis en place.',
    source: 'Rules: Using mana',
  },
  {
    id: 'MK-MANA-04',
    kind: 'rule',
    en: 'You pay one mana with a crystal, a mana token or a Source die.',
    fr: 'Vous payez un mana avec un cristal, un jeton de mana ou un dé de la Source.',
    source: 'Rules: Questions and answers',
  },
  {
    id: 'MK-MANA-05', // Q10
    kind: 'rule',
    en: 'Mana tokens are lost at the end of your turn; crystals are kept.',
    fr: 'Les jetons de mana sont perdus à la fin de votre tour ; les cristaux se conservent.',
    source: 'Rules: Using mana',
  },
  {
    id: 'MK-MANA-06',
    kind: 'rule',
    en: 'Crystals exist only in the basic colours, and you may hold at most 3 of each colour.',
    fr:
      'Il n’existe de cristaux que des couleurs de base, et vous pouvez en avoir au plus 3 de chaque ' +
      'couleur.',
    source: 'Rules: Using mana',
  },
  {
    id: 'MK-MANA-07',
    kind: 'rule',
    en:
      'At any time on your turn you may turn a crystal into a mana token of its colour. Only an effect ' +
      'turns a token into a crystal.',
    fr:
      'À tout moment de votre tour, vous pouvez changer un cristal en jeton de mana de sa couleur. Seul ' +
      'un effet permet l’inverse.',
    source: 'Rules: Using mana',
  },
  {
    id: 'MK-MANA-08',
    kind: 'rule',
    en: 'By Day gold mana counts as any basic colour, and black mana and black dice cannot be used.',
    fr:
      'De jour, le mana doré vaut toute couleur de base ; le mana noir et les dés noirs sont ' +
      'inutilisables.',
    source: 'Rules: Using mana',
  },
  {
    id: 'MK-MANA-09',
    kind: 'rule',
    en:
      'At Night black mana pays only where black is asked for, never in place of another colour, and gold ' +
      'mana and gold dice cannot be used.',
    fr:
      'De nuit, le mana noir ne paie que là où du noir est demandé, jamais à la place d’une autre couleur ' +
      '; le mana doré et les dés dorés sont inutilisables.',
    source: 'Rules: Using mana',
  },
  {
    id: 'MK-MANA-10',
    kind: 'rule',
    en: 'Gold mana spent as a colour counts as that colour in every respect.',
    fr: 'Du mana doré dépensé comme une couleur compte à tous égards comme cette couleur.',
    source: 'Rules: Using mana',
  },
  {
    id: 'MK-MANA-11', // Q30
    kind: 'rule',
    en:
      'If an effect gives you a crystal of a colour of which you already hold 3, you gain a mana token of ' +
      'that colour instead.',
    fr:
      'Si un effet vous donne un cristal d’une couleur dont vous avez déjà 3 cristaux, vous gagnez à la ' +
      'place un jeton de mana de cette couleur.',
    source: 'Rules: Gaining things',
  },
  {
    id: 'MK-MANA-12', // Q09
    kind: 'rule',
    en: 'A crystal from a mine or as a reward for a combat is lost if you already hold 3 of its colour.',
    fr:
      'Un cristal donné par une mine ou en récompense d’un combat est perdu si vous en avez déjà 3 de sa ' +
      'couleur.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-MANA-13',
    kind: 'rule',
    en:
      'Extra Source dice from Mana Draw (basic effect) or Mana Storm (strong effect) may be used even if ' +
      'you do not use your normal die.',
    fr:
      'Les dés de la Source supplémentaires de Tirage de mana (effet simple) ou de Tempête de mana (effet ' +
      'puissant) peuvent servir même si vous n’utilisez pas votre dé normal.',
    source: 'Rules: Questions and answers',
  },
  {
    id: 'MK-MANA-14',
    kind: 'rule',
    en:
      'An effect that takes a die from the Source itself, such as Mana Claim or the strong effect of Mana ' +
      'Draw, leaves you your normal Source die of the turn.',
    fr:
      'Un effet qui prend lui-même un dé dans la Source, comme Appropriation de mana ou l’effet puissant ' +
      'de Tirage de mana, vous laisse votre dé normal du tour.',
    source: 'Rules: Questions and answers',
  },
  {
    id: 'MK-MANA-15',
    kind: 'rule',
    en:
      'Mana Draw, strong effect: the die you take is set to any colour but gold and gives 2 mana tokens ' +
      'of it. At the end of the turn it returns showing that colour, without a reroll.',
    fr:
      'Tirage de mana, effet puissant : le dé pris est tourné sur une couleur autre que doré et donne 2 ' +
      'jetons de mana de cette couleur. À la fin du tour, il revient sur cette couleur sans être relancé.',
    source: 'Rules: Card texts',
  },
  {
    id: 'MK-MANA-16', // Q29
    kind: 'rule',
    en:
      'Mana Storm, strong effect: only the dice lying in the Source are rerolled. Then you may use 3 ' +
      'extra dice this turn, and gold and black dice count as any basic colour by Day and at Night.',
    fr:
      'Tempête de mana, effet puissant : on ne relance que les dés présents dans la Source. Vous pouvez ' +
      'ensuite utiliser 3 dés de plus ce tour-ci, et les dés dorés et noirs valent toute couleur de base, ' +
      'de jour comme de nuit.',
    source: 'Rules: Card texts',
  },
  {
    id: 'MK-MANA-17',
    kind: 'rule',
    en: 'A rerolled die that shows black by Day or gold at Night cannot be used from that moment on.',
    fr: 'Un dé relancé qui montre du noir de jour ou du doré de nuit est aussitôt inutilisable.',
    source: 'Rules: Using mana',
  },
  {
    id: 'MK-MANA-18', // Q58
    kind: 'rule',
    en:
      'Where Night rules hold (dungeon, tomb, liberating a mine), black mana can be used and gold mana ' +
      'cannot, for that combat only.',
    fr:
      'Là où les règles de nuit s’appliquent (souterrain, tombeau, libération d’une mine), le mana noir ' +
      'est utilisable et le doré ne l’est pas, pour ce combat seulement.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-MANA-19',
    kind: 'rule',
    en:
      'A cost of one mana may be paid with any mana you can use; it does not by itself let you take a die ' +
      'from the Source.',
    fr:
      'Un coût d’un mana se paie avec tout mana que vous pouvez utiliser ; il ne vous permet pas à lui ' +
      'seul de prendre un dé dans la Source.',
    source: 'Rules: Questions and answers',
  },
  {
    id: 'MK-MANA-20',
    kind: 'rule',
    en:
      'The mana for a strong effect is paid while the card is played; a card already played cannot be ' +
      'powered later.',
    fr:
      'Le mana d’un effet puissant se paie en jouant la carte ; une carte déjà jouée ne peut plus être ' +
      'renforcée ensuite.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MANA-21', // Q27
    kind: 'rule',
    en:
      'The endless mana of a ring pays any number of mana of its colour this turn, and of black where ' +
      'black may be used. It gives no tokens and no crystals.',
    fr:
      'Le mana sans limite d’un anneau paie ce tour-ci autant de mana de sa couleur que voulu, et de mana ' +
      'noir là où le noir est utilisable. Il ne donne ni jeton ni cristal.',
    source: 'ruling: Mana',
  },
]
