import type { Game } from './game.ts'
import { choice, type Choice, type Menu } from './menu.ts'
import { int, ints } from './schema.ts'
import { numbers, word, type GameTypes } from './frames.ts'
import { stepsFor, type Reaction, type Step } from './step.ts'
import { text } from './text.ts'

const PASS: Choice = choice({ do: 'pass' })

/** The steps every game gets from the kernel: content answering a moment, and seats asked for reactions. */
export function kernelSteps<G extends GameTypes>(game: Game<G>): Step<G>[] {
  const { ask, run } = stepsFor<G>()
  const answers = (game.answers ?? []).toSorted((a, b) => a.order - b.order)
  const reactionsTo = (moment: string): readonly Reaction<G>[] =>
    (game.reactions ?? []).filter((reaction) => reaction.moment === moment)

  const moment = run('kernel.moment', {
    locals: { moment: word(), data: numbers(), next: int() },
    run: (s, f, ctx) => {
      while (f.next < answers.length) {
        const answer = answers[f.next++]
        if (answer.moment !== f.moment || !answer.when(s, f.data, ctx.tables)) continue
        answer.run(s, f.data, ctx)
        return
      }
      ctx.pop()
    },
  })

  const window = run('kernel.window', {
    locals: { moment: word(), data: numbers(), seats: ints(), next: int() },
    run: (_s, f, ctx) => {
      const { moment: name, data } = f
      if (f.next === f.seats.length) ctx.pop()
      else ctx.push(react, { moment: name, data, seat: f.seats[f.next++] })
    },
  })

  const react = ask('kernel.react', {
    locals: { moment: word(), data: numbers(), seat: int() },
    seat: (_s, f) => f.seat,
    universe: (s, f, tables): Iterable<Choice> => [
      PASS,
      ...reactionsTo(f.moment).flatMap((reaction) => [...reaction.universe(s, f.data, f.seat, tables)]),
    ],
    offer: (s, f, menu: Menu<G['tables']>) => {
      menu.add(PASS)
      for (const reaction of reactionsTo(f.moment)) reaction.offer(s, f.data, f.seat, menu)
    },
    take: (s, f, taken: Choice, ctx) => {
      ctx.pop()
      const reaction = reactionsTo(f.moment).find(({ verb }) => verb === taken.do)
      reaction?.take(s, f.data, f.seat, taken, ctx)
    },
    question: (_ctx, f) => text(`moments.${f.moment}`, f.data),
    describe: (ctx, f, entry) =>
      reactionsTo(f.moment)
        .find(({ verb }) => verb === entry.do)
        ?.describe(ctx, entry) ?? { text: text('kernel.pass') },
  })

  return [moment, window, react] as unknown as Step<G>[]
}
