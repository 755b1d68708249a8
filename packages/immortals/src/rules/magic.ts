// The magic spaces
import type { Rule } from '@longtable/kernel'

export const magicRules: readonly Rule[] = [
  {
    id: 'IMM-MAGIC-1',
    kind: 'rule',
    en: 'The action of a magic space is the one on the magic card placed there.',
    fr: 'L’action d’une case Magie est celle de la carte Magie qui y est posée.',
    source: 'The magic spaces',
  },
  {
    id: 'IMM-MAGIC-2', // Q159
    kind: 'rule',
    en: 'A magic card with two options gives exactly one of them, chosen when performing, at the same price.',
    fr: 'Une carte Magie à deux options n’en donne qu’une, choisie lors de la résolution, au même prix.',
    source: 'The magic spaces',
  },
  {
    id: 'IMM-MAGIC-3',
    kind: 'rule',
    en: 'The magic Transition of 5 armies costs 4 energy and 1 gold.',
    fr: 'La magie Transition de 5 armées coûte 4 points d’énergie et 1 pièce d’or.',
    source: 'The magic spaces',
  },
  {
    id: 'IMM-MAGIC-4', // Q133
    kind: 'rule',
    en:
      'A magic transition takes its armies from one limbo and spreads them freely over sites of that realm ' +
      'with own armies.',
    fr:
      'Une transition magique prend ses armées dans un seul de ses limbes et les répartit librement sur ' +
      'des sites de ce royaume où l’on a déjà des armées.',
    source: 'The magic spaces',
  },
  {
    id: 'IMM-MAGIC-5', // Q132
    kind: 'rule',
    en:
      'With fewer armies in the limbo a magic transition places those that are there, at least one, at the ' +
      'full price.',
    fr:
      'S’il y a moins d’armées dans les limbes, une transition magique place celles qui s’y trouvent, au ' +
      'moins une, au prix entier.',
    source: 'ruling: The magic spaces',
  },
  {
    id: 'IMM-MAGIC-6',
    kind: 'rule',
    en: 'The magic Conflict card or first player marker costs 1 gold.',
    fr: 'La magie Carte Conflit ou marqueur Premier joueur coûte 1 pièce d’or.',
    source: 'The magic spaces',
  },
  {
    id: 'IMM-MAGIC-7', // Q142
    kind: 'rule',
    en:
      'The drawing options give 1 conflict card for 1 gold and 2 conflict cards for 2 gold on their two ' +
      'magic cards.',
    fr:
      'Les options de pioche donnent 1 carte Conflit pour 1 pièce d’or et 2 cartes Conflit pour 2 pièces ' +
      'd’or, chacune sur sa carte Magie.',
    source: 'The magic spaces',
  },
  {
    id: 'IMM-MAGIC-8', // Q134
    kind: 'rule',
    en:
      'Taking the first player marker leaves the order of this round unchanged, whoever holds it when the ' +
      'next round starts leads that round, and it may change hands several times.',
    fr:
      'Prendre le marqueur Premier joueur ne change pas l’ordre de ce tour ; celui qui le détient au début ' +
      'du tour suivant joue en premier, et il peut changer plusieurs fois de mains.',
    source: 'The magic spaces',
  },
  {
    id: 'IMM-MAGIC-9', // Q135
    kind: 'rule',
    en: 'A marker that nobody takes stays where it is from round to round.',
    fr: 'Un marqueur que personne ne prend reste où il est d’un tour à l’autre.',
    source: 'The magic spaces',
  },
  {
    id: 'IMM-MAGIC-10', // Q136
    kind: 'rule',
    en: 'A player may take the marker they already hold, at the usual price.',
    fr: 'Un joueur peut prendre le marqueur qu’il détient déjà, au prix habituel.',
    source: 'ruling: The magic spaces',
  },
  {
    id: 'IMM-MAGIC-11',
    kind: 'rule',
    en: 'The magic Take over a region card or construct a shrine costs 2 energy and 2 gold.',
    fr:
      'La magie S’emparer d’une carte Région ou construire un sanctuaire coûte 2 points d’énergie et 2 ' +
      'pièces d’or.',
    source: 'The magic spaces',
  },
  {
    id: 'IMM-MAGIC-12', // Q091
    kind: 'rule',
    en: 'The magic shrine may stand on any site with an own army, within the usual limits for tiles.',
    fr:
      'Le sanctuaire magique peut être bâti sur tout site où l’on a une armée, dans les limites ' +
      'habituelles des tuiles.',
    source: 'The magic spaces',
  },
  {
    id: 'IMM-MAGIC-13', // Q137
    kind: 'rule',
    en: 'A takeover needs at least one own army in the region, whose card one does not hold.',
    fr:
      'Pour s’emparer d’une carte Région, il faut au moins une armée dans la région et ne pas en détenir ' +
      'la carte.',
    source: 'The magic spaces',
  },
  {
    id: 'IMM-MAGIC-14', // Q138
    kind: 'rule',
    en:
      'A takeover succeeds only with strictly more armies than the other player has in the twin, and ' +
      'otherwise nothing happens while the price stays paid, without compensation.',
    fr:
      'On ne s’empare de la carte qu’avec strictement plus d’armées que l’autre joueur n’en a dans la ' +
      'région jumelle ; sinon rien ne se passe et le prix reste payé, sans compensation.',
    source: 'The magic spaces',
  },
  {
    id: 'IMM-MAGIC-15',
    kind: 'rule',
    en: 'The card taken over is handed over even when it lies on a player board.',
    fr: 'La carte dont on s’empare est remise même si elle se trouve sur une plaquette.',
    source: 'The magic spaces',
  },
  {
    id: 'IMM-MAGIC-16', // Q139
    kind: 'rule',
    en:
      'A card in the stack is won by having more armies than the occupier of the twin, counting 0 if it is ' +
      'empty or one’s own, or without comparing with the option takeoverFromStack set to free.',
    fr:
      'Une carte du paquet s’obtient avec plus d’armées que l’occupant de la région jumelle, qui compte ' +
      'pour 0 si elle est vide ou à soi, ou sans comparaison si l’option takeoverFromStack vaut free.',
    source: 'ruling: The magic spaces',
    option: 'takeoverFromStack',
  },
  {
    id: 'IMM-MAGIC-17', // Q140
    kind: 'rule',
    en:
      'The comparison is with the card holder’s armies in the twin, or with those of whoever occupies the ' +
      'twin with the option takeoverCompare set to twinOccupier.',
    fr:
      'On compare avec les armées que le détenteur de la carte a dans la région jumelle, ou avec celles de ' +
      'son occupant, quel qu’il soit, si l’option takeoverCompare vaut twinOccupier.',
    source: 'ruling: The magic spaces',
    option: 'takeoverCompare',
  },
  {
    id: 'IMM-MAGIC-18', // Q141
    kind: 'rule',
    en: 'A player who occupies both sites of the region may compare from either, and the holder counts 0.',
    fr:
      'Un joueur qui occupe les deux sites de la région compare depuis l’un ou l’autre, et le détenteur ' +
      'compte pour 0.',
    source: 'ruling: The magic spaces',
  },
  {
    id: 'IMM-MAGIC-19',
    kind: 'rule',
    en: 'The magic 2 conflict cards or transition of 2 armies costs 2 gold.',
    fr: 'La magie 2 cartes Conflit ou transition de 2 armées coûte 2 pièces d’or.',
    source: 'The magic spaces',
  },
]
