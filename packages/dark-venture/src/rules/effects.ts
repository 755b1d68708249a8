// Abilities and effects
import type { Rule } from '@longtable/kernel'

export const effectsRules: readonly Rule[] = [
  {
    id: 'DV-FX-1',
    kind: 'rule',
    en: 'What an effect chooses must be of the side and the kind that it names.',
    fr: 'Ce qu’un effet choisit doit être du camp et du genre qu’il nomme.',
    source: 'ruling: Faction dashboards',
  },
  {
    id: 'DV-FX-2',
    kind: 'rule',
    en: 'What an effect chooses must be within its distance and, at range, in sight.',
    fr: 'Ce qu’un effet choisit doit être à sa distance et, à portée, en vue.',
    source: 'ruling: Distant attacks',
  },
  {
    id: 'DV-FX-3',
    kind: 'rule',
    en: 'What an effect chooses must carry, hold or stand on what the effect asks for.',
    fr: 'Ce qu’un effet choisit doit porter, tenir ou avoir sous lui ce que l’effet demande.',
    source: 'ruling: Faction dashboards',
  },
  {
    id: 'DV-FX-4',
    kind: 'rule',
    en: 'An ability is used as often as its limit says: so many times a turn, a turn for each unit, or a game.',
    fr:
      'Une capacité s’utilise autant de fois que sa limite le dit : par tour, par unité et par tour, ou ' +
      'par partie.',
    source: 'ruling: Faction dashboards',
  },
  {
    id: 'DV-FX-5',
    kind: 'rule',
    en:
      'An ability costs the dice, cards and resources that it names; resources come from the unit that ' +
      'uses it.',
    fr:
      'Une capacité coûte les dés, les cartes et les ressources qu’elle nomme ; les ressources viennent ' +
      'de l’unité qui l’utilise.',
    source: 'ruling: Faction dashboards',
  },
  {
    id: 'DV-FX-6',
    kind: 'rule',
    en:
      'An effect that can do nothing at all cannot be used. If only a part of it is possible, that part ' +
      'is done and the rest is skipped.',
    fr:
      'Un effet qui ne peut rien faire du tout ne s’utilise pas. Si une partie seulement en est possible, ' +
      'elle se fait et le reste est sauté.',
    source: 'ruling: Additional game rules',
  },
]
