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
    source: 'ruling: Adventure game',
  },
  {
    id: 'DV-STORY-3',
    kind: 'rule',
    en: 'A gate is a wall until a passage opens it.',
    fr: 'Une porte est un mur tant qu’un passage ne l’a pas ouverte.',
    source: 'ruling: Adventure game',
  },
  {
    id: 'DV-STORY-4',
    kind: 'rule',
    en: 'A unit takes a banner of its space for nothing on its player’s turn and drops it where it is lost.',
    fr:
      'Une unité prend gratuitement un étendard de sa case au tour de son joueur et le laisse tomber là ' +
      'où elle est perdue.',
    source: 'ruling: Scenario game',
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
    source: 'ruling: Adventure game',
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
    source: 'ruling: Adventure game',
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
    source: 'ruling: Scenario game',
  },
]
