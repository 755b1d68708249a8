import type { Messages } from '@longtable/kernel'

const agreed = { true: 'Oui', false: 'Non' }

/** Ce dont une table peut convenir. */
export const options: Messages = {
  options: {
    sets: {
      name: 'Ensembles',
      help: 'Les extensions dont vous jouez les héros, les cartes, les unités, les ennemis et les tuiles.',
      values: { base: 'Jeu de base' },
    },
    scenario: {
      name: 'Scénario',
      help: 'L’enjeu de la partie, sa carte et sa durée.',
      values: {
        firstReconnaissance: 'Première reconnaissance (1 à 4 joueurs)',
        fullConquest: 'Conquête totale (2 à 4 joueurs)',
        blitzConquest: 'Conquête éclair (2 à 4 joueurs)',
        soloConquest: 'Conquête en solitaire (1 joueur)',
        fullCooperation: 'Coopération totale (2 ou 3 joueurs)',
        blitzCooperation: 'Coopération éclair (2 ou 3 joueurs)',
        minesLiberation: 'Libération des mines (2 à 4 joueurs)',
        druidNights: 'Nuits des druides (2 à 4 joueurs)',
        dungeonLords: 'Seigneurs des souterrains (2 à 4 joueurs)',
        conquerAndHold: 'Conquérir et tenir (2 à 4 joueurs)',
        oneToReturn: 'Un seul reviendra (2 à 4 joueurs)',
      },
    },
    heroes: {
      name: 'Héros',
      help: 'Comment les héros sont attribués.',
      values: { pick: 'Choisis dans un ordre tiré au sort', random: 'Tirés au sort' },
    },
    printing: {
      name: 'Impression',
      help: 'Quelles valeurs comptent là où les impressions diffèrent.',
      values: { 2018: 'La plus récente', 2011: 'La première' },
    },
    pvp: {
      name: 'Joueur contre joueur',
      help: 'Les héros peuvent-ils s’attaquer, là où le scénario le permet ?',
      values: agreed,
    },
    coopAssault: {
      name: 'Assauts coopératifs',
      help: 'Quand plusieurs héros peuvent-ils assaillir une ville ensemble ?',
      values: { scenario: 'Dans les scénarios coopératifs', always: 'Dans tous les scénarios' },
    },
    pvpEqualLevelNeedsLowerFame: {
      name: 'Renommée pour un adversaire de même niveau',
      help: 'Faut-il avoir moins de renommée que le vaincu ?',
      values: agreed,
    },
    pvpEnemies: {
      name: 'Nombre d’ennemis dans un duel',
      help: 'Quelles unités comptent pour les effets qui demandent le nombre d’ennemis.',
      values: {
        sheet: 'Celles qui ont pris part à l’attaque',
        rulebook: 'Celles-là et toutes celles qui sont prêtes et non blessées',
      },
    },
    spawningRefill: {
      name: 'Couvée à moitié vidée',
      help: 'Un ennemi vaincu y est-il remplacé ?',
      values: agreed,
    },
    garrisonAtNight: {
      name: 'Garnisons des villes la nuit',
      help: 'Voit-on aussi la nuit la garnison d’une ville depuis un espace adjacent ?',
      values: agreed,
    },
    nightRulesValues: {
      name: 'Règles de la nuit pendant le jour',
      help: 'Dans les souterrains et les tombeaux, les valeurs des cartes et des compétences suivent-elles aussi la nuit ?',
      values: agreed,
    },
    rightMomentLastTurn: {
      name: 'Le bon moment au dernier tour',
      help: 'Peut-on l’utiliser une fois la fin de la manche annoncée ?',
      values: agreed,
    },
    cityLevel: {
      name: 'Niveau des villes',
      help: 'De 1 à 11 ; 0 désigne les niveaux du scénario.',
      values: { 0: 'Comme dans le scénario' },
    },
    firstNight: { name: 'Arrivée de nuit', help: 'La première manche est une nuit.', values: agreed },
    darkness: {
      name: 'La nuit vient',
      help: 'Après chaque jour, deux dés disent si la nuit tombe pour le reste de la partie.',
      values: agreed,
    },
    friendlySpells: { name: 'Sans sorts interactifs', help: 'Ils restent dans la boîte.', values: agreed },
    friendlySkills: {
      name: 'Sans compétences interactives',
      help: 'Elles restent dans la boîte.',
      values: agreed,
    },
    friendlyMana: {
      name: 'Mana amical',
      help: 'Un dé doré ne peut pas servir d’une couleur présente dans la Source.',
      values: agreed,
    },
    rampage: {
      name: 'Déferlement',
      help: 'De nouveaux ennemis maraudeurs arrivent après chaque manche, et la réputation commence plus bas.',
      values: { off: 'Non', rampage: 'Déferlement', more: 'Grand déferlement' },
    },
    randomCities: {
      name: 'Villes au hasard',
      help: 'Les villes sont tirées au sort pour les tuiles de ville.',
      values: agreed,
    },
    achievementsLowest: {
      name: 'Exploits en coopération',
      help: 'Le moins bon joueur compte-t-il à la place du meilleur ?',
      values: agreed,
    },
    gladeShields: {
      name: 'Peu de boucliers par clairière',
      help: 'Nuits des druides : une clairière porte un bouclier à deux joueurs, deux au-delà.',
      values: agreed,
    },
    epic: {
      name: 'Durée épique',
      help: 'Nuits des druides et Un seul reviendra se jouent en six manches.',
      values: agreed,
    },
    openMap: {
      name: 'Carte ouverte',
      help: 'Conquérir et tenir : toutes les tuiles sont révélées dès le départ.',
      values: agreed,
    },
    teams: { name: 'Équipes', help: 'Quatre joueurs jouent à deux contre deux.', values: agreed },
  },
}
