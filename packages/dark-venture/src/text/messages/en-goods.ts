import type { Messages } from '@longtable/kernel'

/** Resources, fences and walls, tokens that are taken up. */
export const goods: Messages = {
  ask: {
    gather: 'What does {{unit}} look for?',
    loseGoods_one: 'Which resource do you lose?',
    loseGoods_other: 'Which resources do you lose ({{count}} left)?',
    buildFence: 'Where on {{space}} do you build the fence?',
    buildWall: 'Where on {{space}} do you build the wall?',
    buildPart: '{{space}} is split: in which part do its units stand?',
    liftToken: 'None is left in the supply. From which space do you take one?',
  },
  choose: {
    gather: '{{goods}}, found on {{faces}}',
    pass: '{{goods}} from {{from}} to {{to}}',
    take: '{{unit}} takes: {{what}}',
    dismantleFence: '{{unit}} takes down the fence: {{edge}}',
    dismantleWall: '{{unit}} takes down the wall: {{edge}}',
    part: {
      down: { 0: 'North-east of it', 1: 'South-west of it' },
      up: { 0: 'North-west of it', 1: 'South-east of it' },
    },
  },
  price: {
    dismantleFence: '1 move die, 1 skull',
    dismantleWall: '2 move dice, 1 skull',
  },
}
