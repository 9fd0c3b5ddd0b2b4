import type { PostgresPool } from 'kysely'
import pg from 'pg'
import type { Primary } from './postgres-primary.ts'

export type OnConnectionError = (error: Error) => void

export interface Connections {
  total: number
  idle: number
  /** Number of callers waiting for a connection. */
  waiting: number
}

export interface WritablePool extends PostgresPool {
  /** The current pool; undefined before the first. */
  connections(): Promise<Connections | undefined>
  connect(): Promise<pg.PoolClient>
  /** Called when a host has refused a write as read-only. */
  replaceHost(): void
}

/**
 * Connections to the writable host. When the host changes or refuses a write, all of them are replaced, also those in
 * use: a query to a host that died silently would wait forever. A lost connection is reported to `onLost` and replaced.
 */
export function writablePool(primary: Primary, options: pg.PoolConfig, onLost: OnConnectionError): WritablePool {
  let current: Promise<OpenPool> | undefined
  let ended = false
  let replaced = 0

  const open = () => {
    if (ended) throw new Error('The connections to the database have been closed')
    const opening = (current ??= primary.find().then((address) => openPool(address, options, onLost)))
    // The next connection determines the host again.
    opening.catch(() => current === opening && (current = undefined))
    return opening
  }
  const replace = () => {
    const old = current
    current = undefined
    replaced += 1
    // A connection that never opened has reported so to its caller.
    void old?.then(
      ({ destroy }) => destroy(),
      () => {},
    )
  }
  primary.onChange(replace)

  return {
    options,
    async connect() {
      const before = replaced
      try {
        return await (await open()).connect()
      } catch (error) {
        // A failed search for the host must not replace the original error.
        await primary.find().catch(() => {})
        if (replaced === before) throw error
        return (await open()).connect()
      }
    },
    replaceHost: replace,
    connections: async () => (await current)?.connections(),
    async end() {
      ended = true
      await (await current)?.end()
    },
  }
}

interface OpenPool {
  connections(): Connections
  connect(): Promise<pg.PoolClient>
  end(): Promise<void>
  /** Closes all connections, whatever they wait for. */
  destroy(): void
}

function openPool(connectionString: string, options: pg.PoolConfig, onLost: OnConnectionError): OpenPool {
  const pool = new pg.Pool({ ...options, connectionString })
  const clients = new Set<pg.PoolClient>()
  pool.on('error', onLost)
  pool.on('connect', (client) => {
    clients.add(client)
    client.on('error', onLost)
  })
  pool.on('remove', (client) => clients.delete(client))
  return {
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    connect: () => pool.connect(),
    end: () => pool.end(),
    destroy() {
      pool.end().catch(onLost)
      for (const client of clients) client.end().catch(onLost)
    },
  }
}
