// Player versus player: when, the defender’s choice, and the Ranged and Siege phase
import type { Rule } from '@longtable/kernel'

export const duelsRules: readonly Rule[] = [
  {
    id: 'MK-PVP-01',
    kind: 'rule',
    en: 'There is no duel on the portal or in a city.',
    fr: 'Aucun duel n’a lieu sur le portail ni dans une ville.',
    source: 'Sheet: Player vs. Player',
  },
  {
    id: 'MK-PVP-02',
    kind: 'rule',
    en: 'There is no duel once the end of the round or of the game has been announced.',
    fr: 'Aucun duel n’a lieu une fois annoncée la fin de la manche ou de la partie.',
    source: 'Sheet: Player vs. Player',
  },
  {
    id: 'MK-PVP-03',
    kind: 'rule',
    en:
      'A step that provokes a rampaging enemy starts no duel: it may not enter a space where another hero ' +
      'stands.',
    fr:
      'Un pas qui provoque un ennemi maraudeur n’engage pas de duel : il ne peut pas mener sur la case ' +
      'd’un autre héros.',
    source: 'Sheet: Player vs. Player',
  },
  {
    id: 'MK-PVP-04',
    kind: 'rule',
    en: 'You cannot attack a player whose order token is face down.',
    fr: 'Vous ne pouvez pas attaquer un joueur dont le jeton d’ordre est face cachée.',
    source: 'Sheet: Player vs. Player',
  },
  {
    id: 'MK-PVP-05',
    kind: 'rule',
    en: 'There are no duels in cooperative games, between team mates, or when the option pvp is off.',
    fr:
      'Il n’y a pas de duel dans les parties coopératives, entre coéquipiers, ou quand l’option pvp est ' +
      'désactivée.',
    source: 'Rules: Movement',
    option: 'pvp',
  },
  {
    id: 'MK-PVP-06',
    kind: 'rule',
    en:
      'If you end your move on another hero’s space where no duel is allowed, you have no action and must ' +
      'withdraw at the end of your turn.',
    fr:
      'Si vous terminez votre déplacement sur la case d’un autre héros là où le duel n’est pas permis, ' +
      'vous n’avez pas d’action et devez vous replier à la fin de votre tour.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-PVP-07',
    kind: 'rule',
    en:
      'In a duel the aggressor is the player who moved in and the defender the one who stood there. ' +
      'Attacker and blocker change with each attack.',
    fr:
      'Dans un duel, l’agresseur est le joueur qui arrive et le défenseur celui qui se trouvait là. ' +
      'L’attaquant et le bloqueur changent à chaque attaque.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-08', // Q42
    kind: 'rule',
    en:
      'Before a duel the defender may use what may be used before a turn, such as plundering or ' +
      'Motivation, but may not announce the end of the round.',
    fr:
      'Avant un duel, le défenseur peut utiliser ce qui s’utilise avant un tour, comme le pillage ou ' +
      '« Motivation », mais ne peut pas annoncer la fin de la manche.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-10',
    kind: 'rule',
    en: 'The defender of a duel must choose between full and partial combat.',
    fr: 'Le défenseur d’un duel doit choisir entre combat complet et combat partiel.',
    source: 'Sheet: Player vs. Player, the defender’s choice',
  },
  {
    id: 'MK-PVP-11',
    kind: 'rule',
    en:
      'A defender in full combat turns the order token face down. The next turn is skipped and the token ' +
      'turned up again.',
    fr:
      'En combat complet, le défenseur retourne son jeton d’ordre face cachée. Son prochain tour est sauté ' +
      'et le jeton est remis face visible.',
    source: 'Sheet: Player vs. Player, full combat',
  },
  {
    id: 'MK-PVP-12',
    kind: 'rule',
    en: 'A defender in full combat may use one die of the Source and skills.',
    fr: 'En combat complet, le défenseur peut utiliser un dé de la Source et ses compétences.',
    source: 'Sheet: Player vs. Player, full combat',
  },
  {
    id: 'MK-PVP-13',
    kind: 'rule',
    en: 'After the duel a defender in full combat may play special and healing cards.',
    fr: 'Après le duel, le défenseur en combat complet peut jouer des effets spéciaux et de soin.',
    source: 'Sheet: Player vs. Player, full combat',
  },
  {
    id: 'MK-PVP-14',
    kind: 'rule',
    en: 'A defender in full combat then goes through all steps of the end of a turn.',
    fr: 'Le défenseur en combat complet passe ensuite par toutes les étapes de la fin de tour.',
    source: 'Sheet: Player vs. Player, full combat',
  },
  {
    id: 'MK-PVP-15', // Q91
    kind: 'rule',
    en:
      'Full combat brings what the start of a turn gives, such as a glade’s mana, but no moving, exploring ' +
      'or other action. It is not open to a defender with only Wounds in hand.',
    fr:
      'Le combat complet apporte ce que donne un début de tour, comme le mana d’une clairière, mais ni ' +
      'déplacement, ni exploration, ni autre action. Il est fermé au défenseur qui n’a que des Blessures ' +
      'en main.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-16',
    kind: 'rule',
    en: 'A defender in partial combat may use neither a die of the Source nor skills meant for the own turn.',
    fr:
      'En combat partiel, le défenseur ne peut utiliser ni dé de la Source ni compétence réservée à son ' +
      'propre tour.',
    source: 'Sheet: Player vs. Player, partial combat',
  },
  {
    id: 'MK-PVP-17',
    kind: 'rule',
    en: 'In partial combat the defender’s part is over as soon as the duel ends.',
    fr: 'En combat partiel, le défenseur n’a plus rien à faire dès la fin du duel.',
    source: 'Sheet: Player vs. Player, partial combat',
  },
  {
    id: 'MK-PVP-18', // Q44
    kind: 'rule',
    en:
      'After partial combat the defender neither heals nor draws. Unused mana tokens and cards played stay ' +
      'until the end of the defender’s next turn, and other players may attack again.',
    fr:
      'Après un combat partiel, le défenseur ne se soigne pas et ne pioche pas. Ses jetons de mana ' +
      'inutilisés et ses cartes jouées restent jusqu’à la fin de son prochain tour, et il peut encore être ' +
      'attaqué.',
    source: 'ruling: Partial combat',
  },
  {
    id: 'MK-PVP-20',
    kind: 'rule',
    en:
      'In the Ranged and Siege phase of a duel the defender attacks first. The players alternate until ' +
      'both pass one after the other.',
    fr:
      'Dans la phase à distance et de siège d’un duel, le défenseur attaque en premier. Les joueurs ' +
      'alternent jusqu’à ce que tous deux passent l’un après l’autre.',
    source: 'Sheet: Player vs. Player, ranged and siege',
  },
  {
    id: 'MK-PVP-21',
    kind: 'rule',
    en:
      'In this phase the attacker plays ranged and siege attacks. Against a defender on a fortified site ' +
      'only siege attacks count.',
    fr:
      'Dans cette phase, l’attaquant joue des attaques à distance et de siège. Contre un défenseur placé ' +
      'sur un site fortifié, seules les attaques de siège comptent.',
    source: 'Sheet: Player vs. Player, ranged and siege',
  },
  {
    id: 'MK-PVP-22',
    kind: 'rule',
    en:
      'The fortified sites that protect a defender are keeps and mage towers. No card may be played ' +
      'sideways in the Ranged and Siege phase.',
    fr:
      'Les sites fortifiés qui protègent un défenseur sont les donjons et les tours de mage. Aucune carte ' +
      'ne peut être jouée de côté dans la phase à distance et de siège.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-23',
    kind: 'rule',
    en:
      'The blocker plays blocks. A block is efficient if it is efficient against any one element of the ' +
      'attack.',
    fr:
      'Le bloqueur joue des blocages. Un blocage est efficace s’il l’est contre au moins un élément de ' +
      'l’attaque.',
    source: 'Sheet: Player vs. Player, ranged and siege',
  },
  {
    id: 'MK-PVP-24',
    kind: 'rule',
    en: 'Inefficient blocks in a duel are added up and halved, rounded down, as against enemies.',
    fr:
      'Dans un duel, les blocages inefficaces s’additionnent et sont divisés par deux, à l’inférieur, ' +
      'comme contre les ennemis.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-25',
    kind: 'rule',
    en: 'In the Ranged and Siege phase of a duel every 2 points of block lower the attack by 1.',
    fr:
      'Dans la phase à distance et de siège d’un duel, chaque tranche de 2 points de Blocage réduit ' +
      'l’attaque de 1.',
    source: 'Sheet: Player vs. Player, ranged and siege',
  },
  {
    id: 'MK-PVP-26', // Q45
    kind: 'rule',
    en:
      'A block too weak to stop the whole attack still counts: half the total block, rounded down, comes ' +
      'off. Each point of a block that counts twice against swift attacks takes off 1.',
    fr:
      'Un blocage trop faible pour arrêter toute l’attaque compte quand même : on retire la moitié du ' +
      'blocage total, arrondie à l’inférieur. Chaque point d’un blocage compté double contre les attaques ' +
      'rapides en retire 1.',
    source: 'ruling: Blocks in a duel',
  },
  {
    id: 'MK-PVP-27',
    kind: 'rule',
    en: 'The attacker assigns the damage that is left.',
    fr: 'L’attaquant attribue les dégâts restants.',
    source: 'Sheet: Player vs. Player, ranged and siege',
  },
  {
    id: 'MK-PVP-28',
    kind: 'rule',
    en: 'Damage equal to its armor wounds an unwounded unit.',
    fr: 'Des dégâts égaux à son armure blessent une unité indemne.',
    source: 'Sheet: Player vs. Player, ranged and siege',
  },
  {
    id: 'MK-PVP-29',
    kind: 'rule',
    en:
      'Damage equal to the hero’s armor puts a Wound into the blocker’s hand, as often as the damage ' +
      'allows.',
    fr:
      'Des dégâts égaux à l’armure du héros mettent une Blessure dans la main du bloqueur, autant de fois ' +
      'que les dégâts le permettent.',
    source: 'Sheet: Player vs. Player, ranged and siege',
  },
  {
    id: 'MK-PVP-30',
    kind: 'rule',
    en: 'Damage below a target’s armor cannot be assigned to it. Damage left over may stay unused.',
    fr:
      'Des dégâts inférieurs à l’armure d’une cible ne peuvent pas lui être attribués. Les dégâts en trop ' +
      'peuvent rester inutilisés.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-31',
    kind: 'rule',
    en: 'A hero is knocked out in a duel just as in a combat against enemies.',
    fr: 'Un héros est assommé dans un duel tout comme dans un combat contre des ennemis.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-PVP-32',
    kind: 'rule',
    en:
      'Heroes have no resistances. A unit that resists an element of the attack must be given twice its ' +
      'armor in damage.',
    fr:
      'Les héros n’ont pas de résistance. Une unité qui résiste à un élément de l’attaque doit recevoir ' +
      'des dégâts égaux au double de son armure.',
    source: 'Rules: Player versus player',
  },
]
