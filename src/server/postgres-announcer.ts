import { sql } from 'kysely'
import pg from 'pg'
import { batches } from '#platform/batches.ts'
import { changesAfter, latestChange } from '#platform/db/changes.ts'
import type { Database } from '#platform/db/database.ts'
import { Change, Signal } from '#platform/live-event.ts'
import type { Announcer, Listener, Log } from '#platform/server/services.ts'

const channel = 'atrium_changes'
const signals = 'atrium_signals'
const retry = 500
// A notification carries 8,000 bytes, of which the signal's own data takes a quarter.
const addressees = 80

/**
 * Carries changes to every process on the same PostgreSQL. The notification commits with the write; after a lost
 * connection, what was missed is read from the log of changes.
 */
export async function postgresAnnouncer(
  database: Database,
  url: string,
  log: Log,
): Promise<Announcer & { close(): Promise<void> }> {
  const listeners = new Set<Listener>()
  let last = await latestChange(database)
  let client: pg.Client | undefined
  let closed = false

  const deliver = (change: Change) => {
    if (change.seq <= last) return
    last = change.seq
    listeners.forEach((listener) => listener.change(change))
  }
  const catchUp = async () => {
    for (;;) {
      const missed = await changesAfter(database, last, 500)
      missed.forEach(deliver)
      if (missed.length < 500) return
    }
  }
  const listen = async () => {
    const connection = new pg.Client({ connectionString: url })
    client = connection
    connection.on('error', (error) => log.error({ err: error }, 'the connection that listens for changes was lost'))
    connection.on('end', () => {
      if (!closed) setTimeout(() => void listen(), retry)
    })
    connection.on('notification', ({ channel: from, payload = '' }) => {
      if (from === channel) return deliver(Change.parse(JSON.parse(payload)))
      const signal = Signal.parse(JSON.parse(payload))
      listeners.forEach((listener) => listener.signal?.(signal))
    })
    try {
      await connection.connect()
      await connection.query(`listen ${channel}; listen ${signals}`)
      await catchUp()
    } catch (error) {
      log.error({ err: error }, 'cannot listen for changes')
      await connection.end()
    }
  }
  await listen()

  return {
    beforeCommit: async (transaction, change) => {
      await sql`select pg_notify(${channel}, ${JSON.stringify(change)})`.execute(transaction)
    },
    async signal(signal) {
      const { users } = signal
      const parts = users && users.length > addressees ? batches(users, addressees) : [users]
      for (const part of parts) {
        await sql`select pg_notify(${signals}, ${JSON.stringify({ ...signal, users: part })})`.execute(database.db)
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}
