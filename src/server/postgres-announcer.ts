import { sql } from 'kysely'
import pg from 'pg'
import { changesAfter, latestChange } from '#platform/db/changes.ts'
import type { Database } from '#platform/db/database.ts'
import { Change } from '#platform/live-event.ts'
import type { Announcer, Listener, Log } from '#platform/server/services.ts'

const channel = 'atrium_changes'
const retry = 500

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
    listeners.forEach((listener) => listener(change))
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
    connection.on('notification', ({ payload }) => deliver(Change.parse(JSON.parse(payload ?? ''))))
    try {
      await connection.connect()
      await connection.query(`listen ${channel}`)
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
