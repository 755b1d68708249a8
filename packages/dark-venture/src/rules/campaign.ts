// The campaign
import type { Rule } from '@longtable/kernel'

const source = 'stand-in: Campaign'

export const campaignRules: readonly Rule[] = [
  {
    id: 'DV-CAMPAIGN-1',
    kind: 'rule',
    en: 'A campaign is a row of scenarios. Each seat has a faction for its banner and leads it where it takes part, otherwise any side that is open, for pay: its laurels then count half, rounded up.',
    fr: 'Une campagne est une suite de scénarios. Chaque place a une faction pour bannière et la mène là où elle prend part, sinon tout camp ouvert, à la solde\xa0: ses lauriers comptent alors pour moitié, arrondis au-dessus.',
    source,
  },
  {
    id: 'DV-CAMPAIGN-2',
    kind: 'rule',
    en: 'What a banner has kept it has in the next chapter in which it takes part: spoils are item cards in hand, veterans stand in for its lowest units, a muster is one more of these, a grudge is a tactic card, a purse two resources, a debt two item cards; an omen counts 1 towards its Ancient until that was summoned.',
    fr: 'Ce qu’une bannière a gardé, elle l’a au prochain chapitre où elle prend part\xa0: le butin, ce sont des cartes Objet en main\xa0; les vétérans remplacent ses plus faibles unités\xa0; une levée en est une de plus\xa0; une rancune, une carte Tactique\xa0; une bourse, deux ressources\xa0; une dette, deux cartes Objet\xa0; un présage compte 1 pour son Ancien jusqu’à ce qu’il soit invoqué.',
    source,
  },
  {
    id: 'DV-CAMPAIGN-3',
    kind: 'rule',
    en: 'What a chapter leaves behind changes later ones. In the last, each five laurels above the lowest are a head start of 1 towards the throne, two at most, and the kingmaker rolls one die more for the turn order.',
    fr: 'Ce qu’un chapitre laisse change les suivants. Dans le dernier, chaque tranche de cinq lauriers au-dessus du plus bas donne une avance de 1 vers le trône, deux au plus, et le faiseur de rois lance un dé de plus pour l’ordre du tour.',
    source,
  },
  {
    id: 'DV-CAMPAIGN-4',
    kind: 'rule',
    en: 'After a chapter the record is written from the last position alone: who won, what is left, what was chosen. Losing never stops a campaign.',
    fr: 'Après un chapitre, le registre s’écrit d’après la seule position finale\xa0: qui a gagné, ce qui reste, ce qui fut choisi. Perdre n’arrête jamais une campagne.',
    source,
  },
  {
    id: 'DV-CAMPAIGN-5',
    kind: 'rule',
    en: 'A winner gets 2 laurels and chooses spoils, veterans or an omen; the second, where there are no teams, gets 1; everybody else chooses a muster, a grudge, a purse or a debt. Who is last by 4 laurels or more chooses twice.',
    fr: 'Un vainqueur reçoit 2 lauriers et choisit le butin, des vétérans ou un présage\xa0; le deuxième, sans équipes, en reçoit 1\xa0; les autres choisissent une levée, une rancune, une bourse ou une dette. Le dernier, à 4 lauriers ou plus, choisit deux fois.',
    source,
  },
  {
    id: 'DV-CAMPAIGN-6',
    kind: 'rule',
    en: 'Between chapters a newcomer takes over a banner that no person leads, or brings a new one with the lowest laurels of the table and a muster; who leaves hands the banner to a bot or to its deck.',
    fr: 'Entre deux chapitres, un nouveau venu reprend une bannière que personne ne mène, ou en apporte une avec les lauriers les plus bas de la table et une levée\xa0; qui part la remet à un ordinateur ou à son paquet.',
    source,
  },
  {
    id: 'DV-CAMPAIGN-7',
    kind: 'rule',
    en: 'Who wins the last chapter wins the campaign, of several the one with most laurels. A debt takes a laurel at the end, unless the ledger burned.',
    fr: 'Qui gagne le dernier chapitre gagne la campagne, et de plusieurs celui qui a le plus de lauriers. Une dette coûte un laurier à la fin, sauf si le registre a brûlé.',
    source,
  },
]
