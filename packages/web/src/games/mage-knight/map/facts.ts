import { text, type Text } from '@longtable/kernel'
import type { MageViewContext } from '@longtable/mage-knight'
import {
  basicColours,
  cities,
  colourNameText,
  garrisonOf,
  isRuinsSlot,
  listed,
  postText,
  prices,
  ruinsRow,
  siteRow,
  tokenColours,
} from '@longtable/mage-knight/board'
import { tokenOn, type Space } from './spaces.ts'

/** What there is to know of a site, in sentences made from its row. */

type Row = ReturnType<typeof siteRow>
type Rewards = NonNullable<Row['rewards']>

function said(key: string, values?: Text['with']): Text {
  return text(`web.mkMap.${key}`, values)
}

export function siteFacts(ctx: MageViewContext, space: Space): Text[] {
  if (space.site < 0) return []
  const row = siteRow(space.site)
  switch (row.kind) {
    case 'empty':
      return [said('site.portal')]
    case 'inhabited':
      return inhabited(space, row)
    case 'fortified':
      return siteRow(space.site).id === 'city' ? cityFacts(space) : fortified(space, row)
    case 'rampaging':
      return [rampaging(space, row)]
    case 'source':
      return [
        said(siteRow(space.site).id === 'mine' ? 'site.mine' : 'site.glade', {
          colour: colourNameText(Math.max(0, space.colour)),
        }),
      ]
    case 'adventure':
      return adventure(ctx, space, row)
  }
}

function inhabited({ site, isBurned }: Space, row: Row): Text[] {
  if (isBurned) return [said('site.burned')]
  const { heal = 0, fight, reputation = 0, rewards = [] } = row
  if (fight === undefined) return [said('site.village', { heal })]
  return [
    said(`site.${siteRow(site).id}`, { heal, lesson: prices.lesson }),
    said('site.burning', { enemies: enemiesText(fight.draw), rewards: rewardsText(rewards), n: -reputation }),
  ]
}

function fortified({ site, shields }: Space, { rewards = [], reputation = 0 }: Row): Text[] {
  const { id } = siteRow(site)
  if (shields.length > 0) return [said(`site.${id}Taken`, { spell: prices.spell })]
  return [said(`site.${id}`, { rewards: rewardsText(rewards) }), said('site.assault', { n: -reputation })]
}

function cityFacts({ colour, level, isTaken, isSpent, site }: Space): Text[] {
  if (isSpent) return [said('city.closed')]
  const row = cities.find((each) => each.colour === basicColours[colour])
  if (row === undefined) return []
  const sells = said(`city.sells.${row.shop}`, prices)
  if (isTaken) return [said('city.open', { sells })]
  return [
    said('city.holds', { level, enemies: countedText(garrisonOf(colour, level)) }),
    said(`city.defenders.${row.defenders}`),
    said('site.assault', { n: -(siteRow(site).reputation ?? 0) }),
    said('city.once', { sells }),
  ]
}

function rampaging({ posts }: Space, { reputation = 0 }: Row): Text {
  return posts.length === 0 ? said('site.lairEmpty') : said('site.rampaging', { n: reputation })
}

function adventure(ctx: MageViewContext, space: Space, { fight, rewards = [] }: Row): Text[] {
  if (space.isSpent) return [said('site.spent')]
  if (siteRow(space.site).id === 'ruins') return [ruinsFact(ctx, space)]
  const enemies = enemiesText(fight?.draw ?? [])
  const main = said(space.shields.length > 0 ? 'site.again' : 'site.adventure', {
    enemies,
    rewards: rewardsText(rewards),
  })
  return fight?.noUnits === true ? [main, said('site.underground')] : [main]
}

function ruinsFact({ state }: MageViewContext, { posts }: Space): Text {
  const post = posts.find(isRuinsSlot)
  const token = post === undefined ? -1 : tokenOn(state, post)
  if (token < 0) return said('site.ruins')
  const row = ruinsRow(token)
  if ('altar' in row) {
    const { altar, fame } = row
    if (altar === 'each') return said('site.altarEach', { fame })
    return said('site.altar', { colour: colourNameText(basicColours.indexOf(altar)), fame })
  }
  return said('site.adventure', { enemies: enemiesText(row.enemies), rewards: rewardsText(row.rewards) })
}

function enemiesText(colours: readonly string[]): Text {
  return countedText(colours.map((colour) => tokenColours.findIndex((each) => each === colour)))
}

/** Backs of one colour are counted together. */
function countedText(backs: readonly number[]): Text {
  const counts = new Map<number, number>()
  for (const back of backs) counts.set(back, (counts.get(back) ?? 0) + 1)
  return listed([...counts].map(([back, count]) => said(`backs.${tokenColours[back]}`, { count })))
}

function rewardsText(rewards: Rewards): Text {
  return listed(rewards.map((each) => said(`reward.${each.reward}`, { count: 'n' in each ? each.n : 1 })))
}

/** What lies on a space, for those who hear the map. */
export function lyingText({ state }: MageViewContext, posts: readonly number[]): Text {
  return listed(posts.map((post) => postText(state, post)))
}
