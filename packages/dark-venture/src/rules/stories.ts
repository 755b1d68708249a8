// Scenarios and the adventure
import type { Rule } from '@longtable/kernel'

export const storiesRules: readonly Rule[] = [
  {
    id: 'DV-STORY-1',
    kind: 'rule',
    en:
      'Whether a side has won or lost by a scenario’s conditions is looked at after every combat, every ' +
      'turn and every round.',
    fr:
      'On regarde après chaque combat, chaque tour et chaque manche si un camp a gagné ou perdu selon les ' +
      'conditions du scénario.',
    source: 'ruling: Scenario game',
  },
  {
    id: 'DV-STORY-2',
    kind: 'rule',
    en: 'In the adventure darkness rises by 1 a round. At 6 the dead wake and take turns, at 16 all is lost.',
    fr:
      'Dans l’aventure, l’obscurité monte de 1 par manche. À 6, les morts s’éveillent et jouent à leur ' +
      'tour ; à 16, tout est perdu.',
    source: 'stand-in: Adventure game',
  },
  {
    id: 'DV-STORY-3',
    kind: 'rule',
    en: 'A gate is a wall until a passage opens it.',
    fr: 'Une porte est un mur tant qu’un passage ne l’a pas ouverte.',
    source: 'stand-in: Adventure game',
  },
  {
    id: 'DV-STORY-4',
    kind: 'rule',
    en: 'A unit takes a banner of its space for nothing on its player’s turn and drops it where it is lost.',
    fr:
      'Une unité prend gratuitement un étendard de sa case au tour de son joueur et le laisse tomber là ' +
      'où elle est perdue.',
    source: 'stand-in: Scenario game',
  },
  {
    id: 'DV-STORY-5',
    kind: 'rule',
    en:
      'If a team has more sides than players, one player may hold two of them; each side has its own turn ' +
      'and its own memory, the player one hand of cards.',
    fr:
      'Si une équipe a plus de camps que de joueurs, un joueur peut en tenir deux ; chaque camp a son ' +
      'propre tour et sa propre mémoire, le joueur une seule main de cartes.',
    source: 'ruling: Scenario game',
  },
  {
    id: 'DV-STORY-6',
    kind: 'rule',
    en: 'A search token costs nothing: one die is rolled on its table, and the token is gone.',
    fr: 'Un jeton Fouille ne coûte rien : on lance un dé sur sa table, et le jeton disparaît.',
    source: 'stand-in: Adventure game',
  },
  {
    id: 'DV-STORY-7',
    kind: 'rule',
    en:
      'A guard is beaten when it is killed or taken prisoner. Whoever beats the last of them reads what they ' +
      'guarded, once.',
    fr:
      'Un gardien est vaincu quand il est tué ou fait prisonnier. Qui vainc le dernier lit ce qu’ils ' +
      'gardaient, une seule fois.',
    source: 'stand-in: Adventure game',
  },
  {
    id: 'DV-STORY-8',
    kind: 'rule',
    en:
      'All sides whose condition holds at one moment win together, but a loss comes before a win. A team wins ' +
      'and loses as a whole, with those of it who are out. A side with nothing to win never wins by time.',
    fr:
      'Tous les camps dont la condition est remplie au même moment gagnent ensemble, mais une défaite passe ' +
      'avant une victoire. Une équipe gagne et perd tout entière, avec ceux des siens qui sont éliminés. Un ' +
      'camp qui n’a rien à gagner ne gagne jamais au temps.',
    source: 'ruling: Scenario game',
  },
  {
    id: 'DV-STORY-9',
    kind: 'rule',
    en:
      'Where a scenario says that allies share, units of allied sides on one space hand each other items and ' +
      'fight in mixed pairs.',
    fr:
      'Quand un scénario dit que les alliés partagent, les unités de camps alliés sur une même case se passent ' +
      'des objets et combattent en paires mêlées.',
    source: 'stand-in: Scenario game',
  },
  {
    id: 'DV-STORY-10',
    kind: 'rule',
    en: 'What a scenario calls heavy keeps whoever carries it from going through a portal or being teleported. What it says that a carried token adds, its bearer has as long as it carries it.',
    fr: 'Ce qu’un scénario dit lourd empêche qui le porte de passer par un portail ou d’être téléporté. Ce qu’il dit qu’un jeton porté ajoute, son porteur l’a tant qu’il le porte.',
    source: 'stand-in: Scenario game',
  },
  {
    id: 'DV-STORY-11',
    kind: 'rule',
    en: 'Who is strongest or second on some spaces is found by strength and defence added up there; sides that are equal have no rank.',
    fr: 'Qui est le plus fort ou le deuxième sur certaines cases se voit à la somme des forces et des défenses qui s’y trouvent\xa0; des camps égaux n’ont pas de rang.',
    source: 'stand-in: Scenario game',
  },
  {
    id: 'DV-STORY-12',
    kind: 'rule',
    en: 'Somebody who comes along is a unit of the reader’s side; when it is killed or captured, nobody is with the party any more.',
    fr: 'Quelqu’un qui accompagne le groupe est une unité du camp qui a lu\xa0; si elle est tuée ou capturée, il n’est plus avec le groupe.',
    source: 'stand-in: Adventure game',
  },
  {
    id: 'DV-STORY-13',
    kind: 'rule',
    en: 'While a scenario’s truce lasts, no unit near its place is attacked. On the spaces of an open market anybody hands resources to anybody.',
    fr: 'Tant que dure la trêve d’un scénario, aucune unité près de son lieu n’est attaquée. Sur les cases d’un marché ouvert, chacun donne des ressources à chacun.',
    source: 'stand-in: Scenario game',
  },
  {
    id: 'DV-STORY-14',
    kind: 'rule',
    en: 'There is one event token of each number: laid again, it lies there and nowhere else.',
    fr: 'Il y a un jeton d’événement de chaque numéro\xa0: reposé, il est là et nulle part ailleurs.',
    source: 'stand-in: Adventure game',
  },
  {
    id: 'DV-STORY-15',
    kind: 'rule',
    en: 'A level says what is easier or harder in a story for those who play it alone or together; where a story says nothing else, at hard every Auto-Enemy places its lowest unit at the end of rounds 2, 4 and 6, and at easy every player begins with an item card.',
    fr: 'Un niveau dit ce qui est plus facile ou plus dur dans un récit pour qui le joue seul ou ensemble\xa0; si le récit ne dit rien d’autre, au niveau difficile chaque Auto-Ennemi place sa plus faible unité à la fin des manches 2, 4 et 6, et au niveau facile chaque joueur commence avec une carte Objet.',
    source: 'stand-in: Scenario game',
    option: 'level',
  },
  {
    id: 'DV-STORY-16',
    kind: 'rule',
    en: 'Where prisoners turn their coats, a standard unit that is held when a round ends joins its captor’s side, with what it has, unless an enemy of the captor stands on the space or as many of others as the scenario allows serve that side already. It may be won back.',
    fr: 'Là où les prisonniers retournent leur veste, une unité standard tenue à la fin d’une manche rejoint le camp de qui la tient, avec ce qu’elle a, sauf si un ennemi de celui-ci est sur la case ou si autant d’unités d’autrui que le scénario le permet y servent déjà. Elle peut être regagnée.',
    source: 'stand-in: Scenario game',
  },
]
