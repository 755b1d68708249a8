// The cube tower
import type { Rule } from '@longtable/kernel'

export const towerRules: readonly Rule[] = [
  {
    id: 'IMM-TOWER-1', // Q107
    kind: 'rule',
    en: 'Cubes held back in the tower stay there and are in no limbo, and a later throw may bring them out.',
    fr:
      'Les cubes retenus dans la tour y restent, ne sont dans aucuns limbes et peuvent retomber lors d’un ' +
      'jet suivant.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-TOWER-2', // Q162
    kind: 'rule',
    en: 'Only a throw can bring cubes out of the tower, which is never emptied during the game.',
    fr: 'Seul un jet peut faire sortir des cubes de la tour, qui n’est jamais vidée en cours de partie.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-TOWER-3', // Q105
    kind: 'note',
    en: 'Cubes that fall out of the tower by accident stay in the tray until the next battle.',
    fr: 'Les cubes tombés de la tour par accident restent dans son plateau jusqu’à la bataille suivante.',
    source: 'A battle in detail',
    why: 'Accidental falls are not simulated.',
  },
  {
    id: 'IMM-TOWER-4',
    kind: 'rule',
    en:
      'No cube is lost or made by a throw: what lay in the tower and what was thrown is afterwards in the ' +
      'tower or in the tray.',
    fr:
      'Un jet ne perd ni ne crée aucun cube : ce qui était dans la tour et ce qu’on y a jeté se retrouve ' +
      'dans la tour ou dans son plateau.',
    source: 'ruling: A battle in detail',
  },
  {
    id: 'IMM-TOWER-5',
    kind: 'rule',
    en: 'The tower treats all colours alike.',
    fr: 'La tour traite toutes les couleurs de la même façon.',
    source: 'ruling: A battle in detail',
  },
  {
    id: 'IMM-TOWER-6',
    kind: 'rule',
    en: 'The number of cubes of each colour in the tower and in the tray is open to everyone.',
    fr: 'Le nombre de cubes de chaque couleur dans la tour et dans son plateau est connu de tous.',
    source: 'ruling: A battle in detail',
  },
  {
    id: 'IMM-TOWER-7',
    kind: 'rule',
    en: 'A throw of no cubes changes nothing.',
    fr: 'Un jet de zéro cube ne change rien.',
    source: 'ruling: A battle in detail',
  },
  {
    id: 'IMM-TOWER-8',
    kind: 'rule',
    en:
      'In the hybrid tower, the default, each resting cube leaves with a chance that grows with the number ' +
      'thrown, 4 in 100 for each cube, and then each thrown cube sticks with a chance that falls from 2 in ' +
      '5 to 0 as the tower fills up to 30.',
    fr:
      'Dans la tour hybrid, par défaut, chaque cube au repos sort avec une chance qui croît avec le nombre ' +
      'de cubes jetés, 4 sur 100 par cube, puis chaque cube jeté reste coincé avec une chance qui baisse ' +
      'de 2 sur 5 à 0 à mesure que la tour se remplit jusqu’à 30.',
    source: 'ruling: A battle in detail',
    option: 'tower',
  },
  {
    id: 'IMM-TOWER-9',
    kind: 'rule',
    en:
      'In the classic tower each thrown cube comes out with a chance of 2 in 3 and each resting cube with ' +
      'a chance of 1 in 3.',
    fr:
      'Dans la tour classic, chaque cube jeté sort avec 2 chances sur 3 et chaque cube au repos avec 1 ' +
      'chance sur 3.',
    source: 'ruling: A battle in detail',
    option: 'tower',
  },
  {
    id: 'IMM-TOWER-10',
    kind: 'rule',
    en:
      'In the floors tower a passing cube sticks with a chance of 3 in 20 on each of two floors and frees ' +
      'each cube resting on a floor it passes with a chance of 1 in 40.',
    fr:
      'Dans la tour floors, un cube qui passe reste coincé avec 3 chances sur 20 à chacun des deux étages ' +
      'et libère chaque cube au repos de l’étage traversé avec 1 chance sur 40.',
    source: 'ruling: A battle in detail',
    option: 'tower',
  },
]
