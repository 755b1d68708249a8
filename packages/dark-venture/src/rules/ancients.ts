// Ancients
import type { Rule } from '@longtable/kernel'

export const ancientsRules: readonly Rule[] = [
  {
    id: 'DV-ANC-01',
    kind: 'rule',
    en: 'An Ancient whose favour has been won may be summoned for its price.',
    fr: 'Un Ancien dont la faveur est gagnée peut être invoqué contre son prix.',
    source: 'Ancients',
  },
  {
    id: 'DV-ANC-02',
    kind: 'rule',
    en: 'After an Ancient has been defeated, its favour must be won again before it returns.',
    fr: 'Après la défaite d’un Ancien, il faut regagner sa faveur pour qu’il revienne.',
    source: 'Ancients',
  },
  {
    id: 'DV-ANC-03',
    kind: 'rule',
    en:
      'If favour is won again while the Ancient is in play, the objectives start again at once, and the ' +
      'next time it would be killed it stays.',
    fr:
      'Si la faveur est regagnée pendant que l’Ancien est en jeu, les objectifs repartent aussitôt de ' +
      'zéro, et la prochaine fois qu’il devrait être tué, il reste.',
    source: 'Ancients',
  },
  {
    id: 'DV-ANC-04',
    kind: 'rule',
    en:
      'Warsong of Mantus Marturus: whenever he attacks or defends, 2 dice are rolled. On 7 or more a ' +
      'Whelp comes to an open map edge, 4 spaces or more from any other unit, where its owner chooses; if ' +
      'there is no such space, nothing happens.',
    fr:
      'Chant de guerre de Mantus Marturus : chaque fois qu’il attaque ou se défend, on lance 2 dés. À ' +
      'partir de 7, un Rejeton arrive sur un bord ouvert du plateau, à 4 cases au moins de toute autre ' +
      'unité, où son propriétaire le choisit ; s’il n’y a pas de telle case, rien ne se passe.',
    source: 'Ancients',
  },
  {
    id: 'DV-ANC-05',
    kind: 'rule',
    en:
      'Ancient Sight of Karderut: once on each of your turns you reroll up to 2 action dice, or 1 die of ' +
      'a combat.',
    fr:
      'Vue ancienne de Karderut : une fois à chacun de vos tours, vous relancez jusqu’à 2 dés d’action, ' +
      'ou 1 dé d’un combat.',
    source: 'Ancients',
  },
  {
    id: 'DV-ANC-06',
    kind: 'rule',
    en: 'Abundance of Seternatus: a Dhargon unit that gathers a resource gets 2 of it.',
    fr: 'Abondance de Seternatus : une unité dhargon qui récolte une ressource en reçoit 2.',
    source: 'Ancients',
  },
  {
    id: 'DV-ANC-07',
    kind: 'rule',
    en:
      'To the Earth of Dhoregat Kelt: twice a game an attack against one unit that is no Ancient is won ' +
      'without dice. The attack is paid as usual, only one unit defends, and it cannot be struck back at.',
    fr:
      'À la terre de Dhoregat Kelt : deux fois par partie, une attaque contre une unité autre qu’un ' +
      'Ancien est gagnée sans dés. L’attaque se paie comme d’habitude, une seule unité se défend, et ' +
      'aucune contre-attaque n’est possible.',
    source: 'Ancients',
  },
  {
    id: 'DV-ANC-08',
    kind: 'rule',
    en: 'Induction is the Divine Power of the Alderkang: a unit that he defeats in combat may join his side.',
    fr:
      'L’Induction est le Pouvoir divin de l’Alderkang : une unité qu’il vainc en combat peut rejoindre ' +
      'son camp.',
    source: 'Ancients',
  },
  {
    id: 'DV-ANC-09',
    kind: 'rule',
    en: 'Warsong, Abundance and Induction work whenever their moment comes, on anybody’s turn.',
    fr:
      'Chant de guerre, Abondance et Induction agissent chaque fois que leur moment vient, quel que soit ' +
      'le tour.',
    source: 'Ancients',
  },
]
