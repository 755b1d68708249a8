// Dashboards, and that of the Alderkang
import type { Rule } from '@longtable/kernel'

export const dashboardsRules: readonly Rule[] = [
  {
    id: 'DV-DASH-01',
    kind: 'note',
    en:
      'A dashboard shows a faction’s units, basic setup, abilities, bonus points, its Ancient with three ' +
      'favour objectives, and edge tracks.',
    fr:
      'Un tableau de faction montre les unités, la mise en place de base, les capacités, les points ' +
      'bonus, l’Ancien et ses trois objectifs de faveur, et des pistes sur les bords.',
    source: 'Faction dashboards',
    why: 'How a dashboard is laid out makes no difference in play.',
  },
  {
    id: 'DV-DASH-02',
    kind: 'rule',
    en:
      'When all three favour objectives are done, the Ancient may be brought onto the map; when it comes, ' +
      'the three objectives start again from nothing.',
    fr:
      'Quand les trois objectifs de faveur sont accomplis, l’Ancien peut venir sur le plateau ; à son ' +
      'arrivée, les trois objectifs repartent de zéro.',
    source: 'Faction dashboards',
  },
  {
    id: 'DV-DASH-03',
    kind: 'rule',
    en: 'A Divine Power works only while its Ancient is on the map.',
    fr: 'Un Pouvoir divin n’agit que tant que son Ancien est sur le plateau.',
    source: 'Faction dashboards',
  },
  {
    id: 'DV-DASH-04',
    kind: 'rule',
    en: 'What an objective needs several times is counted all game long: the count goes on after a reward.',
    fr:
      'Ce qu’un objectif demande plusieurs fois se compte toute la partie : le compte continue après une ' +
      'récompense.',
    source: 'Faction dashboards',
  },
  {
    id: 'DV-ALD-01',
    kind: 'rule',
    en:
      'The Alderkang start with Delok on B5 or B13, as their player chooses, and a Suuk on a space ' +
      'adjacent to him, not diagonal. Underground Delok starts on A7 or J1.',
    fr:
      'Les Alderkang commencent avec Delok en B5 ou B13, au choix de leur joueur, et un Suuk sur une case ' +
      'qui a un côté commun avec la sienne. Sous terre, Delok commence en A7 ou J1.',
    source: 'Faction dashboards',
  },
  {
    id: 'DV-ALD-02',
    kind: 'rule',
    en:
      'Extraction: with a prisoner of a faction never extracted from, one move die buys a roll of 2 dice. ' +
      'On 6 or more the prisoner stays on the dashboard for good and units of its faction can be ' +
      'fabricated; it is no exchange.',
    fr:
      'Extraction : avec un prisonnier d’une faction jamais extraite, un dé de mouvement permet de lancer ' +
      '2 dés. À partir de 6, le prisonnier reste pour de bon sur le tableau et les unités de sa faction ' +
      'peuvent être fabriquées ; ce n’est pas un échange.',
    source: 'Faction dashboards',
  },
  {
    id: 'DV-ALD-03',
    kind: 'rule',
    en:
      'Revive: when a unit of the Alderkang is killed in combat, a saved card buys one roll of 2 dice, on ' +
      'anybody’s turn. On 8 or more the unit stays where it was with its items, and the kill does not ' +
      'count.',
    fr:
      'Ranimer : quand une unité des Alderkang est tuée en combat, une carte gardée permet de lancer 2 ' +
      'dés une fois, quel que soit le tour. À partir de 8, l’unité reste où elle était avec ses objets, ' +
      'et sa mort ne compte pas.',
    source: 'Faction dashboards',
  },
  {
    id: 'DV-ALD-04',
    kind: 'rule',
    en: 'Every 2 Temporal Shifts and every 2 Wheels of Sparks are worth 1 point to the Alderkang, without end.',
    fr:
      'Tous les 2 Glissements temporels et toutes les 2 Roues d’étincelles, les Alderkang marquent 1 ' +
      'point, sans limite.',
    source: 'Faction dashboards',
  },
  {
    id: 'DV-ALD-05',
    kind: 'rule',
    en: 'The favour of the Alderkang is won by 2 attempts to revive, 4 fabrications and 5 cards drawn.',
    fr: 'La faveur de l’Alderkang se gagne par 2 tentatives de ranimer, 4 fabrications et 5 cartes piochées.',
    source: 'Faction dashboards',
  },
  {
    id: 'DV-ALD-06',
    kind: 'rule',
    en: 'Once his favour is won, the Alderkang is fabricated for 6 saved cards or skulls in any mix.',
    fr:
      'Une fois sa faveur gagnée, l’Alderkang est fabriqué pour 6 cartes gardées ou crânes, dans ' +
      'n’importe quel mélange.',
    source: 'Faction dashboards',
  },
  {
    id: 'DV-ALD-07',
    kind: 'rule',
    en:
      'Induction: when the Alderkang has defeated an enemy in combat, 2 dice are rolled once, before ' +
      'anything is done with the defeated. On 10 or more one defeated unit that is no Ancient joins his ' +
      'side.',
    fr:
      'Induction : quand l’Alderkang a vaincu un ennemi en combat, on lance 2 dés une seule fois, avant ' +
      'de décider du sort des vaincus. À partir de 10, une unité vaincue autre qu’un Ancien rejoint son ' +
      'camp.',
    source: 'Faction dashboards',
  },
]
