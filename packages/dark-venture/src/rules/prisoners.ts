// Prisoners and restrained units
import type { Rule } from '@longtable/kernel'

export const prisonersRules: readonly Rule[] = [
  {
    id: 'DV-PRIS-01',
    kind: 'rule',
    en:
      'If a unit of the winner stands on the space of the defeated, it may take one of them prisoner, one ' +
      'in a combat. A unit holds any number of prisoners, unless its row says how many.',
    fr:
      'Si une unité du vainqueur se tient sur la case des vaincus, elle peut en faire un prisonnier, un ' +
      'seul par combat. Une unité tient autant de prisonniers qu’on veut, sauf si sa ligne dit combien.',
    source: 'Prisoners',
  },
  {
    id: 'DV-PRIS-02',
    kind: 'rule',
    en:
      'A prisoner does nothing: it neither fights nor moves, grows, draws, gathers, builds or uses ' +
      'abilities.',
    fr:
      'Un prisonnier ne fait rien : il ne combat pas, ne se déplace pas, ne grandit pas, ne pioche pas, ' +
      'ne récolte pas, ne construit pas et n’utilise aucune capacité.',
    source: 'Prisoners',
  },
  {
    id: 'DV-PRIS-03',
    kind: 'rule',
    en: 'Ancients cannot be taken prisoner; Heroes can.',
    fr: 'Un Ancien ne peut pas être fait prisonnier ; un héros le peut.',
    source: 'Prisoners',
  },
  {
    id: 'DV-PRIS-04',
    kind: 'rule',
    en:
      'A captor on an open map edge may exchange a prisoner for one move die: the prisoner returns to ' +
      'its supply, and the lowest available unit of the captor’s side comes instead, if there is one. An ' +
      'edge is open if no wall or fence stands on that side of the space.',
    fr:
      'Un geôlier sur un bord ouvert du plateau peut échanger un prisonnier pour un dé de mouvement : le ' +
      'prisonnier retourne dans sa réserve et la plus faible unité disponible du camp du geôlier vient à ' +
      'sa place, s’il y en a une. Un bord est ouvert si aucun mur ni clôture n’occupe ce côté de la case.',
    source: 'Prisoners',
  },
  {
    id: 'DV-PRIS-05',
    kind: 'rule',
    en: 'Capturing a prisoner scores 2 points, exchanging one scores 1.',
    fr: 'Capturer un prisonnier rapporte 2 points, en échanger un rapporte 1 point.',
    source: 'Prisoners',
  },
  {
    id: 'DV-PRIS-06',
    kind: 'rule',
    en:
      'On your turn one move die buys a die for a captured unit of yours. On a 6 it escapes and moves up ' +
      'to 2 spaces in any direction for nothing, through water and over fences too, but not through walls.',
    fr:
      'À votre tour, un dé de mouvement permet de lancer un dé pour une de vos unités prisonnières. Sur ' +
      'un 6, elle s’échappe et se déplace gratuitement de 2 cases au plus dans toutes les directions, ' +
      'même dans l’eau et par-dessus les clôtures, mais pas à travers les murs.',
    source: 'Prisoners',
  },
  {
    id: 'DV-PRIS-07',
    kind: 'rule',
    en: 'If a captor is killed or captured, its prisoners escape by themselves with the same free move.',
    fr:
      'Si un geôlier est tué ou capturé, ses prisonniers s’échappent d’eux-mêmes, avec le même déplacement ' +
      'gratuit.',
    source: 'Prisoners',
  },
  {
    id: 'DV-PRIS-08',
    kind: 'rule',
    en: 'Underground, prisoners are exchanged on A6, B6, C6, A7, B7 and C7 only.',
    fr: 'Sous terre, les prisonniers ne s’échangent qu’en A6, B6, C6, A7, B7 et C7.',
    source: 'Appendices',
  },
  {
    id: 'DV-PRIS-09',
    kind: 'rule',
    en:
      'A Hero alone draws an action card for an exchanged prisoner. A Hero allied with a faction gets a ' +
      'unit of that faction or an action card, as its player chooses.',
    fr:
      'Pour un prisonnier échangé, un héros seul pioche une carte Action. Un héros allié à une faction ' +
      'reçoit, au choix de son joueur, une unité de cette faction ou une carte Action.',
    source: 'Heroes',
  },
  {
    id: 'DV-PRIS-10',
    kind: 'rule',
    en:
      'A captured unit keeps its resources under it; they return to the supply if it is exchanged. Its ' +
      'items are dropped on the space.',
    fr:
      'Une unité capturée garde ses ressources sous elle ; elles retournent dans la réserve si elle est ' +
      'échangée. Ses objets tombent sur la case.',
    source: 'ruling: Prisoners',
  },
  {
    id: 'DV-PRIS-11',
    kind: 'rule',
    en: 'If a captor is upgraded, fused or absorbed into a bigger unit, the new unit holds the prisoners.',
    fr:
      'Si un geôlier est amélioré, fusionné ou absorbé dans une plus grande unité, c’est la nouvelle ' +
      'unité qui tient les prisonniers.',
    source: 'ruling: Prisoners',
  },
  {
    id: 'DV-RESTRAIN-1',
    kind: 'rule',
    en:
      'A restrained unit does not move; it may fight and act. Its owner frees it for one move die on its ' +
      'own turn.',
    fr:
      'Une unité entravée ne se déplace pas ; elle peut combattre et agir. Son propriétaire la libère ' +
      'pour un dé de mouvement à son tour.',
    source: 'ruling: Additional Auto-Enemy rules',
  },
]
