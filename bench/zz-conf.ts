import { checkGame } from '@longtable/kernel/testing'
import { immortals } from '@longtable/immortals'
for (const seats of [3,5]) {
  const t=process.cpuUsage().user
  const r = checkGame(immortals, {seats, games: 6, seed: 'immortals', every:Number(process.argv[2]), samples: 64, tries: 4})
  console.log(process.argv[2], seats, Math.round((process.cpuUsage().user-t)/6000), r.choices,  r.failures.length)
}
