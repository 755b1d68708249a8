// Spaces of the appendices
import type { Rule } from '@longtable/kernel'

export const appendicesRules: readonly Rule[] = [
  {
    id: 'DV-APP-01',
    kind: 'component',
    en:
      'The main map has 66 water spaces. Nine of them are water only on conditions: G12, G13, H13, H14, ' +
      'H15, K3, L2, L3 and O5.',
    fr:
      'La face principale a 66 cases d’eau. Neuf d’entre elles ne le sont que sous condition : G12, G13, ' +
      'H13, H14, H15, K3, L2, L3 et O5.',
    source: 'Appendices',
  },
  {
    id: 'DV-APP-02',
    kind: 'component',
    en: 'The main map has 66 roadway spaces.',
    fr: 'La face principale a 66 cases de route.',
    source: 'Appendices',
  },
  {
    id: 'DV-APP-02b',
    kind: 'component',
    en:
      'Nine spaces of the main map are both water and roadway: the seven of the bridges, G12, and L14, ' +
      'which is treated like G12.',
    fr:
      'Neuf cases de la face principale sont à la fois de l’eau et de la route : les sept des ponts, G12, ' +
      'et L14, qui se traite comme G12.',
    source: 'Appendices',
  },
  {
    id: 'DV-APP-03',
    kind: 'component',
    en: 'Six spaces underground are blocked: C8, E9, H9, K3, K5 and O2.',
    fr: 'Sous terre, six cases sont bloquées : C8, E9, H9, K3, K5 et O2.',
    source: 'Appendices',
  },
  {
    id: 'DV-APP-04',
    kind: 'component',
    en: 'The underground map has 57 water spaces.',
    fr: 'La face souterraine a 57 cases d’eau.',
    source: 'Appendices',
  },
  {
    id: 'DV-APP-05',
    kind: 'component',
    en:
      'The underground map has no roadway. Six spaces of it are for exchanging prisoners, A6 to C6 and A7 ' +
      'to C7, and Heroes start on A7 or J1.',
    fr:
      'La face souterraine n’a pas de route. On y échange les prisonniers sur six cases, A6 à C6 et A7 à ' +
      'C7, et les héros y commencent en A7 ou J1.',
    source: 'Appendices',
  },
  {
    id: 'DV-APP-06',
    kind: 'component',
    en:
      'Ten roadway spaces lie at the edge of the main map, where Heroes start: E1, F1, G1, J1, K1, L1, ' +
      'J16, K16, L16 and M16.',
    fr:
      'Dix cases de route sont au bord de la face principale, où commencent les héros : E1, F1, G1, J1, ' +
      'K1, L1, J16, K16, L16 et M16.',
    source: 'Appendices',
  },
]
