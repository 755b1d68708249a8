import { UserError, text, type Text } from '@longtable/kernel'
import type { Advice, Done, History } from '../wire/to-client.ts'
import type { Command } from '../wire/to-server.ts'

export type Answer = Done | History | Advice

interface Waiting {
  readonly message: string
  readonly resolve: (answer: Answer) => void
  readonly reject: (why: UserError) => void
}

/** What was sent and is not answered yet, in order. */
export class Outbox {
  private readonly waiting = new Map<string, Waiting>()

  /** Keeps a message until it is answered. */
  put(command: Command): { readonly message: string; readonly answer: Promise<Answer> } {
    const message = JSON.stringify(command)
    const answer = new Promise<Answer>((resolve, reject) => {
      this.waiting.set(command.id, { message, resolve, reject })
    })
    return { message, answer }
  }

  get messages(): readonly string[] {
    return Array.from(this.waiting.values(), ({ message }) => message)
  }

  answered(answer: Answer): void {
    this.take(answer.id)?.resolve(answer)
  }

  refused(id: string, reason: Text): void {
    this.take(id)?.reject(new UserError(reason))
  }

  /** Nobody will answer any more. */
  close(): void {
    for (const id of this.waiting.keys()) this.refused(id, text('server.client.left'))
  }

  private take(id: string): Waiting | undefined {
    const found = this.waiting.get(id)
    this.waiting.delete(id)
    return found
  }
}
