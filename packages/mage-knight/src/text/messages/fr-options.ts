import type { Messages } from '@longtable/kernel'

const agreed = { true: 'Oui', false: 'Non' }

/** What options are listed under. */
const variants = 'Variantes des livrets'
const friendly = 'Partie plus amicale'
const single = 'Pour certains scénarios'
const contested = 'Règles contestées'

/** Ce dont une table peut convenir. */
export const options: Messages = {
  options: {
    sets: {
      name: 'Ensembles',
      help: 'Ce que vous ajoutez au jeu de base : « La Légion perdue » apporte ses ennemis et ses ruines, « Les Ombres de Tezla » ses ennemis, rien d’autre pour l’instant.',
      values: { base: 'Jeu de base', lostLegion: 'La Légion perdue', tezla: 'Les Ombres de Tezla' },
    },
    scenario: {
      name: 'Scénario',
      help: 'L’enjeu de la partie, sa carte et sa durée.',
      values: {
        firstReconnaissance: 'Première reconnaissance (1 à 4 joueurs)',
        fullConquest: 'Conquête totale (1 à 4 joueurs)',
        blitzConquest: 'Conquête éclair (1 à 4 joueurs)',
        soloConquest: 'Conquête en solitaire (1 joueur)',
        fullCooperation: 'Coopération totale (1 à 3 joueurs)',
        blitzCooperation: 'Coopération éclair (1 à 3 joueurs)',
        minesLiberation: 'Libération des mines (1 à 4 joueurs)',
        druidNights: 'Nuits des druides (1 à 4 joueurs)',
        dungeonLords: 'Seigneurs des souterrains (1 à 4 joueurs)',
        conquerAndHold: 'Conquérir et tenir (1 à 4 joueurs)',
        oneToReturn: 'Un seul reviendra (1 à 4 joueurs)',
      },
    },
    heroes: {
      name: 'Héros',
      help: 'Comment les héros sont attribués.',
      values: {
        pick: 'Choisis dans un ordre tiré au sort',
        random: 'Tirés au sort',
        auction: 'Choisis, et disputés en misant de la renommée',
      },
    },
    heroCards: {
      name: 'Cartes des héros',
      help: 'Combien des seize cartes d’un héros lui sont propres : deux depuis La Légion perdue, une auparavant.',
      values: {
        ultimate: 'Deux cartes propres chacun',
        first: 'Une carte propre chacun, comme à la première édition',
      },
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
    firstDuels: {
      name: 'Duels dans la Première reconnaissance',
      help: 'Les héros peuvent-ils s’attaquer dans ce scénario aussi, qui est sans duel sauf accord ?',
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
    coopTurns: {
      name: 'Fins de tour après un assaut coopératif',
      help: 'Dans quel ordre les participants terminent leur tour.',
      values: { fought: 'Comme ils ont combattu, le meneur d’abord', round: 'Dans l’ordre de la manche' },
    },
    cityLevel: {
      name: 'Niveau des villes',
      help: 'De 1 à 11 ; 0 désigne les niveaux du scénario.',
      values: { 0: 'Comme dans le scénario' },
    },
    megapolis: {
      name: 'Mégapole',
      help: 'Avec trois villes au plus, la dernière révélée en réunit deux : son niveau, de 2 à 22 ; 0 joue sans.',
      values: { 0: 'Aucune' },
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
      help: 'De jour, un dé doré ne peut pas servir d’une couleur présente dans la Source, et il n’est ni relancé ni tourné tant qu’une autre couleur s’y trouve.',
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
    randomOrientation: {
      name: 'Tuiles tournées au hasard',
      help: 'Chaque nouvelle tuile est tournée au hasard avant d’être vue.',
      values: agreed,
    },
    interactiveCombat: {
      name: 'Combat interactif',
      help: 'Contre un ennemi seul, le joueur précédent cache un dé qui peut le rendre plus fort, et valoir plus.',
      values: agreed,
    },
    actionUpgrades: {
      name: 'Actions améliorées',
      help: 'Après chaque nuit sauf la dernière, une action peut être échangée contre une avancée de sa couleur ou de son type.',
      values: agreed,
    },
    drafting: {
      name: 'Sélection d’actions avancées',
      help: 'Chacun sélectionne trois actions avancées ; une rejoint la pioche après chaque jour.',
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
    oneTeam: {
      name: 'Tous dans une équipe',
      help: 'Deux ou trois joueurs jouent ensemble une mission compétitive, contre l’horloge du joueur fictif.',
      values: agreed,
    },
  },
  optionGroups: {
    pvpEqualLevelNeedsLowerFame: contested,
    pvpEnemies: contested,
    spawningRefill: contested,
    garrisonAtNight: contested,
    nightRulesValues: contested,
    rightMomentLastTurn: contested,
    megapolis: variants,
    firstNight: variants,
    darkness: variants,
    rampage: variants,
    randomCities: variants,
    randomOrientation: variants,
    interactiveCombat: variants,
    actionUpgrades: variants,
    drafting: variants,
    friendlySpells: friendly,
    friendlySkills: friendly,
    friendlyMana: friendly,
    achievementsLowest: single,
    gladeShields: single,
    epic: single,
    openMap: single,
  },
}
