import type { Messages } from '@longtable/kernel'

/** The numbers come from the block; see `lacking`. */
const price =
  'Coûte {{needsEnergy}} en énergie et {{needsGold}} en or ; vous avez {{energy}} en énergie et {{gold}} en or.'

/** Why something cannot be chosen, and what is wrong with a corrected edition. */
export const reasons = {
  blocked: {
    'IMM-SETUP-12': 'Quelqu’un d’autre joue cette couleur.',
    'IMM-START-10':
      'Toutes les régions de cette carte sont occupées, et une autre de vos cartes peut encore être placée.',
    'IMM-START-12': 'Déjà occupée (armées : {{armies}}).',
    'IMM-START-22': 'Vos derniers groupes vont dans le royaume des cartes Conflit de votre main.',
    'IMM-REINFORCE-4':
      'Vous pouvez envoyer 1 armée pour 3 qui étaient dans ces limbes, et plus aucune à présent (il y en a {{limbo}}).',
    'IMM-REINFORCE-6': 'Les renforts ne vont que là où vous avez déjà une armée.',
    'IMM-REINFORCE-7':
      'Le retour exige la règle maison, une région de départ inoccupée et une armée dans les limbes de son royaume.',
    'IMM-PLAN-3':
      'Les cases Armée reçoivent des cartes Région, Conflit ou vierges ; les cases Magie, des cartes Magie ou vierges.',
    'IMM-PLAN-5': 'Vous n’avez planifié aucune carte sur cette case.',
    'IMM-PLAN-6': 'Vous n’avez aucune armée dans cette région, dans aucun des royaumes.',
    'IMM-PLAN-8': 'Les jokers ne permettent pas d’extraire de l’or ou de l’énergie.',
    'IMM-PLAN-10': 'Le joker ne peut pas valoir ici pour une telle région.',
    'IMM-PLAN-11': 'Vous n’avez aucune armée dans cette région, dans ce royaume.',
    'IMM-PERFORM-7': 'Il ne reste que des cartes vierges sur votre plaquette : vous ne pouvez que passer.',
    'IMM-PERFORM-13': 'Il n’y a rien à y prendre.',
    'IMM-PERFORM-14': 'Vous n’avez aucune armée dans la région de la carte.',
    'IMM-TRANSITION-1': price,
    'IMM-TRANSITION-2': 'Les armées ne viennent que dans une région où vous avez au moins une armée.',
    'IMM-CONSTRUCT-1': price,
    'IMM-CONSTRUCT-2': 'Vous ne pouvez construire que là où vous avez au moins une armée.',
    'IMM-CONSTRUCT-4': 'Ce bâtiment se trouve déjà ici.',
    'IMM-CONSTRUCT-6': 'Cette province a déjà sa capitale.',
    'IMM-CONSTRUCT-7': 'Un autre bâtiment se trouve ici et ne peut pas être transformé.',
    'IMM-CONSTRUCT-8': 'Un portail se trouve déjà ici.',
    'IMM-CONSTRUCT-9': 'La réserve est épuisée.',
    'IMM-CONSTRUCT-12': price,
    'IMM-PORTAL-1': 'Aucun portail n’y mène depuis la région qui attaque.',
    'IMM-ATTACK-1': 'Vous n’y avez aucune armée pour attaquer.',
    'IMM-ATTACK-2': 'Elle n’est pas adjacente à la région qui attaque.',
    'IMM-ATTACK-3': 'Vous ne pouvez pas attaquer vos propres régions.',
    'IMM-ATTACK-4': 'Une armée doit rester sur place (ici : {{armies}}).',
    'IMM-ATTACK-5': price,
    'IMM-MOVE-2': price,
    'IMM-MOVE-3': 'Aucun chemin n’y mène par vos propres régions.',
    'IMM-MOVE-4': 'Une armée doit rester sur place (ici : {{armies}}).',
    'IMM-MAGIC-3': price,
    'IMM-MAGIC-4': 'Ces armées ne vont que dans vos propres régions du royaume de leurs limbes.',
    'IMM-MAGIC-6': price,
    'IMM-MAGIC-11': price,
    'IMM-MAGIC-13': 'Il vous faut une armée sur place, et ne pas déjà détenir la carte Région.',
    'IMM-MAGIC-19': price,
  },
  edition: {
    sameName: '{{other}} porte déjà le nom {{name}}',
    areaSize: 'une province a {{needed}} régions, celle-ci en aurait {{count}}',
    ownNeighbour: 'une région n’est pas voisine d’elle-même',
    oneSidedBorder: '{{region}} indique {{other}} comme voisine, mais {{other}} n’indique pas {{region}}',
    notConnected: 'aucun chemin de régions voisines ne mène ici',
    sameStart: '{{other}} commence dans la même région',
    noGroups: 'une tribu de la lumière a besoin d’au moins un groupe d’armées',
    tooManyArmies: '{{light}} avec {{dark}} demanderait {{needed}} armées, un joueur en a {{armies}}',
    tooManyGroups:
      '{{players}} joueurs demanderaient {{needed}} sites pour leurs groupes, il y en a {{sites}}',
    mustBeSpecial: 'cette case est celle de l’action de la tribu des ténèbres',
    onlyOneSpecial: 'seule la case de la tribu des ténèbres peut porter son action',
    noMovement: 'il n’y a pas de déplacement sur cette case',
    tribeSetsPrice: 'le prix de cette case figure chez la tribu',
    chanceAboveOne: 'une chance de {{numerator}} sur {{denominator}} est plus que certaine',
  },
} as const satisfies Messages
