// The turn
import type { Rule } from '@longtable/kernel'

export const turnsRules: readonly Rule[] = [
  {
    id: 'MK-TURN-01',
    kind: 'rule',
    en:
      'Your turn runs in this order: effects used before it, the check of your order token, announcing or ' +
      'giving up, benefits at the start, a regular turn or a rest, and the end of the turn.',
    fr:
      'Votre tour suit cet ordre : effets utilisés avant le tour, vérification de votre jeton d’ordre, ' +
      'annonce ou renoncement, avantages de début de tour, tour normal ou repos, fin du tour.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-02',
    kind: 'rule',
    en:
      'What may be used before your turn or on another player’s turn may be used at any moment outside ' +
      'your own turn, also before the first turn of the round and between two turns of yours in a row.',
    fr:
      'Ce qui s’utilise avant votre tour ou pendant le tour d’un autre peut servir à tout moment en ' +
      'dehors de votre tour, même avant le premier tour de la manche et entre deux de vos tours ' +
      'consécutifs.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-03',
    kind: 'rule',
    en:
      'Effects outside your turn may not be used during your own end of turn, before all tactics are ' +
      'chosen, after your last turn of the round, or while an effect is being resolved.',
    fr:
      'Les effets hors de votre tour ne peuvent pas servir pendant votre propre fin de tour, avant que ' +
      'toutes les tactiques soient choisies, après votre dernier tour de la manche, ni pendant la ' +
      'résolution d’un effet.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-04',
    kind: 'rule',
    en: 'Outside your own turn you may use only what is meant for that time; nothing else can be played.',
    fr:
      'En dehors de votre tour, vous ne pouvez utiliser que ce qui est prévu pour ce moment ; rien ' +
      'd’autre ne peut être joué.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-05', // Q40
    kind: 'rule',
    en:
      'If your order token is face down when your turn comes, it is turned up and the turn is skipped; ' +
      'you cannot announce the end of the round then.',
    fr:
      'Si votre jeton d’ordre est face cachée quand vient votre tour, il est remis face visible et le ' +
      'tour est passé ; vous ne pouvez pas annoncer alors la fin de la manche.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-06',
    kind: 'rule',
    en:
      'Your interactive skills that are still active end when your turn comes round again, even if that ' +
      'turn is skipped.',
    fr:
      'Vos compétences interactives encore actives prennent fin quand votre tour revient, même si ce tour ' +
      'est passé.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-07',
    kind: 'rule',
    en:
      'If your deck is empty when your turn starts, you may give up the turn to announce the end of the ' +
      'round.',
    fr:
      'Si votre pioche est vide au début de votre tour, vous pouvez renoncer à ce tour pour annoncer la ' +
      'fin de la manche.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-TURN-08',
    kind: 'rule',
    en:
      'If your deck and your hand are both empty when your turn starts, you must announce the end of the ' +
      'round; if it is announced already, you just give up the turn.',
    fr:
      'Si votre pioche et votre main sont toutes deux vides au début de votre tour, vous devez annoncer ' +
      'la fin de la manche ; si elle l’est déjà, vous renoncez simplement à ce tour.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-09', // Q98
    kind: 'rule',
    en:
      'Whether your deck and hand are empty is checked after everything used before your turn, such as ' +
      'plundering, Motivation or a tactic.',
    fr:
      'On regarde si votre pioche et votre main sont vides après tout ce qui est utilisé avant votre tour ' +
      ': pillage, Motivation, tactique.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-10',
    kind: 'rule',
    en: 'The end of the round is announced only once in a round.',
    fr: 'La fin de la manche ne s’annonce qu’une fois par manche.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-11',
    kind: 'rule',
    en: 'A turn that is given up has no end: no mine, no glade, no rewards and no cards drawn.',
    fr: 'Un tour auquel on renonce n’a pas de fin de tour : ni mine, ni clairière, ni récompense, ni pioche.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-12',
    kind: 'rule',
    en: 'If you do not give up your turn, it is either a regular turn or a rest, never both.',
    fr: 'Si vous ne renoncez pas à votre tour, c’est soit un tour normal, soit un repos, jamais les deux.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-TURN-13',
    kind: 'rule',
    en: 'On a regular turn you may first move, then take at most one action.',
    fr: 'Lors d’un tour normal, vous pouvez d’abord vous déplacer, puis accomplir au plus une action.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-TURN-14',
    kind: 'rule',
    en:
      'In the movement part you play Move effects and move and explore (2 Move points for a tile) as ' +
      'often as you can pay.',
    fr:
      'Pendant la partie déplacement, vous jouez des effets de Déplacement, puis vous avancez et explorez ' +
      '(2 points de Déplacement par tuile) autant de fois que vous pouvez payer.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-TURN-15',
    kind: 'rule',
    en: 'One possible action is a duel: you end your move on another player’s space.',
    fr: 'Une action possible est le duel : vous terminez votre déplacement sur la case d’un autre joueur.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-TURN-16',
    kind: 'rule',
    en: 'One possible action is to assault a fortified site.',
    fr: 'Une action possible est l’assaut d’un site fortifié.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-TURN-17',
    kind: 'rule',
    en:
      'One possible action is to fight rampaging enemies, because they attack you or because you ' +
      'challenge them.',
    fr:
      'Une action possible est le combat contre des ennemis maraudeurs, qu’ils vous attaquent ou que vous ' +
      'les défiiez.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-TURN-18',
    kind: 'rule',
    en: 'One possible action is to interact with locals: you play and spend Influence.',
    fr: 'Une action possible est l’interaction avec les habitants : vous jouez et dépensez de l’Influence.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-TURN-19',
    kind: 'rule',
    en: 'One possible action is to enter the adventure site on your space.',
    fr: 'Une action possible est d’entrer dans le site d’aventure de votre case.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-TURN-20',
    kind: 'rule',
    en: 'One possible action is to burn the monastery on your space.',
    fr: 'Une action possible est d’incendier le monastère de votre case.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-TURN-21',
    kind: 'rule',
    en:
      'A duel, an assault or an attack by provoked enemies that your move has caused must be fought. All ' +
      'other actions are voluntary, and you may take none.',
    fr:
      'Un duel, un assaut ou l’attaque d’ennemis provoqués que votre déplacement a causés doivent être ' +
      'livrés. Toutes les autres actions sont facultatives, et vous pouvez n’en accomplir aucune.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-22',
    kind: 'rule',
    en: 'You may not move or explore after your action.',
    fr: 'Vous ne pouvez plus vous déplacer ni explorer après votre action.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-23', // Q26
    kind: 'rule',
    en:
      'Unspent Move and Influence points are lost when your action starts, unless a card such as Agility ' +
      'lets you use Move points in combat.',
    fr:
      'Les points de Déplacement et d’Influence non dépensés sont perdus au début de votre action, sauf ' +
      'si une carte comme Agilité permet d’utiliser le Déplacement en combat.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-24', // Q69
    kind: 'rule',
    en:
      'If you rest with at least one card other than a Wound in hand, you discard exactly one such card ' +
      'and as many Wounds as you like.',
    fr:
      'Si vous vous reposez avec au moins une carte autre qu’une Blessure en main, vous défaussez ' +
      'exactement une de ces cartes et autant de Blessures que vous voulez.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-TURN-25',
    kind: 'rule',
    en: 'If you rest with only Wounds in hand, you show your hand and discard one Wound.',
    fr:
      'Si vous vous reposez avec seulement des Blessures en main, vous montrez votre main et défaussez ' +
      'une Blessure.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-TURN-26',
    kind: 'rule',
    en:
      'On a rest you may not move, explore, fight or interact; special effects and healing effects are ' +
      'still allowed.',
    fr:
      'Pendant un repos, vous ne pouvez ni vous déplacer, ni explorer, ni combattre, ni interagir ; les ' +
      'effets spéciaux et les effets de soin restent permis.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-27',
    kind: 'rule',
    en:
      'What you discard on a rest depends on your hand at the moment of discarding, not when the rest was ' +
      'declared.',
    fr:
      'Ce que vous défaussez lors d’un repos dépend de votre main au moment de la défausse, et non au ' +
      'moment où le repos a été annoncé.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-28', // Q56
    kind: 'rule',
    en:
      'On each of your turns you must play or discard at least one card from hand, unless your hand was ' +
      'empty when the turn started and your deck was not. A discard at the end of the turn counts.',
    fr:
      'À chacun de vos tours, vous devez jouer ou défausser au moins une carte de votre main, sauf si ' +
      'elle était vide au début du tour et que votre pioche ne l’était pas. Une défausse en fin de tour ' +
      'compte.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-29',
    kind: 'rule',
    en:
      'You may play special effects at any time on your turn, and healing effects at any time except in ' +
      'combat.',
    fr:
      'Vous pouvez jouer des effets spéciaux à tout moment de votre tour, et des effets de soin à tout ' +
      'moment sauf en combat.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-TURN-30',
    kind: 'rule',
    en:
      'You may play Move and Influence effects at any time on your turn, but you move and explore only in ' +
      'the movement part and buy only while interacting: played elsewhere they do nothing in that ' +
      'respect.',
    fr:
      'Vous pouvez jouer des effets de Déplacement et d’Influence à tout moment de votre tour, mais vous ' +
      'n’avancez et n’explorez que pendant la partie déplacement et n’achetez que pendant une ' +
      'interaction : joués ailleurs, ils ne servent à rien de ce point de vue.',
    source: 'Rules: The turn',
  },
  {
    id: 'MK-TURN-31',
    kind: 'rule',
    en: 'The next player begins only when all steps of your end of turn are done.',
    fr: 'Le joueur suivant ne commence que lorsque toutes les étapes de votre fin de tour sont terminées.',
    source: 'ruling: The turn',
  },
  {
    id: 'MK-TURN-32',
    kind: 'rule',
    en:
      'You may take back what you did, but never beyond the last tile, token or card revealed, die rolled ' +
      'or answer of another player.',
    fr:
      'Vous pouvez revenir sur ce que vous avez fait, mais jamais au-delà de la dernière tuile, du ' +
      'dernier jeton ou de la dernière carte révélés, du dernier jet de dé ou de la dernière réponse d’un ' +
      'autre joueur.',
    source: 'Rules: Taking back',
  },
  {
    id: 'MK-TURN-33',
    kind: 'rule',
    en: 'Whether the scenario is over is checked at the end of every turn.',
    fr: 'On vérifie à la fin de chaque tour si le scénario est terminé.',
    source: 'Rules: The round',
  },
]
