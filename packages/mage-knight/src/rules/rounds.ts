// The round
import type { Rule } from '@longtable/kernel'

export const roundsRules: readonly Rule[] = [
  {
    id: 'MK-ROUND-01',
    kind: 'rule',
    en: 'Rounds are Day and Night in turn, and in each of them the players take turns.',
    fr: 'Les manches sont tour à tour de jour et de nuit, et les joueurs y jouent chacun leur tour.',
    source: 'Rules: The round',
  },
  {
    id: 'MK-ROUND-02',
    kind: 'rule',
    en: 'Before every round but the first, Day changes to Night or Night to Day.',
    fr: 'Avant chaque manche sauf la première, le jour fait place à la nuit ou la nuit au jour.',
    source: 'Sheet: New Round',
  },
  {
    id: 'MK-ROUND-03',
    kind: 'rule',
    en:
      'For a new round all Source dice are rerolled, then all black and gold ones again until at least ' +
      'half of the dice show basic colours.',
    fr:
      'Pour une nouvelle manche, on relance tous les dés de la Source, puis encore tous les dés noirs et ' +
      'dorés jusqu’à ce qu’au moins la moitié des dés montrent une couleur de base.',
    source: 'Sheet: New Round',
  },
  {
    id: 'MK-ROUND-04',
    kind: 'rule',
    en:
      'A new round brings a new unit offer: the old cards leave it, and as many units as there are ' +
      'players, plus 2, are dealt.',
    fr:
      'Une nouvelle manche apporte une nouvelle offre d’unités : les anciennes cartes la quittent, et ' +
      'l’on distribue autant d’unités que de joueurs, plus 2.',
    source: 'Sheet: New Round',
  },
  {
    id: 'MK-ROUND-05',
    kind: 'rule',
    en:
      'Units left in the old offer go to the bottom of their own deck, and its advanced actions to the ' +
      'bottom of the advanced action deck.',
    fr:
      'Les unités restées dans l’ancienne offre vont sous leur propre pile, et ses actions avancées sous ' +
      'la pile des actions avancées.',
    source: 'Rules: The round',
  },
  {
    id: 'MK-ROUND-06',
    kind: 'rule',
    en:
      'Once a core tile lies on the map, the new unit offer alternates elite and regular units, elite ' +
      'first; before that it is regular units only.',
    fr:
      'Dès qu’une tuile centrale est sur la carte du monde, la nouvelle offre alterne unités d’élite et ' +
      'régulières, en commençant par une unité d’élite ; avant cela, elle ne compte que des unités ' +
      'régulières.',
    source: 'Sheet: New Round',
  },
  {
    id: 'MK-ROUND-07',
    kind: 'rule',
    en: 'The new unit offer gets one advanced action for each monastery on the map that is not burned.',
    fr:
      'La nouvelle offre d’unités reçoit une action avancée par monastère de la carte du monde qui n’est ' +
      'pas incendié.',
    source: 'Sheet: New Round',
  },
  {
    id: 'MK-ROUND-08',
    kind: 'rule',
    en:
      'In the offers of advanced actions and of spells the lowest card goes under its deck, the others ' +
      'move down one place and a new card takes the top place.',
    fr:
      'Dans les offres d’actions avancées et de sorts, la carte la plus basse passe sous sa pile, les ' +
      'autres descendent d’une place et une nouvelle carte prend la place du haut.',
    source: 'Sheet: New Round',
  },
  {
    id: 'MK-ROUND-09',
    kind: 'rule',
    en:
      'With a dummy player, the advanced action that leaves its offer joins the dummy’s deck instead, and ' +
      'the dummy gains a crystal of the colour of the spell that goes under its deck.',
    fr:
      'Avec un joueur fictif, l’action avancée qui quitte l’offre rejoint sa pioche, et il gagne un ' +
      'cristal de la couleur du sort qui passe sous sa pile.',
    source: 'Sheet: New Round',
  },
  {
    id: 'MK-ROUND-10',
    kind: 'rule',
    en: 'For a new round every player turns all skills and banners face up again.',
    fr:
      'Pour une nouvelle manche, chaque joueur remet face visible toutes ses compétences et toutes ses ' +
      'bannières.',
    source: 'Sheet: New Round',
  },
  {
    id: 'MK-ROUND-11',
    kind: 'rule',
    en: 'When a new round is prepared you may take any banner off its unit and shuffle it into your deck.',
    fr:
      'À la préparation d’une nouvelle manche, vous pouvez reprendre toute bannière confiée à une unité ' +
      'et la mélanger à votre pioche.',
    source: 'Rules: The round',
  },
  {
    id: 'MK-ROUND-12',
    kind: 'rule',
    en: 'All units are readied for a new round; wounded units become ready too, but stay wounded.',
    fr:
      'Toutes les unités sont relevées pour une nouvelle manche ; les unités blessées aussi, mais elles ' +
      'restent blessées.',
    source: 'Sheet: New Round',
  },
  {
    id: 'MK-ROUND-13',
    kind: 'rule',
    en:
      'For a new round you shuffle your hand, deck and discard pile, Wounds included, into a new deck and ' +
      'draw up to your hand limit.',
    fr:
      'Pour une nouvelle manche, vous mélangez votre main, votre pioche et votre défausse, Blessures ' +
      'comprises, en une nouvelle pioche, puis vous piochez jusqu’à votre limite de main.',
    source: 'Sheet: New Round',
  },
  {
    id: 'MK-ROUND-14',
    kind: 'rule',
    en:
      'The draw at the start of a round has the same keep or city bonus as a draw at the end of a turn, ' +
      'and any hand limit bonus that your last turn left for the next draw.',
    fr:
      'La pioche de début de manche profite du même bonus de donjon ou de ville que celle de fin de tour, ' +
      'et de tout bonus de limite de main laissé par votre dernier tour pour la prochaine pioche.',
    source: 'Rules: The round',
  },
  {
    id: 'MK-ROUND-15',
    kind: 'rule',
    en: 'Once the hands are drawn the players choose tactics, and the order tokens are rearranged.',
    fr:
      'Une fois les mains piochées, les joueurs choisissent leurs tactiques et les jetons d’ordre sont ' +
      'réordonnés.',
    source: 'Sheet: New Round',
  },
  {
    id: 'MK-ROUND-16',
    kind: 'rule',
    en: 'Turns follow the order tokens from top to bottom and then start again at the top.',
    fr: 'Les tours suivent les jetons d’ordre de haut en bas, puis recommencent en haut.',
    source: 'Rules: The round',
  },
  {
    id: 'MK-ROUND-17',
    kind: 'rule',
    en:
      'After the end of the round is announced, every other player has exactly one more turn; then the ' +
      'round ends.',
    fr:
      'Après l’annonce de la fin de la manche, chaque autre joueur joue exactement un tour de plus, puis ' +
      'la manche se termine.',
    source: 'Rules: The round',
  },
  {
    id: 'MK-ROUND-18',
    kind: 'rule',
    en:
      'After your last turn of a round you may use no effect at all until the tactics of the next round ' +
      'are chosen.',
    fr:
      'Après votre dernier tour d’une manche, vous ne pouvez plus utiliser aucun effet jusqu’à ce que les ' +
      'tactiques de la manche suivante soient choisies.',
    source: 'Rules: The round',
  },
  {
    id: 'MK-ROUND-19',
    kind: 'rule',
    en:
      'When both the end of the round and the end of the scenario have been announced, the last turns ' +
      'follow the one that came first.',
    fr:
      'Si la fin de la manche et celle du scénario sont toutes deux annoncées, les derniers tours suivent ' +
      'celle qui est venue en premier.',
    source: 'Rules: The round',
  },
  {
    id: 'MK-ROUND-20', // Q90
    kind: 'rule',
    en: 'If the round ends while the last turns of the scenario are being played, the game ends at once.',
    fr: 'Si la manche se termine pendant les derniers tours du scénario, la partie s’arrête aussitôt.',
    source: 'Rules: Scenarios',
  },
  {
    id: 'MK-ROUND-21',
    kind: 'rule',
    en:
      'The game ends at the scenario’s last round or when its condition is met, whichever comes first; ' +
      'then scores are counted.',
    fr:
      'La partie prend fin à la dernière manche du scénario ou dès que sa condition est remplie, selon ce ' +
      'qui arrive en premier ; on compte alors les points.',
    source: 'Rules: The round',
  },
  {
    id: 'MK-ROUND-22', // Q08
    kind: 'rule',
    en:
      'Dice kept on cards (Mana Steal, Mana Claim) and cards set aside (Time Bending) come back before ' +
      'the Source dice are rerolled and the decks shuffled.',
    fr:
      'Les dés gardés sur des cartes (Vol de mana, Appropriation de mana) et les cartes mises de côté ' +
      '(Distorsion du temps) reviennent avant que l’on relance les dés de la Source et que l’on mélange ' +
      'les pioches.',
    source: 'ruling: The round',
  },
  {
    id: 'MK-ROUND-23',
    kind: 'rule',
    en:
      'An interactive skill still active when the round ends stops, and lies face down until skills are ' +
      'turned up for the new round.',
    fr:
      'Une compétence interactive encore active à la fin de la manche s’arrête, et reste face cachée ' +
      'jusqu’à ce que l’on remette les compétences face visible pour la nouvelle manche.',
    source: 'Rules: Using skills',
  },
  {
    id: 'MK-ROUND-24',
    kind: 'rule',
    en: 'Ruins tokens that are still face down are revealed when a Day round starts.',
    fr: 'Les jetons de ruines encore face cachée sont révélés au début d’une manche de jour.',
    source: 'Rules: Site cards',
  },
]
