// The 16 artifacts of the base set.
import { basicColours, colours, type Basic, type Effect, type Lasting, type Terrain } from './effect.ts'
import {
  all,
  attack,
  choose,
  crystal,
  draw,
  fame,
  heal,
  influence,
  lasting,
  mana,
  noAttack,
  only,
  paying,
  put,
  siege,
  terrain,
  throwing,
  when,
  wound,
} from './shorthand.ts'
import type { ArtifactRow } from './types.ts'

const ring = (of: Basic): Pick<ArtifactRow, 'basic' | 'strong'> => ({
  basic: all(mana(of), crystal(of), fame(1)),
  strong: all(lasting('turn', { rule: 'endless', of: [of, 'black'] }), {
    do: 'after',
    moment: 'spellCast',
    colour: of,
    part: fame(1),
  }),
})
const fameForBeaten: Effect = { do: 'after', moment: 'enemyDefeated', part: fame(1) }
const rollForWound: Effect = { do: 'roll', on: ['black', 'red'], part: wound() }
/** How much is added is said before the first die is rolled. */
const hornBlast = (n: number): Effect =>
  all(siege(n), { do: 'upTo', n, part: all(siege(1), rollForWound), saidFirst: true })
const amulet = (gives: Effect, at: 'day' | 'night', land: Terrain, more: readonly Lasting[]): Effect =>
  all(gives, when(at, all(terrain([land], { to: 3 }), ...more.map((is) => lasting('turn', is)))))
const sun: readonly Lasting[] = [{ rule: 'manaAllowed', colour: 'gold' }, { rule: 'seeGarrisons' }]
const darkness: readonly Lasting[] = [{ rule: 'manaAllowed', colour: 'black' }]
const anyMana = mana(colours)
const sameColourCard = (from: 'actionOffer' | 'spellOffer'): Effect =>
  choose({ a: 'card', in: from, which: 'ofColour' }, put('hand'))

export const artifacts = [
  {
    id: 'bannerOfGlory',
    name: { en: 'Banner of Glory', fr: 'Bannière de gloire' },
    set: 'base',
    basic: { do: 'assign', banner: { armor: 1, attack: 1, block: 1, fameEachFight: 1 } },
    strong: lasting('turn', { rule: 'units', armor: 1, attack: 1, block: 1, fameEachFight: 1 }),
  },
  {
    id: 'bannerOfFear',
    name: { en: 'Banner of Fear', fr: 'Bannière de terreur' },
    set: 'base',
    basic: {
      do: 'assign',
      banner: {
        ability: {
          by: 'spending',
          effect: only('blockPhase', all(choose({ a: 'enemy', which: 'attacking' }, noAttack), fame(1))),
        },
      },
    },
    strong: choose({ a: 'enemy' }, noAttack, { upTo: 3 }),
    printed2011: { strong: choose({ a: 'enemy' }, noAttack, 'all') },
  },
  {
    id: 'bannerOfProtection',
    name: { en: 'Banner of Protection', fr: 'Bannière de protection' },
    set: 'base',
    basic: { do: 'assign', banner: { armor: 1, resist: ['fire', 'ice'] } },
    strong: lasting('turn', { rule: 'loseWoundsAtEnd' }),
  },
  {
    id: 'bannerOfCourage',
    name: { en: 'Banner of Courage', fr: 'Bannière de courage' },
    set: 'base',
    basic: {
      do: 'assign',
      banner: { ability: { by: 'turning', effect: only('outsideCombat', { do: 'ready' }) } },
    },
    strong: only('outsideCombat', choose({ a: 'unit', of: 'own', which: 'spent' }, { do: 'ready' }, 'all')),
  },
  { id: 'rubyRing', name: { en: 'Ruby Ring', fr: 'Anneau de rubis' }, set: 'base', ...ring('red') },
  { id: 'sapphireRing', name: { en: 'Sapphire Ring', fr: 'Anneau de saphir' }, set: 'base', ...ring('blue') },
  { id: 'diamondRing', name: { en: 'Diamond Ring', fr: 'Anneau de diamant' }, set: 'base', ...ring('white') },
  { id: 'emeraldRing', name: { en: 'Emerald Ring', fr: 'Anneau d’émeraude' }, set: 'base', ...ring('green') },
  {
    id: 'swordOfJustice',
    name: { en: 'Sword of Justice', fr: 'Épée de justice' },
    set: 'base',
    basic: all(
      paying({ pay: 'cards', which: 'nonWound', to: 'discard' }, attack({ base: 0, each: 3, per: 'chosen' })),
      fameForBeaten,
    ),
    strong: all(
      lasting('turn', { rule: 'doublePhysical' }),
      lasting('turn', { rule: 'enemiesLose', what: ['physical'] }),
      fameForBeaten,
    ),
  },
  {
    id: 'hornOfWrath',
    name: { en: 'Horn of Wrath', fr: 'Cor de la colère' },
    set: 'base',
    basic: all(siege(5), rollForWound),
    strong: hornBlast(5),
    printed2011: { basic: all(siege(6), rollForWound), strong: hornBlast(6) },
    until: {
      2: {
        strong: all(siege(5), { do: 'upTo', n: 5, part: all(siege(1), rollForWound) }),
        printed2011: {
          basic: all(siege(6), rollForWound),
          strong: all(siege(6), { do: 'upTo', n: 6, part: all(siege(1), rollForWound) }),
        },
      },
    },
  },
  {
    id: 'endlessBagOfGold',
    name: { en: 'Endless Bag of Gold', fr: 'Bourse sans fond' },
    set: 'base',
    basic: all(influence(4), fame(2)),
    strong: all(influence(9), fame(3)),
  },
  {
    id: 'endlessGemPouch',
    name: { en: 'Endless Gem Pouch', fr: 'Sac de gemmes sans fond' },
    set: 'base',
    basic: crystal('rolled', 2),
    strong: all(...basicColours.map((of) => mana(of)), mana('dayNight')),
  },
  {
    id: 'goldenGrail',
    name: { en: 'Golden Grail', fr: 'Graal d’or' },
    set: 'base',
    basic: { do: 'heal', n: 2, fameEach: 1 },
    strong: all(heal(6), { do: 'after', moment: 'woundHealed', part: draw(1) }),
  },
  {
    id: 'bookOfWisdom',
    name: { en: 'Book of Wisdom', fr: 'Livre de la sagesse' },
    set: 'base',
    basic: throwing('action', sameColourCard('actionOffer')),
    strong: throwing('action', all(sameColourCard('spellOffer'), crystal('same'))),
  },
  {
    id: 'amuletOfTheSun',
    name: { en: 'Amulet of the Sun', fr: 'Amulette du soleil' },
    set: 'base',
    basic: amulet(mana('gold'), 'night', 'forest', sun),
    strong: amulet(mana('gold', 3), 'night', 'forest', sun),
  },
  {
    id: 'amuletOfDarkness',
    name: { en: 'Amulet of Darkness', fr: 'Amulette des ténèbres' },
    set: 'base',
    basic: amulet(anyMana, 'day', 'desert', darkness),
    strong: amulet(all(anyMana, anyMana, anyMana), 'day', 'desert', darkness),
  },
] as const satisfies readonly ArtifactRow[]
