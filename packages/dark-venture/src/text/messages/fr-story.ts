import type { Messages } from '@longtable/kernel'

const byTheStar =
  'Finissez 4 manches avec des unités sur J8 ou à côté, sans que personne d’autre n’y en ait, ou le plus en 16 ' +
  'manches. Une unité sur J8 attaque avec 1 dé de plus.'

/** Les scénarios et l’aventure : ce qu’ils racontent, le but de chaque camp, ce qu’y font les unités. */
export const story: Messages = {
  choose: {
    activate: '{{unit}} lit ce qui attend en {{space}}',
    search: '{{unit}} fouille {{space}}',
    cleanse: '{{unit}} en {{space}} mange son champignon et se libère',
  },
  events: {
    storyBegins: '{{title}}. {{story}}',
    goal: '{{side}} : {{goal}}',
    teamGoal: 'Ensemble : {{goal}}',
  },
  goal: {
    victory: 'Avoir {{count}} points à la fin d’une manche, et plus que tous les autres.',
    points_one: 'point',
    points_other: 'points',
  },
  scenarios: {
    victory: { length: 'Autant de manches qu’il en faut : une à trois heures' },
    victoryUnderground: { length: 'Autant de manches qu’il en faut : une à trois heures' },
    autoEnemies: { length: 'Autant de manches qu’il en faut : une à deux heures' },
    lightlessBelow: {
      length: '16 manches au plus : deux heures',
      story:
        'Il y a dans la colline un trou où les moutons ne vont pas. Ceux qui y sont entrés pour les moutons en sont ' +
        'revenus sans ombre ; ceux qui y sont entrés pour les ombres n’en sont pas revenus. Là-dessous, dit-on, gît un ' +
        'cœur qui nourrit le noir. Vous avez des cordes, et des torches pour seize cloches. Comptez-les.',
      goal: {
        team:
          'Gagnez les trois clés runiques, ouvrez le Caveau englouti, tuez ou évitez le Rhorgonkrul et rapportez le ' +
          'cœur du caveau à l’entrée (de A6 à C7) avant que l’obscurité n’atteigne 16.',
      },
    },
  },
  /** Of scenarios as they were up to version 1 of the rules. */
  firstScenarios: {
    embers: {
      story:
        'La vieille route n’était à personne, donc à tout le monde. Ce printemps, les Varpens la remontent depuis le ' +
        'sud avec des sacs vides et des torches, et derrière eux chaque ferme rougeoie. Plus loin, là où la route ' +
        'grimpe vers le fleuve, un Aîné des Dhargons veille sur sa couvée. Il a entendu les tambours. Il ne bougera ' +
        'pas.',
      goal: {
        varpen: 'Tuez l’Aîné dhargon. Dans cette guerre, aucune couvée n’en donnera un autre.',
        dhargon:
          'Fermez la route par 4 clôtures ou murs entre K5 et N6, ou gardez l’Aîné en vie pendant 12 manches.',
      },
    },
    banners: {
      story:
        'Le roi est mort sans fils, sur un champ que nul ne retrouve deux fois, et ses trois étendards sont restés ' +
        'plantés là où tombèrent ses porteurs. Ils y sont toujours. Qui en rapporte un peut se dire capitaine. Qui en ' +
        'rapporte deux peut se dire ce qu’il veut.',
      goal: {
        varpen: 'Rapportez 2 étendards dans votre zone de départ, ou le plus en 15 manches.',
        dhargon: 'Rapportez 2 étendards dans votre zone de départ, ou le plus en 15 manches.',
        bohmerk: 'Rapportez 2 étendards dans votre zone de départ, ou le plus en 15 manches.',
        orpal: 'Rapportez 2 étendards dans votre zone de départ, ou le plus en 15 manches.',
      },
    },
    star: {
      story:
        'Elle est tombée par une nuit claire, sans tonnerre, et elle ne s’est pas éteinte. Autour de J8, l’herbe est ' +
        'de verre. Les devins de cinq peuples, qui ne s’entendent sur rien, s’entendent là-dessus : elle refroidit, et ' +
        'sa force passe en qui lui tient compagnie. Elle n’aime pas la foule.',
      goal: {
        varpen: byTheStar,
        dhargon: byTheStar,
        bohmerk: byTheStar,
        orpal: byTheStar,
        alderkang: byTheStar,
      },
    },
    ledger: {
      story:
        'Delok le Collectionneur tient un registre, et deux lignes en sont vides. Un échantillon de chaque, vivant, ' +
        'intact si possible : c’est écrit ainsi, d’une main soignée. Il a dressé ses instruments dans le laboratoire ' +
        'en ruine et envoyé ses serviteurs avec des filets. On a prévenu les échantillons. Ils arrivent pour en ' +
        'discuter.',
      goal: {
        alderkang: 'Faites des extractions sur 2 prisonniers de factions différentes en 14 manches.',
        varpen:
          'Tuez Delok ou faites-le prisonnier ; ou empêchez-le d’aboutir pendant 14 manches et ayez tué le plus.',
        orpal:
          'Tuez Delok ou faites-le prisonnier ; ou empêchez-le d’aboutir pendant 14 manches et ayez tué le plus.',
      },
    },
    duel: {
      story:
        'Trois noms sont cloués au même arbre, chacun au-dessus de la même somme. Larvok est venu pour l’argent, Ysra ' +
        'pour le silence qui le suit, Delok parce qu’il aime savoir comment ces choses finissent. Les morts marchent ' +
        'entre eux et se moquent de qui paie. Aucun des trois n’est jamais resté mort longtemps.',
      goal: {
        larvok:
          'Soyez le premier à 8 points, ou ayez-en le plus après 15 manches. Qui est tué revient et en perd 1.',
        ysra: 'Soyez la première à 8 points, ou ayez-en le plus après 15 manches. Qui est tué revient et en perd 1.',
        delok:
          'Soyez le premier à 8 points, ou ayez-en le plus après 15 manches. Qui est tué revient et en perd 1.',
      },
    },
    drownedFeast: {
      story:
        'Le lac Miroir dormait depuis cent ans quand les Varpens ont planté leur camp sur sa rive et vidé leurs ' +
        'marmites dans l’eau basse. L’eau y a pris goût. Elle remonte la plage à la nuit, par morceaux gros comme des ' +
        'chiens, et les morceaux ont découvert qu’ils pouvaient grossir.',
      goal: {
        bohmerk: 'Absorbez 4 unités vaincues en 10 manches, et ne soyez pas anéantis.',
        varpen: 'Ne laissez rien de l’essaim.',
      },
    },
    bones: {
      story:
        'Au sommet de la Tour sinistre pend un étendard de guerre qu’aucune main vivante n’a touché depuis que la ' +
        'garnison est morte autour, debout. On a payé à Larvok la moitié d’avance. L’escalier est étroit, la garnison ' +
        'est toujours de service, et l’autre moitié attend sur n’importe quelle route qui quitte le plateau.',
      goal: {
        larvok:
          'Prenez l’étendard en 3C13 et portez-le sur une case de route du bord du plateau en 14 manches.',
        orpal: 'Tuez Larvok.',
      },
    },
    waystation: {
      story:
        'Cinq lieues de boue, un seul toit. Les Dhargons étaient là les premiers ; les Varpens avaient des couteaux. On ' +
        'en discutait encore quand le cuisinier regarda par une fenêtre, du côté du lac, puis par l’autre, du côté de ' +
        'la route, et barra les deux portes. Les vieux rivaux font piètre compagnie. Ils font de bons murs.',
      goal: {
        team:
          'Tenez 8 manches. Vous perdez si 3 ennemis se tiennent dans le relais (de O11 à P13), ou si l’Aîné est ' +
          'tué et qu’il ne reste aucun œuf. Les alliés se passent objets et ressources et combattent en paires ' +
          'mêlées. À partir de la manche 4, chaque ennemi amène une unité de plus.',
      },
    },
    hunt: {
      story:
        'Il est sorti du fleuve un matin et il a mangé le pont. Depuis, il a mangé deux troupeaux, un moulin et une ' +
        'ambassade. De mémoire d’homme, tous les étendards n’avaient jamais parlementé ensemble, et il y fallut moins ' +
        'de temps que pour verser le vin. On posa une seule question. Toutes les mains se levèrent.',
      goal: {
        team:
          'Tuez le Rhorgonkrul en 12 manches. Il faut le vaincre deux fois, et la première le met en colère. Il agit ' +
          'à la fin de la manche, deux fois si vous êtes 3 ou 4.',
      },
    },
  },
}
