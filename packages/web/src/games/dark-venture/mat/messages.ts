import type { NamespaceMessages } from '../../../i18n/namespaces.ts'

/** One's own side: points, favour, units, abilities. */
export const dvMatMessages: NamespaceMessages = {
  en: {
    title: 'Your side',
    giveUp: 'You leave the game for good. The others go on without you.',
    points: {
      of_one: 'one point of {{target}}',
      of_other: '{{count}} points of {{target}}',
      plain_one: 'one point',
      plain_other: '{{count}} points',
    },
    favour: 'Favour of the Ancient',
    ancient: {
      asleep: 'its favour is not won yet',
      ready: 'its favour is won, it can be summoned',
      here: 'on the map',
    },
    objectives: {
      title: 'Objectives',
      paid_one: '{{count}} point',
      paid_other: '{{count}} points',
      scored: '×{{count}}',
    },
    army_one: 'Your only unit on the map',
    army_other: 'Your {{count}} units on the map',
    noUnits: 'No unit on the map',
    unit: '{{unit}} on {{space}}',
    several: '{{count}} × {{unit}}',
    bag_one: 'One unit in the bag',
    bag_other: '{{count}} units in the bag',
    extracted: {
      none: 'Extracted from no faction yet',
      some: 'Extracted from {{names}}',
    },
    abilities: 'Abilities',
    uses_one: 'one use left of {{of}}',
    uses_other: '{{count}} uses left of {{of}}',
  },
  fr: {
    title: 'Votre camp',
    giveUp: 'Vous quittez la partie pour de bon. Les autres continuent sans vous.',
    points: {
      of_one: 'un point sur {{target}}',
      of_other: '{{count}} points sur {{target}}',
      plain_one: 'un point',
      plain_other: '{{count}} points',
    },
    favour: 'Faveur de l’Ancien',
    ancient: {
      asleep: 'sa faveur n’est pas encore acquise',
      ready: 'sa faveur est acquise, on peut l’invoquer',
      here: 'sur la carte',
    },
    objectives: {
      title: 'Objectifs',
      paid_one: '{{count}} point',
      paid_other: '{{count}} points',
      scored: '×{{count}}',
    },
    army_one: 'Votre seule unité sur la carte',
    army_other: 'Vos {{count}} unités sur la carte',
    noUnits: 'Aucune unité sur la carte',
    unit: '{{unit}} en {{space}}',
    several: '{{count}} × {{unit}}',
    bag_one: 'Une unité dans le sac',
    bag_other: '{{count}} unités dans le sac',
    extracted: {
      none: 'Aucune faction encore extraite',
      some: 'Factions extraites : {{names}}',
    },
    abilities: 'Capacités',
    uses_one: 'encore une fois sur {{of}}',
    uses_other: 'encore {{count}} fois sur {{of}}',
  },
}
