// Portals
import type { Rule } from '@longtable/kernel'

export const portalsRules: readonly Rule[] = [
  {
    id: 'IMM-PORTAL-1', // Q092
    kind: 'rule',
    en: 'A portal leads from its own site to the twin in the other realm and not back.',
    fr: 'Un portail mène de son site à la région jumelle de l’autre royaume, et non l’inverse.',
    source: 'Effects of structures',
  },
  {
    id: 'IMM-PORTAL-2', // Q093
    kind: 'rule',
    en: 'Any player may use any portal.',
    fr: 'Tout joueur peut utiliser n’importe quel portail.',
    source: 'Effects of structures',
  },
  {
    id: 'IMM-PORTAL-3', // Q094
    kind: 'rule',
    en:
      'For movement a portal is a step from its site to the twin, and the usual need of an own army on ' +
      'each crossed site applies.',
    fr:
      'Pour un déplacement, un portail est un pas de son site vers la région jumelle, et il faut comme ' +
      'toujours une de ses armées sur chaque site traversé.',
    source: 'Attack or movement of armies',
  },
  {
    id: 'IMM-PORTAL-4', // Q095
    kind: 'rule',
    en: 'For an attack the twin counts as adjacent in the direction of the portal.',
    fr: 'Pour une attaque, la région jumelle compte comme adjacente dans le sens du portail.',
    source: 'Effects of structures',
  },
]
