// The eight regions of the Underground: their names, and what is told when one is first entered.
import type { Names } from '../types.ts'

export const undergroundRegions = {
  entry: {
    name: { en: 'Entry Hall', fr: 'Salle d’entrée' },
    seen: {
      en: 'The last of the daylight, the first of the boots. Everyone who went down went down from here.',
      fr: 'La fin du jour, le début des bottes. Tous ceux qui sont descendus sont descendus d’ici.',
    },
  },
  lake: {
    name: { en: 'Lightless Lake', fr: 'Lac sans lumière' },
    seen: {
      en: 'Water without a ripple, and somewhere on it the sound of a pole that touches no bottom.',
      fr: 'De l’eau sans une ride et, quelque part, le bruit d’une perche qui ne touche pas le fond.',
    },
  },
  heart: {
    name: { en: 'Heart Cavern', fr: 'Caverne du cœur' },
    seen: {
      en: 'All ways below pass through here, round one pillar, within hearing of the watch.',
      fr: 'Tous les chemins d’en bas passent ici, autour d’un pilier, à portée d’oreille de la garde.',
    },
  },
  grotto: {
    name: { en: 'Fungus Grotto', fr: 'Grotte aux champignons' },
    seen: {
      en: 'The air goes in and out. Somebody has put up labels.',
      fr: 'L’air entre et sort. Quelqu’un a mis des étiquettes.',
    },
  },
  pit: {
    name: { en: 'Bone Pit', fr: 'Fosse d’os' },
    seen: {
      en: 'The floor is people. The court is in session.',
      fr: 'Le sol, ce sont des gens. La cour siège.',
    },
  },
  gallery: {
    name: { en: 'North Gallery', fr: 'Galerie du nord' },
    seen: {
      en: 'A king without a face, a shop without a keeper, an idol with a mouth or two too many.',
      fr: 'Un roi sans visage, une boutique sans marchand, une idole avec une bouche ou deux de trop.',
    },
  },
  ledge: {
    name: { en: 'East Ledge', fr: 'Corniche de l’est' },
    seen: {
      en: 'Planks, tin cups, and a drop that keeps its own counsel.',
      fr: 'Des planches, des gobelets, et un vide qui garde ses pensées pour lui.',
    },
  },
  vault: {
    name: { en: 'Sunken Vault', fr: 'Caveau englouti' },
    seen: {
      en: 'Black water, a round door, and behind it something that has been told to wait.',
      fr: 'De l’eau noire, une porte ronde et, derrière, quelque chose à qui l’on a dit d’attendre.',
    },
  },
} satisfies Readonly<Record<string, { readonly name: Names; readonly seen: Names }>>

export type RegionId = keyof typeof undergroundRegions
