import type { Messages } from '@longtable/kernel'

/** Ce qu’on lit dans l’Aventure souterraine. */
export const passages: Messages = {
  passage: {
    P1:
      'Ici, le jour renonce. En travers du tunnel se dresse une porte que nul n’a bâtie : fémurs, côtes et mâchoires ' +
      'fondus les uns dans les autres, comme des bougies oubliées trop près du feu. Des signes rampent sur l’os, ' +
      'lents comme des escargots, toujours un peu en avance sur l’œil. Pas de serrure. Pas de gonds non plus. De ' +
      'l’autre côté, quelque chose écoute.',
    P2:
      'Un cercle de pierres blanches et, dans le cercle, un puits pas plus profond qu’un seau. L’eau fume. Elle sent ' +
      'l’été, que personne d’entre vous n’a senti depuis l’entrée. Sur la margelle, on a gravé une rangée de petites ' +
      'coupes, les unes au-dessus d’un sourire, les autres au-dessus d’un nœud de corde. Sous la dernière, il n’y a ' +
      'encore rien.',
    P3:
      'La grotte s’ouvre, et elle respire. Des chapeaux plus hauts qu’un troll se penchent hors du noir sur leurs ' +
      'pieds pâles ; leurs lames s’ouvrent et se ferment ensemble, cent soufflets lents. Quand votre lumière touche le ' +
      'premier, il se tourne. Puis le suivant. Bientôt tous vous regardent, si l’on peut regarder sans yeux.',
    P4:
      'Au fond de la grotte pend un sac de lumière humide, grand comme une grange et nervuré comme une feuille. Il ' +
      'entend vos pas depuis le premier chapeau. À présent il se fend de haut en bas, sans un bruit, et des formes ' +
      's’en écoulent : rondes, aveugles, affamées, et tout à fait sûres de l’endroit où vous êtes. Derrière elles, ' +
      'dans la cosse, luit quelque chose de vert.',
    P5:
      'Vous l’aviez pris pour du gravier. Ce sont des phalanges. Tout le sol de la salle est fait de morts, tassés par ' +
      'tous ceux qui sont passés avant vous, et les morts en ont assez. L’amas cliquette. Une main trouve un poignet, ' +
      'un poignet trouve un bras. Ce qui se relève n’a pas pris la peine de démêler à qui était quoi.',
    P6:
      'Un Suuk pend au plafond dans des fers faits pour plus grand que lui. Il ne se débat pas. Il compte à rebours, à ' +
      'mi-voix, et à l’entendre il compte depuis fort longtemps. « Quatre cent neuf », dit-il en vous voyant, puis il ' +
      'attend, poliment, de savoir ce que vous ferez avant quatre cent huit.',
    P7:
      'Une table couverte d’une nappe propre, dans un lieu où rien ne l’est. De menus objets y portent de menues ' +
      'étiquettes, et chaque étiquette un prix, d’une écriture soignée. Point de marchand. Un registre, ouvert à la ' +
      'date du jour, et la page du jour donne déjà le nombre des vôtres, la couleur de votre étendard, puis un blanc.',
    P8:
      'L’idole emplit sa niche d’un mur à l’autre : une grosse chose patiente, de pierre noire, avec trois bouches ' +
      'l’une sur l’autre. La première vous pose une énigme. La deuxième demande ce que vous donneriez pour ne pas ' +
      'l’entendre. La troisième aspire seulement, aspire encore, et la poussière à vos pieds se met à ramper vers elle.',
    P9:
      'À partir d’ici, le chemin est une planche large d’un pied, clouée à rien. À gauche, le mur. À droite, allez ' +
      'savoir. À mi-course la corniche oscille, comme si quelqu’un de lourd venait d’en descendre à l’autre bout. On ' +
      'peut courir avant qu’elle ne se décide. On peut aussi aller à quatre pattes et la laisser réfléchir.',
    P10:
      'Vous chuchotez de vous taire, et la chambre garde le chuchotement. Il fait le tour des murs, une fois, deux ' +
      'fois, et revient plus vieux. C’est votre propre voix, cela au moins est sûr ; mais ces mots-là, vous ne les ' +
      'avez pas encore dits, et à leur ton vous regretterez de ne pas les avoir écoutés plus tôt.',
    P11:
      'Le Caveau englouti. Une eau noire monte devant lui jusqu’au genou, et de l’eau s’élève la porte, ronde comme ' +
      'une pièce et plus haute que la tour de chez vous. Elle n’a pas de poignée. Elle a trois alvéoles, une d’os, une ' +
      'de mousse, une de verre, et chacune a exactement la forme d’une dent.',
    P12:
      'On sent le repaire avant de le voir : vase de rivière, vieux fer, viande. Dans le noir, devant vous, quelque ' +
      'chose inspire. Vous attendez qu’il expire. Vous comptez vos propres souffles, pour vous rassurer, et vous ' +
      'arrivez à dix avant lui. Autour de vous les parois sont rayées, à hauteur de toit, par ce qui s’est retourné ' +
      'dans son sommeil.',
    P13:
      'Dès que vous cessez de poursuivre les signes, ils viennent à vous. Ce sont des noms, trois, répétés sans fin : ' +
      'la Clé qui fut os, la Clé qui a poussé, la Clé qu’il faut demander. Au troisième dit tout haut, la porte lâche ' +
      'prise et s’écroule avec fracas. Au-delà, le tunnel continue, plus chaud qu’il ne devrait.',
    P14:
      'Vous dites ce qu’on dit à un vieux chien dans une maison inconnue. Les soufflets s’arrêtent. Puis les chapeaux ' +
      's’écartent l’un après l’autre, tout au long de la grotte, et là où ils étaient le sol est sec. Une haleine de ' +
      'spores se pose sur votre épaule comme une main. Au bout de l’allée pend une lumière ; elle sait maintenant que ' +
      'l’on vous attend.',
    P15:
      'La dernière forme s’affaisse en elle-même et n’est plus que de l’eau. Vous grimpez dans la cosse. Il y fait ' +
      'calme, et vert, et cela bat faiblement, comme l’envers d’une paupière. La clé repose où serait un cœur. Elle ' +
      'est molle, elle est tiède, et quand votre main se ferme elle prend l’empreinte de vos doigts et la garde.',
    P16:
      'L’amas se recouche avec une sorte de soulagement. Tout en haut, blanchie, ricanante, une mâchoire a une dent de ' +
      'trop. Vous tirez. La dent vient sans effort, comme si elle attendait qu’on la demande. Loin dans la roche, ' +
      'derrière l’eau, une alvéole d’os fait entendre un seul déclic.',
    P17:
      '« Les clés ouvrent, dit la voix. Le sang réveille. Le lac se souvient de la sortie, si vous l’oubliez. » Il y a ' +
      'autre chose encore, sur une porte, une bête, et sur qui fut assez sot pour se presser ; mais là, la lumière ' +
      'vacille, et quand elle se redresse les mots sont partis. Il vous semble pourtant qu’on vous a donné quelque chose.',
    P18:
      'Les trois bouches se ferment. Un long grincement pensif. Puis celle du milieu s’ouvre, crache, et à vos pieds ' +
      'gît une clé de verre noir, mouillée et très froide. Dedans, si on la tient à la lumière, trois petites bouches ' +
      'sourient. L’idole a déjà cessé de s’intéresser à vous.',
    P19:
      'Vous poussez, vous priez, vous y mettez l’épaule. La pierre ne marchande pas. Ce qu’il faut ici, vous ne l’avez ' +
      'pas apporté, ou pas en entier ; il ne reste qu’à marquer l’endroit, à faire demi-tour et à espérer que le ' +
      'chemin du retour soit toujours là où vous l’avez laissé.',
    P20:
      'Os, mousse, verre : les dents rentrent, une, deux, trois. Un instant, il ne se passe rien du tout. Puis l’eau, ' +
      'devant la porte, s’enfuit par une fente avec un soupir, comme un vieil homme qui s’assied, et la pierre ronde ' +
      'roule de côté. Derrière, au bout de la longue salle, la bête lève la tête. Elle a tout le temps du monde.',
    P21:
      'Il emplit la caverne. Ce que vous preniez pour le mur du fond a des côtes, et les côtes bougent. Entre ses ' +
      'pattes de devant, petit comme une lanterne d’enfant, luit le cœur. Le Rhorgonkrul vous regarde d’un œil grand ' +
      'comme un bouclier, sans colère, comme on regarde le temps qu’il fait ; et il vous laisse décider quel temps vous êtes.',
    P22:
      'Il est chaud, et plus lourd que rien de cette taille n’a le droit de l’être. Quand vous le soulevez, toutes les ' +
      'torches de la salle s’inclinent vers vous. Derrière, dans la roche, quelque chose se met à tomber, ni loin ni ' +
      'près. Ne le posez pas. Ne vous retournez pas. Portez-le à l’entrée : à sa façon de battre, vous saurez si vous ' +
      'êtes en retard.',
    P23:
      'Gris d’abord, puis or, puis tant d’or que l’on n’y voit plus. Vous êtes debout dans l’herbe. Le cœur bat une ' +
      'fois entre vos mains et, tout en bas, salle après salle, vous entendez le noir lâcher ce qu’il tenait : portes, ' +
      'os, bouches, noms. Ensuite ce n’est plus qu’une pierre que le soleil a tiédie. Quelqu’un rit. Il faut un moment ' +
      'pour reconnaître votre voix.',
    P24:
      'La dernière torche brûle jusqu’à la main qui la tient, et il n’y a plus de lumière à perdre. Vous entendez les ' +
      'autres, puis de moins en moins. Les signes sur la porte ont cessé de ramper ; il y reste de la place, entre une ' +
      'côte et une mâchoire. Loin là-haut, on roule une pierre devant l’entrée, et longtemps personne ne vient voir.',
  },
}
