// Player versus player: melee, outcome and special effects
import type { Rule } from '@longtable/kernel'

export const duelsMeleeRules: readonly Rule[] = [
  {
    id: 'MK-PVP-40',
    kind: 'rule',
    en: 'The melee phase of a duel goes like the Ranged and Siege phase, but the aggressor attacks first.',
    fr:
      'La phase de mêlée d’un duel se déroule comme la phase à distance et de siège, mais l’agresseur ' +
      'attaque en premier.',
    source: 'Sheet: Player vs. Player, melee',
  },
  {
    id: 'MK-PVP-41',
    kind: 'rule',
    en: 'In the melee phase of a duel all kinds of attack and cards played sideways may be used.',
    fr:
      'Dans la phase de mêlée d’un duel, toutes les sortes d’attaques et les cartes jouées de côté sont ' +
      'permises.',
    source: 'Sheet: Player vs. Player, melee',
  },
  {
    id: 'MK-PVP-42',
    kind: 'rule',
    en: 'In the melee phase of a duel blocks count in full: each point lowers the attack by 1.',
    fr:
      'Dans la phase de mêlée d’un duel, les blocages comptent en entier : chaque point réduit l’attaque ' +
      'de 1.',
    source: 'Sheet: Player vs. Player, melee',
  },
  {
    id: 'MK-PVP-43',
    kind: 'rule',
    en:
      'Fortifications do not count in the melee phase of a duel. A card played sideways adds the physical ' +
      'element to the attack.',
    fr:
      'Les fortifications ne comptent pas dans la phase de mêlée d’un duel. Une carte jouée de côté ajoute ' +
      'l’élément physique à l’attaque.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-44',
    kind: 'rule',
    en:
      'In melee 5 damage can be spent to steal one artifact from the blocker’s discard pile, play area or ' +
      'wounded unit.',
    fr:
      'En mêlée, 5 dégâts peuvent servir à voler un artefact dans la défausse du bloqueur, dans sa zone de ' +
      'jeu ou sur une unité blessée.',
    source: 'Sheet: Player vs. Player, melee',
  },
  {
    id: 'MK-PVP-45',
    kind: 'rule',
    en:
      'A stolen artifact goes to the thief’s discard pile. A unit wounded by this very attack counts as ' +
      'wounded, but hand, deck and banners of unwounded units are safe.',
    fr:
      'Un artefact volé va dans la défausse du voleur. Une unité blessée par cette attaque même compte ' +
      'comme blessée, mais la main, la pioche et les bannières des unités indemnes sont à l’abri.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-46',
    kind: 'rule',
    en:
      'In melee, damage equal to the unmodified Move cost of a safe space next to the blocker can be spent ' +
      'to make the blocker retreat there.',
    fr:
      'En mêlée, des dégâts égaux au coût de Déplacement sans modification d’une case sûre voisine peuvent ' +
      'servir à y faire battre en retraite le bloqueur.',
    source: 'Sheet: Player vs. Player, melee',
  },
  {
    id: 'MK-PVP-47', // Q05
    kind: 'rule',
    en: 'The attacker chooses the space of a retreat. A retreat ends the duel and never provokes anyone.',
    fr:
      'L’attaquant choisit la case de la retraite. Une retraite met fin au duel et ne provoque jamais ' +
      'personne.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-48',
    kind: 'rule',
    en: 'The melee phase ends with a retreat, or when both players pass one after the other.',
    fr:
      'La phase de mêlée se termine par une retraite, ou quand les deux joueurs passent l’un après ' +
      'l’autre.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-50',
    kind: 'rule',
    en: 'The winner of a duel who has the lower level gains 1 fame, and 2 more for each level of difference.',
    fr:
      'Le vainqueur d’un duel qui a le niveau le plus bas gagne 1 point de renommée, plus 2 par niveau de ' +
      'différence.',
    source: 'Sheet: Player vs. Player, outcome',
  },
  {
    id: 'MK-PVP-51', // Q01
    kind: 'rule',
    en:
      'The winner of a duel between heroes of the same level gains 1 fame. With the option ' +
      'pvpEqualLevelNeedsLowerFame on, only if the winner has less fame.',
    fr:
      'Le vainqueur d’un duel entre héros de même niveau gagne 1 point de renommée. Si l’option ' +
      'pvpEqualLevelNeedsLowerFame est activée, seulement s’il a moins de renommée.',
    source: 'Sheet: Player vs. Player, outcome',
    option: 'pvpEqualLevelNeedsLowerFame',
  },
  {
    id: 'MK-PVP-52',
    kind: 'rule',
    en: 'The winner of a duel who has the higher level gains nothing.',
    fr: 'Le vainqueur d’un duel qui a le niveau le plus élevé ne gagne rien.',
    source: 'Sheet: Player vs. Player, outcome',
  },
  {
    id: 'MK-PVP-53',
    kind: 'rule',
    en: 'If both players pass, the aggressor withdraws to the space the attack came from.',
    fr: 'Si les deux joueurs passent, l’agresseur se replie sur la case d’où venait l’attaque.',
    source: 'Sheet: Player vs. Player, outcome',
  },
  {
    id: 'MK-PVP-54', // Q05
    kind: 'rule',
    en:
      'A duel without a winner gives no fame. The aggressor’s withdrawal costs no Wound, unless the space ' +
      'withdrawn to is not safe.',
    fr:
      'Un duel sans vainqueur ne rapporte aucune renommée. Le repli de l’agresseur ne coûte pas de ' +
      'Blessure, sauf si la case d’arrivée n’est pas sûre.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-55',
    kind: 'rule',
    en: 'A duel is won by the player who forces the other to retreat, whether aggressor or defender.',
    fr:
      'Un duel est gagné par le joueur qui force l’autre à battre en retraite, qu’il soit agresseur ou ' +
      'défenseur.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-56', // Q43
    kind: 'rule',
    en:
      'An aggressor who drives the owner out of a keep takes it and stays there. The 1 reputation of the ' +
      'assault is lost on entering.',
    fr:
      'Un agresseur qui chasse le propriétaire d’un donjon s’en empare et y reste. Le point de réputation ' +
      'de l’assaut est perdu en y entrant.',
    source: 'ruling: Keeps after a duel',
    why: 'No text says whose the keep is; otherwise the winner would stand on an unsafe space.',
  },
  {
    id: 'MK-PVP-60',
    kind: 'rule',
    en: 'In a duel, effects on enemies can target the opponent’s unwounded units, but never the hero.',
    fr:
      'Dans un duel, les effets visant des ennemis peuvent viser les unités indemnes de l’adversaire, ' +
      'jamais son héros.',
    source: 'Sheet: Player vs. Player, special effects',
  },
  {
    id: 'MK-PVP-61',
    kind: 'rule',
    en: 'In a duel an effect that would destroy an enemy wounds the unit instead.',
    fr: 'Dans un duel, un effet qui détruirait un ennemi blesse l’unité à la place.',
    source: 'Sheet: Player vs. Player, special effects',
  },
  {
    id: 'MK-PVP-62',
    kind: 'rule',
    en: 'In a duel, an effect on a blocked enemy targets a unit that contributed to the attack.',
    fr: 'Dans un duel, un effet visant un ennemi bloqué vise une unité qui a contribué à l’attaque.',
    source: 'Sheet: Player vs. Player, special effects',
  },
  {
    id: 'MK-PVP-63',
    kind: 'rule',
    en: 'In a duel, an effect that needs a successful block works only if the attack was brought down to 0.',
    fr: 'Dans un duel, un effet qui exige un blocage réussi n’agit que si l’attaque a été ramenée à 0.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-64', // Q02
    kind: 'rule',
    en:
      'In a duel the number of enemies is the number of units that contributed to the attack, plus 1. With ' +
      'the option pvpEnemies set to rulebook, ready unwounded units count too.',
    fr:
      'Dans un duel, le nombre d’ennemis est le nombre d’unités qui ont contribué à l’attaque, plus 1. Si ' +
      'l’option pvpEnemies vaut rulebook, les unités prêtes et indemnes comptent aussi.',
    source: 'Sheet: Player vs. Player, special effects',
    option: 'pvpEnemies',
  },
  {
    id: 'MK-PVP-65',
    kind: 'rule',
    en: 'Effects that change values or rules in a duel last for the whole duel.',
    fr: 'Les effets qui modifient des valeurs ou des règles dans un duel durent tout le duel.',
    source: 'Sheet: Player vs. Player, special effects',
  },
  {
    id: 'MK-PVP-66',
    kind: 'rule',
    en:
      'In a duel, an effect that prevents an attack takes the share of one contributing unit off the ' +
      'attack.',
    fr:
      'Dans un duel, un effet qui empêche une attaque retire de l’attaque la part d’une unité qui y a ' +
      'contribué.',
    source: 'Sheet: Player vs. Player, special effects',
  },
  {
    id: 'MK-PVP-67',
    kind: 'rule',
    en:
      'A unit whose share was taken off the attack stays spent. Blocks and special effects cannot be ' +
      'cancelled in this way.',
    fr:
      'Une unité dont la part a été retirée de l’attaque reste épuisée. Ni les blocages ni les effets ' +
      'spéciaux ne peuvent être annulés ainsi.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-68',
    kind: 'rule',
    en: 'In a duel, an effect that skips the Block and Damage phases cancels one whole attack.',
    fr:
      'Dans un duel, un effet qui fait sauter les phases de blocage et des dégâts annule une attaque ' +
      'entière.',
    source: 'Sheet: Player vs. Player, special effects',
  },
  {
    id: 'MK-PVP-69',
    kind: 'rule',
    en:
      'A unit’s armor cannot fall below 1. Effects of red cards fail on units with fire resistance, those ' +
      'of blue cards on units with ice resistance.',
    fr:
      'L’armure d’une unité ne peut pas descendre sous 1. Les effets des cartes rouges échouent sur les ' +
      'unités qui résistent au feu, ceux des cartes bleues sur celles qui résistent à la glace.',
    source: 'Rules: Player versus player',
  },
]
