import { pino } from 'pino'
import { readMessage } from '../../src/wire/read-message.ts'
import { serve, type Serving } from '../../src/serve.ts'
import { noLimits } from './table.ts'

/** A server in a process of its own, which tells its parent how it is. */

interface Wanted {
  readonly data: string
  readonly limited: boolean
  readonly broken: boolean
}

export interface Health {
  readonly heap: number
  /** What should never have happened. */
  readonly faults: readonly string[]
}

const { data, limited, broken } = JSON.parse(process.argv[2]) as Wanted
const faults: string[] = []
const note = (what: string): void => void (faults.length < 50 && faults.push(what))

process.on('unhandledRejection', (error) => note(`unhandled rejection: ${String(error)}`))
process.on('uncaughtException', (error) => note(`uncaught exception: ${error.stack ?? String(error)}`))

const serving = await serve({
  data,
  host: '127.0.0.1',
  port: 0,
  // What is logged as an error is a fault, too.
  logger: pino({ level: 'error' }, { write: (line: string) => note(line) }),
  ...(limited ? {} : { limits: noLimits }),
})

/** A server as none should be: it keeps everything it hears, stumbles once, and lets anybody speak in anybody's name. */
function spoil({ service }: Serving): void {
  const connect = service.connect.bind(service)
  const kept: Buffer[] = []
  service.connect = (transport) => {
    const session = connect(transport)
    return {
      gone: () => session.gone(),
      receive: ({ words }) => {
        if (kept.push(Buffer.alloc(16_384, words || ' ')) === 1) void Promise.reject(new Error('it stumbled'))
        session.receive(readMessage(words.replace('"type":"rematch"', '"type":"say","text":"I was here"')))
      },
    }
  }
}

if (broken) spoil(serving)

function health(): Health {
  const { gc } = globalThis
  if (gc === undefined) throw new Error('this has to run with --expose-gc')
  for (let i = 0; i < 4; i++) gc()
  const { heapUsed, external } = process.memoryUsage()
  return { heap: heapUsed + external, faults }
}

process.on('message', (message) => {
  if (message === 'health') process.send?.({ health: health() })
  else void serving.close().then(() => process.exit(0))
})
process.send?.({ port: serving.port })
