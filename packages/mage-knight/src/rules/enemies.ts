// Enemies
import type { Rule } from '@longtable/kernel'

export const enemiesRules: readonly Rule[] = [
  {
    id: 'MK-ENEMY-01',
    kind: 'rule',
    en:
      'Fortified: in the ranged and siege phase only siege attacks reach this enemy, and none at all if ' +
      'the site it defends is fortified too.',
    fr:
      'Fortifié : dans la phase à distance et de siège, seules les attaques de siège atteignent cet ' +
      'ennemi, et aucune si le site qu’il défend est lui aussi fortifié.',
    source: 'Sheet: Defensive Enemy Abilities',
  },
  {
    id: 'MK-ENEMY-02',
    kind: 'rule',
    en:
      'Physical resistance: all physical attacks on this enemy are inefficient, cards played sideways ' +
      'included.',
    fr:
      'Résistance physique : toutes les attaques physiques contre cet ennemi sont inefficaces, cartes ' +
      'jouées de côté comprises.',
    source: 'Sheet: Defensive Enemy Abilities',
  },
  {
    id: 'MK-ENEMY-03',
    kind: 'rule',
    en:
      'Fire resistance: fire attacks on this enemy are inefficient, and it ignores other effects of red ' +
      'cards and of units’ red mana abilities.',
    fr:
      'Résistance au feu : les attaques de feu contre cet ennemi sont inefficaces, et il ignore les ' +
      'autres effets des cartes rouges et des capacités à mana rouge des unités.',
    source: 'Sheet: Defensive Enemy Abilities',
  },
  {
    id: 'MK-ENEMY-04',
    kind: 'rule',
    en:
      'Ice resistance: ice attacks on this enemy are inefficient, and it ignores other effects of blue ' +
      'cards and of units’ blue mana abilities.',
    fr:
      'Résistance à la glace : les attaques de glace contre cet ennemi sont inefficaces, et il ignore les ' +
      'autres effets des cartes bleues et des capacités à mana bleu des unités.',
    source: 'Sheet: Defensive Enemy Abilities',
  },
  {
    id: 'MK-ENEMY-05',
    kind: 'rule',
    en: 'Fire and ice resistance together: cold fire attacks on this enemy are inefficient too.',
    fr:
      'Résistances au feu et à la glace ensemble : les attaques de feu glacé contre cet ennemi sont ' +
      'inefficaces elles aussi.',
    source: 'Sheet: Defensive Enemy Abilities',
  },
  {
    id: 'MK-ENEMY-06',
    kind: 'rule',
    en: 'Against a fire attack only ice and cold fire Block is efficient.',
    fr: 'Contre une attaque de feu, seuls les Blocages de glace et de feu glacé sont efficaces.',
    source: 'Sheet: Offensive Enemy Abilities',
  },
  {
    id: 'MK-ENEMY-07',
    kind: 'rule',
    en: 'Against an ice attack only fire and cold fire Block is efficient.',
    fr: 'Contre une attaque de glace, seuls les Blocages de feu et de feu glacé sont efficaces.',
    source: 'Sheet: Offensive Enemy Abilities',
  },
  {
    id: 'MK-ENEMY-08',
    kind: 'rule',
    en: 'Against a cold fire attack only cold fire Block is efficient.',
    fr: 'Contre une attaque de feu glacé, seul le Blocage de feu glacé est efficace.',
    source: 'Sheet: Offensive Enemy Abilities',
  },
  {
    id: 'MK-ENEMY-09',
    kind: 'rule',
    en: 'Swift: blocking this enemy takes Block of twice its attack.',
    fr: 'Rapide : pour bloquer cet ennemi, il faut un Blocage égal au double de son attaque.',
    source: 'Sheet: Offensive Enemy Abilities',
  },
  {
    id: 'MK-ENEMY-10',
    kind: 'rule',
    en: 'Brutal: if it is not blocked, this enemy deals damage of twice its attack.',
    fr: 'Brutal : s’il n’est pas bloqué, cet ennemi inflige des dégâts égaux au double de son attaque.',
    source: 'Sheet: Offensive Enemy Abilities',
  },
  {
    id: 'MK-ENEMY-11',
    kind: 'rule',
    en:
      'A swift attack deals no more damage than another, and a brutal attack needs no more Block than ' +
      'another.',
    fr:
      'Une attaque rapide n’inflige pas plus de dégâts qu’une autre, et une attaque brutale ne demande ' +
      'pas plus de Blocage.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-ENEMY-12',
    kind: 'rule',
    en:
      'Summon: when the block phase starts a brown enemy token is drawn. It stands in for the summoner in ' +
      'the block and damage phases and is then discarded.',
    fr:
      'Invocation : au début de la phase de blocage, un jeton ennemi brun est pioché. Il remplace ' +
      'l’invocateur dans les phases de blocage et de dégâts, puis il est défaussé.',
    source: 'Sheet: Offensive Enemy Abilities',
  },
  {
    id: 'MK-ENEMY-13',
    kind: 'rule',
    en:
      'In the block and damage phases a summoner cannot be targeted. The summoned monster fights with its ' +
      'own element and abilities and gives no fame, shield or reputation.',
    fr:
      'Dans les phases de blocage et de dégâts, un invocateur ne peut pas être pris pour cible. Le ' +
      'monstre invoqué combat avec son élément et ses capacités et ne rapporte ni renommée, ni bouclier, ' +
      'ni réputation.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-ENEMY-14', // Q12
    kind: 'rule',
    en:
      'A summoner summons nothing if it is defeated in the ranged and siege phase or kept from attacking ' +
      'before the block phase.',
    fr:
      'Un invocateur n’invoque rien s’il est vaincu dans la phase à distance et de siège ou empêché ' +
      'd’attaquer avant la phase de blocage.',
    source: 'ruling: Enemies',
  },
  {
    id: 'MK-ENEMY-15',
    kind: 'rule',
    en:
      'Poison: a unit this enemy wounds gets two Wounds. For each Wound your hero takes to hand from it, ' +
      'another goes to your discard pile.',
    fr:
      'Poison : une unité blessée par cet ennemi reçoit deux Blessures. Pour chaque Blessure que votre ' +
      'héros prend en main de son fait, une autre va dans votre défausse.',
    source: 'Sheet: Offensive Enemy Abilities',
  },
  {
    id: 'MK-ENEMY-16', // Q18
    kind: 'rule',
    en:
      'Paralyze: a unit this enemy wounds is destroyed. If it wounds your hero, you discard all cards but ' +
      'Wounds from hand at once.',
    fr:
      'Paralysie : une unité blessée par cet ennemi est détruite. S’il blesse votre héros, vous défaussez ' +
      'aussitôt toutes les cartes de votre main autres que des Blessures.',
    source: 'Sheet: Offensive Enemy Abilities',
  },
  {
    id: 'MK-ENEMY-17', // Q68
    kind: 'rule',
    en: 'Poison and paralyze do nothing if the attack is blocked or if a resistant unit takes no Wound.',
    fr:
      'Le poison et la paralysie ne font rien si l’attaque est bloquée ou si une unité résistante ne ' +
      'prend aucune Blessure.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-ENEMY-18',
    kind: 'rule',
    en: 'A unit destroyed by paralyze still takes its armor off the damage, twice if it is resistant.',
    fr:
      'Une unité détruite par la paralysie retire quand même son armure des dégâts, deux fois si elle est ' +
      'résistante.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-ENEMY-19',
    kind: 'rule',
    en: 'An enemy’s armor never falls below 1.',
    fr: 'L’armure d’un ennemi ne descend jamais sous 1.',
    source: 'Rules: Card texts',
  },
  {
    id: 'MK-ENEMY-20', // Q17
    kind: 'rule',
    en:
      'All changes to an enemy’s attack and armor come first; only then does swift or brutal double its ' +
      'attack.',
    fr:
      'Tous les changements de l’attaque et de l’armure d’un ennemi s’appliquent d’abord ; ce n’est ' +
      'qu’ensuite que la rapidité ou la brutalité double son attaque.',
    source: 'ruling: Enemies',
  },
  {
    id: 'MK-ENEMY-21',
    kind: 'component',
    en: 'Every enemy of the base game has exactly one attack, or summons a monster instead.',
    fr: 'Chaque ennemi du jeu de base a exactement une attaque, ou invoque un monstre à la place.',
    source: 'Rules: Enemy tokens',
  },
]
