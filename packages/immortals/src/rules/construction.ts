// Construct buildings and portals
import type { Rule } from '@longtable/kernel'

export const constructionRules: readonly Rule[] = [
  {
    id: 'IMM-CONSTRUCT-1', // Q160
    kind: 'rule',
    en:
      'Construction costs the price printed on the player’s own board for that structure, paid in full, ' +
      'and the tile comes from the common supply.',
    fr:
      'Construire coûte le prix indiqué sur la plaquette du joueur pour cet ouvrage, payé en entier, et la ' +
      'tuile vient de la réserve commune.',
    source: 'Construct buildings and portals',
  },
  {
    id: 'IMM-CONSTRUCT-2', // Q080
    kind: 'rule',
    en: 'Building needs at least one own army on the site but not its region card.',
    fr: 'Pour construire, il faut au moins une de ses armées sur le site, mais pas la carte Région.',
    source: 'Construct buildings and portals',
  },
  {
    id: 'IMM-CONSTRUCT-3', // Q081
    kind: 'rule',
    en: 'One action constructs one portal, one shrine or one capital.',
    fr: 'Une action permet de construire un portail, un sanctuaire ou une capitale.',
    source: 'Construct buildings and portals',
  },
  {
    id: 'IMM-CONSTRUCT-4', // Q082
    kind: 'rule',
    en: 'A site holds a shrine or a capital but never both.',
    fr: 'Un site porte un sanctuaire ou une capitale, mais jamais les deux.',
    source: 'Effects of structures',
  },
  {
    id: 'IMM-CONSTRUCT-5', // Q083
    kind: 'rule',
    en: 'A portal and a building may stand on the same site.',
    fr: 'Un portail et un bâtiment peuvent se trouver sur le même site.',
    source: 'ruling: Effects of structures',
  },
  {
    id: 'IMM-CONSTRUCT-6', // Q084
    kind: 'rule',
    en:
      'There is at most one capital for each area of each realm, or for both realms of an area together ' +
      'with the option capitalLimit set to perName.',
    fr:
      'Il y a au plus une capitale par province de chaque royaume, ou par province pour les deux royaumes ' +
      'ensemble si l’option capitalLimit vaut perName.',
    source: 'ruling: Effects of structures',
    option: 'capitalLimit',
  },
  {
    id: 'IMM-CONSTRUCT-7', // Q085
    kind: 'rule',
    en: 'A shrine cannot be turned into a capital, nor a capital into a shrine.',
    fr: 'Un sanctuaire ne peut pas être transformé en capitale, ni une capitale en sanctuaire.',
    source: 'ruling: Effects of structures',
  },
  {
    id: 'IMM-CONSTRUCT-8', // Q086
    kind: 'rule',
    en:
      'A site holds at most one portal, and a portal on its twin is a separate one that opens the other ' +
      'direction.',
    fr:
      'Un site porte au plus un portail, et un portail sur la région jumelle est un autre portail, qui ' +
      'ouvre l’autre sens.',
    source: 'ruling: Effects of structures',
  },
  {
    id: 'IMM-CONSTRUCT-9', // Q087
    kind: 'rule',
    en:
      'When the portals have run out none can be built, and when the building tiles have run out no shrine ' +
      'or capital can.',
    fr:
      'Quand les portails sont épuisés on ne peut plus en construire, et quand les tuiles Bâtiment le sont ' +
      'on ne peut plus construire ni sanctuaire ni capitale.',
    source: 'ruling: Construct buildings and portals',
  },
  {
    id: 'IMM-CONSTRUCT-10', // Q088
    kind: 'rule',
    en: 'Buildings and portals stay when the site changes hands and are never removed.',
    fr: 'Les bâtiments et les portails restent quand le site change de mains et ne sont jamais retirés.',
    source: 'Effects of structures',
  },
  {
    id: 'IMM-CONSTRUCT-11', // Q089
    kind: 'rule',
    en: 'The builder gains victory points at once: 1 for a portal, 1 for a shrine, 2 for a capital.',
    fr:
      'Le constructeur gagne aussitôt des points de victoire : 1 pour un portail, 1 pour un sanctuaire, 2 ' +
      'pour une capitale.',
    source: 'Effects of structures',
  },
  {
    id: 'IMM-CONSTRUCT-12', // Q090
    kind: 'rule',
    en:
      'The Demons’ own space constructs a shrine for 2 energy on the site of the played card, under the ' +
      'usual conditions.',
    fr:
      'La case propre aux Démons construit un sanctuaire pour 2 points d’énergie sur le site de la carte ' +
      'jouée, aux conditions habituelles.',
    source: 'Specific actions of the dark realm tribes',
  },
]
