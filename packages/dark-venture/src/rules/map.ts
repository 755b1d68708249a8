// The map
import type { Rule } from '@longtable/kernel'

export const mapRules: readonly Rule[] = [
  {
    id: 'DV-MAP-01',
    kind: 'rule',
    en:
      'Columns are named A to P from west to east, rows 1 to 16 from north to south: B4 is in the second ' +
      'column and the fourth row.',
    fr:
      'Les colonnes se nomment A à P d’ouest en est, les rangées 1 à 16 du nord au sud : B4 est dans la ' +
      'deuxième colonne et la quatrième rangée.',
    source: 'The map',
  },
  {
    id: 'DV-MAP-02',
    kind: 'rule',
    en: 'Buildings and rooms are entered and left only through their openings.',
    fr: 'On n’entre dans un bâtiment ou une pièce, et on n’en sort, que par ses ouvertures.',
    source: 'The map',
  },
  {
    id: 'DV-MAP-03',
    kind: 'rule',
    en:
      'The upper floors of the laboratory and the tower are there only if a scenario needs them or the ' +
      'table plays a Victory game with them.',
    fr:
      'Les étages du laboratoire et de la tour n’existent que si un scénario les demande ou si la table ' +
      'joue une partie Victoire avec eux.',
    source: '2nd and 3rd floors',
    option: 'floors',
  },
  {
    id: 'DV-MAP-04',
    kind: 'rule',
    en:
      'A space of an upper floor has the name of the space below it, after the number of the floor: 2G6 ' +
      'lies above G6.',
    fr:
      'Une case d’un étage porte le nom de la case du dessous, précédé du numéro de l’étage : 2G6 est ' +
      'au-dessus de G6.',
    source: '2nd and 3rd floors',
  },
  {
    id: 'DV-MAP-05',
    kind: 'rule',
    en:
      'With upper floors, stairs lead from A6 and from B6 to the second floor of the laboratory and from ' +
      'D13 to that of the tower, and a ladder from 2B12 to 3B12.',
    fr:
      'Avec les étages, des escaliers mènent de A6 et de B6 au deuxième niveau du laboratoire et de D13 à ' +
      'celui de la tour, et une échelle de 2B12 à 3B12.',
    source: 'Stairs',
  },
  {
    id: 'DV-MAP-06',
    kind: 'rule',
    en:
      'Changing floor costs one move die of any face, the whole die; the unit arrives at the other end of ' +
      'the stairs or ladder.',
    fr:
      'Changer d’étage coûte un dé de mouvement de n’importe quelle face, en entier ; l’unité arrive à ' +
      'l’autre bout de l’escalier ou de l’échelle.',
    source: 'Stairs',
  },
  {
    id: 'DV-MAP-07',
    kind: 'rule',
    en: 'A unit on a horse takes neither stairs nor ladders.',
    fr: 'Une unité à cheval ne prend ni escalier ni échelle.',
    source: 'Stairs',
  },
]
