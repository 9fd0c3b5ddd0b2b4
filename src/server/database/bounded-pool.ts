import type { PostgresPool } from 'kysely'
import type { WritablePool } from './writable-pool.ts'

/** Limits of the time that a call waits for the database. */
export interface Patience {
  /** Seconds that a statement may take. */
  seconds: number
  /** Number of calls that may wait for a connection. */
  waiting: number
  /** Maximum number of connections. */
  connections: number
}

/** Options of the PostgreSQL driver, in milliseconds. */
export const timeoutsOf = ({ seconds, connections }: Patience) => ({
  max: connections,
  connectionTimeoutMillis: Math.min(5, seconds) * 1000,
  statement_timeout: seconds * 1000,
  // Waiting for a lock has a shorter limit than working.
  lock_timeout: Math.ceil(seconds / 2) * 1000,
  idle_in_transaction_session_timeout: seconds * 1000,
})

class PoolFull extends Error {
  override name = 'PoolFull'
  readonly code = 'ATRIUM_POOL_FULL'
}

/**
 * A pool with a bounded queue: further callers are refused at once. A connection that is not returned within twice the
 * statement timeout is closed, since a frozen database enforces no timeout.
 */
export function boundedPool(pool: WritablePool, { seconds, waiting: most, connections }: Patience): PostgresPool {
  let waiting = 0
  let held = 0
  const next = async () => {
    waiting += 1
    try {
      return await pool.connect()
    } catch (error) {
      // The driver reports the same for a host that does not answer.
      throw held < connections ? error : new PoolFull('All database connections are in use', { cause: error })
    } finally {
      waiting -= 1
    }
  }
  return {
    options: pool.options,
    async connect() {
      if (waiting >= most) throw new PoolFull(`${most} calls are already waiting for a connection`)
      const client = await next()
      const release = client.release.bind(client)
      held += 1
      const cut = setTimeout(() => void client.end(), seconds * 2000)
      client.release = (error) => {
        clearTimeout(cut)
        held -= 1
        release(error)
      }
      return client
    },
    end: () => pool.end(),
  }
}
