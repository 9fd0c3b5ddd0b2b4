import type { PostgresPool } from 'kysely'
import type { WritablePool } from './writable-pool.ts'

/** Limits of the time that a call waits for the database. */
export interface PoolLimits {
  /** Seconds that a statement may take. */
  statementSeconds: number
  /** Number of calls that may wait for a connection. */
  maxWaiting: number
  /** Maximum number of connections. */
  connections: number
}

/** Options of the PostgreSQL driver, in milliseconds. */
export const driverOptions = ({ statementSeconds, connections }: PoolLimits) => ({
  max: connections,
  connectionTimeoutMillis: Math.min(5, statementSeconds) * 1000,
  statement_timeout: statementSeconds * 1000,
  // Waiting for a lock has a shorter limit than working.
  lock_timeout: Math.ceil(statementSeconds / 2) * 1000,
  idle_in_transaction_session_timeout: statementSeconds * 1000,
})

class PoolFull extends Error {
  override name = 'PoolFull'
  readonly code = 'ATRIUM_POOL_FULL'
}

/**
 * A pool with a bounded queue: further callers are refused at once. A connection that is not returned within twice the
 * statement timeout is closed, since a frozen database enforces no timeout.
 */
export function boundedPool(
  pool: WritablePool,
  { statementSeconds, maxWaiting: most, connections }: PoolLimits,
): PostgresPool {
  let waiting = 0
  let usedConnections = 0
  const next = async () => {
    waiting += 1
    try {
      return await pool.connect()
    } catch (error) {
      // The driver reports the same for a host that does not answer.
      throw usedConnections < connections
        ? error
        : new PoolFull('All database connections are in use', { cause: error })
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
      usedConnections += 1
      const closeTimer = setTimeout(() => void client.end(), statementSeconds * 2000)
      client.release = (error) => {
        clearTimeout(closeTimer)
        usedConnections -= 1
        release(error)
      }
      return client
    },
    end: () => pool.end(),
  }
}
