// What the campaign gives between chapters, and how it ends.
import type { Names } from '../types.ts'
import type { Told } from './story-prose.ts'

export const campaignBoons = {
  spoils: {
    name: { en: 'Spoils', fr: 'Butin' },
    told: {
      en: 'What you took you may keep, as far as two hands go.',
      fr: 'Ce que vous avez pris, gardez-le, autant que deux mains le permettent.',
    },
  },
  veterans: {
    name: { en: 'Veterans', fr: 'Vétérans' },
    told: {
      en:
        'Two who came through it stand in the first rank next time, and tell the others to keep their ' +
        'heads down.',
      fr:
        'Deux de ceux qui en sont revenus seront la prochaine fois au premier rang, et diront aux ' +
        'autres de baisser la tête.',
    },
  },
  omen: {
    name: { en: 'Omen', fr: 'Présage' },
    told: {
      en: 'Something very old has noticed you, and been pleased.',
      fr: 'Quelque chose de très ancien vous a remarqués, et s’en est réjoui.',
    },
  },
  muster: {
    name: { en: 'Muster', fr: 'Levée' },
    told: {
      en: 'One more has come down from the hills, with a pitchfork and a reason.',
      fr: 'Il en est descendu un de plus des collines, avec une fourche et une raison.',
    },
  },
  grudge: {
    name: { en: 'Grudge', fr: 'Rancune' },
    told: {
      en: 'You have thought of what you ought to have done, and will begin with it.',
      fr: 'Vous avez trouvé ce qu’il aurait fallu faire, et c’est par là que vous commencerez.',
    },
  },
  purse: {
    name: { en: 'Purse', fr: 'Bourse' },
    told: {
      en: 'Somebody passes a hat, and it comes back with two useful things in it.',
      fr: 'Quelqu’un fait passer un chapeau, et il revient avec deux choses utiles dedans.',
    },
  },
  debt: {
    name: { en: 'Debt', fr: 'Dette' },
    told: {
      en: 'Two items now, from the stock of a gentleman who will remember it. The ledger has your name.',
      fr:
        'Deux objets tout de suite, du fonds d’un monsieur qui s’en souviendra. Le registre a votre ' +
        'nom.',
    },
  },
} satisfies Readonly<Record<string, Told>>

/** For tables that are told one: alone, or all together. */
export const campaignEndings = {
  burned: {
    name: { en: 'The chair is burned', fr: 'On brûle le siège' },
    told: {
      en:
        'They carried it out into the meadow, and it was lighter than anyone had thought. The wood was ' +
        'very dry. There were speeches, and then there was only the fire and people standing round it ' +
        'from five sides, with warm faces and cold backs. In the morning a child sat down on the spot, ' +
        'because it was dry there, and nobody told it to get up. That was remarked upon for years.',
      fr:
        'On l’a porté dans le pré, et il était plus léger qu’on ne croyait. Le bois en était très sec. ' +
        'Il y eut des discours, puis seulement le feu, et des gens autour, venus de cinq côtés, le ' +
        'visage chaud et le dos froid. Au matin, un enfant s’est assis à cet endroit, parce que c’était ' +
        'sec, et personne ne lui a dit de se lever. On en a parlé pendant des années.',
    },
  },
  regent: {
    name: { en: 'A regent', fr: 'Une régence' },
    told: {
      en:
        'Nobody sits in the chair; it has been agreed. Somebody stands beside it, one hand on the back, ' +
        'and signs things. It is called keeping the place warm. The roads are mended, the lake is ' +
        'fenced, complaints are heard on Thursdays. Now and then, when the hall is empty, the hand is ' +
        'lifted from the wood for a moment, to see whether it will stay where it is.',
      fr:
        'Nul ne s’assied dans le siège ; c’est convenu. Quelqu’un se tient à côté, une main sur le ' +
        'dossier, et signe. Cela s’appelle garder la place au chaud. Les routes sont refaites, le lac ' +
        'est clôturé, on reçoit les plaintes le jeudi. Parfois, quand la salle est vide, la main quitte ' +
        'un instant le bois, pour voir s’il restera où il est.',
    },
  },
  uneasyPeace: {
    name: { en: 'An uneasy peace', fr: 'Une paix précaire' },
    told: {
      en:
        'You did not win, and nobody else did so as you would notice. The armies went home by different ' +
        'roads. Someone has set a stone where each of them turned back, and the stones make a sort of ' +
        'border, which children cross for dares. In the inns the benches stand along the walls. It is a ' +
        'peace in which everyone knows where the door is. There have been worse; most of them were ' +
        'called victories.',
      fr:
        'Vous n’avez pas gagné, et personne d’autre au point que cela se voie. Les armées sont rentrées ' +
        'par des routes différentes. On a mis une pierre là où chacune a fait demi-tour, et ces pierres ' +
        'font une sorte de frontière, que les enfants passent par défi. Dans les auberges, les bancs ' +
        'sont contre les murs. C’est une paix où chacun sait où est la porte. Il y en eut de pires ; on ' +
        'les appelait presque toutes victoires.',
    },
  },
  filled: {
    name: { en: 'The chair is filled', fr: 'Le siège est occupé' },
    told: {
      en:
        'He is not cruel. He asks after everybody by name, those above the ground and those below, and ' +
        'makes no difference between them. Harvests are good, since he does not eat. On his birthday, ' +
        'which is every day, the bells are rung once, and people come out and stand before their houses ' +
        'until they are told that they may go in. They have not been told yet. It is getting cold; they ' +
        'tell each other that he must be counting.',
      fr:
        'Il n’est pas cruel. Il demande des nouvelles de chacun par son nom, de ceux d’au-dessus comme ' +
        'de ceux d’en dessous, et ne fait pas entre eux de différence. Les récoltes sont bonnes, ' +
        'puisqu’il ne mange pas. Pour son anniversaire, qui est tous les jours, on sonne une fois les ' +
        'cloches, et les gens sortent devant leurs maisons et y restent jusqu’à ce qu’on leur dise de ' +
        'rentrer. On ne le leur a pas encore dit. Le froid vient ; ils se disent qu’il doit être en ' +
        'train de compter.',
    },
  },
} satisfies Readonly<Record<string, Told>>

export const campaignWords = {
  laurels: { en: 'Laurels', fr: 'Lauriers' },
  banner: { en: 'Banner', fr: 'Bannière' },
  chapter: { en: 'Chapter', fr: 'Chapitre' },
  shortRoad: { en: 'The short road', fr: 'La route courte' },
  record: { en: 'The record', fr: 'Le registre de campagne' },
  champion: { en: 'Champion', fr: 'Champion' },
  forPay: { en: 'For pay', fr: 'À la solde' },
} satisfies Readonly<Record<string, Names>>
