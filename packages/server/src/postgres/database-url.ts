import { refuse } from '@longtable/kernel'

/** Where a database is, taken apart. */
export interface DatabaseUrl {
  /** One for each host: with a standby, any of them may be the one that can be written to. */
  readonly hosts: readonly string[]
  /** The schema that holds everything, so that several may share a database. */
  readonly schema: string
  /** For people: without its password. */
  readonly shown: string
}

const SCHEMA = 'longtable'
const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/

/** Reads `postgres://user@host:port,other:port/database?schema=name`; several hosts are a primary and its standbys. */
export function readDatabaseUrl(url: string): DatabaseUrl {
  const [, scheme, authority, rest] =
    parts.exec(url) ?? refuse('server.store.postgres.url', { url: hidden(url) })
  const hosts = (authority ?? '').split(',').map((host) => `${scheme}${host}${rest}`)
  const [first = ''] = hosts
  if (!hosts.every((host) => URL.canParse(withHost(host))))
    refuse('server.store.postgres.url', { url: hidden(url) })
  const { searchParams } = new URL(withHost(first))
  const schema = searchParams.get('schema') ?? SCHEMA
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema)) refuse('server.store.postgres.schema', { schema })
  return { hosts: hosts.map(withoutSchema), schema, shown: hidden(url) }
}

/** An address without a host means a socket of this machine, which is no URL to others. */
function withHost(url: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)(?=[/?]|$)/, '$1localhost')
}

function withoutSchema(url: string): string {
  return url.replace(/([?&])schema=[^&]*(&|$)/, (_, before: string, after: string) =>
    after === '&' ? before : '',
  )
}

function hidden(url: string): string {
  return url.replace(/(:\/\/[^/@:]*):[^/@]*@/, '$1@').replace(/([?&]password=)[^&]*/, '$1…')
}
