// Attack
import type { Rule } from '@longtable/kernel'

export const attackRules: readonly Rule[] = [
  {
    id: 'IMM-ATTACK-1',
    kind: 'rule',
    en: 'An attack goes from a site with own armies to an unoccupied site or to a site of another player.',
    fr:
      'Une attaque part d’un site où l’on a des armées vers un site inoccupé ou occupé par un autre ' +
      'joueur.',
    source: 'Attack',
  },
  {
    id: 'IMM-ATTACK-2', // Q097
    kind: 'rule',
    en: 'The target must be adjacent, occupied or not.',
    fr: 'La cible doit être adjacente, qu’elle soit occupée ou non.',
    source: 'Attack (French edition)',
  },
  {
    id: 'IMM-ATTACK-3', // Q098
    kind: 'rule',
    en: 'A site that one occupies cannot be one’s target.',
    fr: 'On ne peut pas attaquer un site que l’on occupe soi-même.',
    source: 'Attack',
  },
  {
    id: 'IMM-ATTACK-4', // Q096
    kind: 'rule',
    en:
      'The attacker sends any number of armies but leaves at least one behind, so the origin needs at ' +
      'least 2.',
    fr:
      'L’attaquant envoie autant d’armées qu’il veut mais en laisse au moins une sur place ; il en faut ' +
      'donc au moins 2 au départ.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-ATTACK-5', // Q099
    kind: 'rule',
    en:
      'The attacks of the basic spaces are free, the Night Elves’ own attack costs 2 energy and 1 gold, ' +
      'and the Trolls’ own attack costs 1 energy and 2 gold.',
    fr:
      'Les attaques des cases de base sont gratuites ; celle des Elfes nocturnes coûte 2 points d’énergie ' +
      'et 1 pièce d’or, et celle des Trolls 1 point d’énergie et 2 pièces d’or.',
    source: 'Attack, Specific actions of the dark realm tribes',
  },
  {
    id: 'IMM-ATTACK-6', // Q100
    kind: 'rule',
    en: 'The card on an attack fixes neither origin nor target but only the side of the inhabitants.',
    fr:
      'La carte jouée pour une attaque ne fixe ni l’origine ni la cible, mais seulement le camp des ' +
      'habitants.',
    source: 'Attack',
  },
  {
    id: 'IMM-ATTACK-7',
    kind: 'rule',
    en: 'If the card shows the attacked region, the inhabitants fight for the attacker.',
    fr: 'Si la carte montre la région attaquée, les habitants combattent aux côtés de l’attaquant.',
    source: 'Attack',
  },
  {
    id: 'IMM-ATTACK-8',
    kind: 'rule',
    en: 'If the card shows the attacking region, the inhabitants are neutral.',
    fr: 'Si la carte montre la région qui attaque, les habitants sont neutres.',
    source: 'Attack',
  },
  {
    id: 'IMM-ATTACK-9',
    kind: 'rule',
    en:
      'If the card shows any other region, the inhabitants fight for the defender, or for themselves when ' +
      'the site is unoccupied.',
    fr:
      'Si la carte montre toute autre région, les habitants combattent aux côtés du défenseur, ou pour ' +
      'eux-mêmes si le site est inoccupé.',
    source: 'Attack',
  },
  {
    id: 'IMM-ATTACK-10', // Q051
    kind: 'rule',
    en:
      'For attacks a region card matches its region in either realm, or only in a realm where its holder ' +
      'has an army there with the option regionCardAnyRealm off.',
    fr:
      'Pour une attaque, une carte Région vaut pour sa région dans les deux royaumes, ou seulement dans un ' +
      'royaume où son détenteur y a une armée si l’option regionCardAnyRealm est désactivée.',
    source: 'ruling: Attack',
    option: 'regionCardAnyRealm',
  },
  {
    id: 'IMM-ATTACK-11', // Q052
    kind: 'rule',
    en:
      'When a card shows both regions of an attack through a portal, the inhabitants fight for the ' +
      'attacker, or are neutral with the option portalOwnCard set to B.',
    fr:
      'Quand une carte montre les deux régions d’une attaque par un portail, les habitants combattent aux ' +
      'côtés de l’attaquant, ou sont neutres si l’option portalOwnCard vaut B.',
    source: 'ruling: Attack',
    option: 'portalOwnCard',
  },
  {
    id: 'IMM-ATTACK-12', // Q101
    kind: 'rule',
    en:
      'A planned region card still allows its attack after its holder has lost all armies in that region, ' +
      'as long as the card is theirs.',
    fr:
      'Une carte Région planifiée permet encore son attaque après que son détenteur a perdu toutes ses ' +
      'armées dans cette région, tant que la carte est à lui.',
    source: 'ruling: Attack',
  },
]
