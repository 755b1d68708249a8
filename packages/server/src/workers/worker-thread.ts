import { Worker } from 'node:worker_threads'
import { builtOf, flagsFor } from './thread-entry.ts'
import { eachLine, masked } from './thread-output.ts'
import { READY, type Reply, type Request } from './worker-protocol.ts'

export interface ThreadOptions {
  /** The file that the thread runs; it calls `serveCalls`. */
  readonly entry: URL
  /** Megabytes of memory that the thread may fill. */
  readonly memory: number
  readonly onOutput: (line: string) => void
}

/** What a thread tells the one who started it. After `ended` nothing more comes. */
interface ThreadEvents {
  ready(): void
  answered(reply: Reply): void
  ended(why: string): void
}

/** One worker thread from its start to its end. */
export class WorkerThread {
  /** Fulfilled when nothing of the thread is left. */
  readonly gone: Promise<void>
  private readonly worker: Worker
  private events: ThreadEvents | undefined
  private trouble = ''

  constructor({ entry, memory, onOutput }: ThreadOptions, events: ThreadEvents) {
    this.events = events
    const file = builtOf(entry)
    this.worker = new Worker(file, {
      execArgv: flagsFor(file),
      resourceLimits: { maxOldGenerationSizeMb: memory },
      stdout: true,
      stderr: true,
    })
    eachLine(this.worker.stdout, onOutput)
    eachLine(this.worker.stderr, onOutput)
    this.worker.on('message', (message: unknown) => this.hear(message))
    this.worker.on('messageerror', (error) => this.fail(error))
    // The end follows an error by itself, after what the thread had said before.
    this.worker.on('error', (error: unknown) => (this.trouble = messageOf(error)))
    this.gone = new Promise((resolve) => {
      this.worker.on('exit', (code) => {
        this.end(this.trouble === '' ? `it left with code ${code}` : this.trouble)
        resolve()
      })
    })
  }

  /** Throws if what is asked cannot be sent to another thread. */
  send(request: Request): void {
    this.worker.postMessage(request)
  }

  /** Ends the thread, whatever it does; nothing more is heard of it. */
  stop(): void {
    this.events = undefined
    void this.worker.terminate()
  }

  private hear(message: unknown): void {
    if (message === READY) this.events?.ready()
    else if (isReply(message)) this.events?.answered(message)
  }

  private fail(error: unknown): void {
    this.end(messageOf(error))
    this.stop()
  }

  private end(why: string): void {
    const { events: told } = this
    this.events = undefined
    told?.ended(masked(why))
  }
}

function isReply(message: unknown): message is Reply {
  return typeof message === 'object' && message !== null && 'call' in message
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
