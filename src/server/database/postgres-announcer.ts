import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { batches } from '#platform/records/batches.ts'
import { changesAfter, latestChange } from '#platform/db/queries/changes.ts'
import { Change, Signal } from '#platform/contracts/live-event.ts'
import type { Announcer, Listener, Log } from '#platform/server/services.ts'
import type { PostgresDatabase } from './open-database.ts'
import { listenOn } from './postgres-listener.ts'

const retry = 500
// A notification holds 8,000 bytes; a signal's data may take a quarter.
const addressees = 80

/** Channels belong to a database, but an installation to a schema: each schema has its own. */
async function findChannels({ db }: PostgresDatabase) {
  const { rows } = await sql<{ suffix: string }>`
    select case when current_schema() = 'public' then '' else '_' || md5(current_schema()) end as "suffix"`.execute(db)
  const suffix = rows[0]?.suffix ?? ''
  return { changes: `atrium_changes${suffix}`, signals: `atrium_signals${suffix}` }
}

/** Sends a notification for each of these, in order, with one statement. */
async function notify(db: PostgresDatabase['db'], channel: string, contents: readonly object[]) {
  const payloads = JSON.stringify(contents.map((content) => JSON.stringify(content)))
  await sql`
    select pg_notify(${channel}, "payload")
    from json_array_elements_text(${payloads}::json) with ordinality as "all" ("payload", "position")
    order by "position"`.execute(db)
}

/**
 * Sends changes to all processes on the same PostgreSQL. The notification commits with the write; after a lost
 * connection, missed changes are read from the change log.
 */
export async function postgresAnnouncer(
  database: PostgresDatabase,
  log: Log,
): Promise<Announcer & { close(): Promise<void> }> {
  const listeners = new Set<Listener>()
  const closing = new AbortController()
  const firstAttempt = Promise.withResolvers<void>()
  const channels = await findChannels(database)
  const relay = relayTo(listeners, database, await latestChange(database))

  const onNotification = (from: string, payload: string) => {
    const content: unknown = JSON.parse(payload)
    if (from === channels.signals) relay.signal(Signal.parse(content))
    else relay.change(Change.parse(content))
  }
  const listen = async () => {
    relay.wait()
    await listenOn(await database.primary.find(), {
      channels: Object.values(channels),
      signal: closing.signal,
      onNotification,
      async onListening() {
        await relay.begin()
        firstAttempt.resolve()
      },
    })
  }
  const keepListening = async () => {
    while (!closing.signal.aborted) {
      try {
        await listen()
      } catch (error) {
        log.error({ err: error }, 'the connection for change events was lost or could not be opened')
        firstAttempt.resolve()
        await pause(retry)
      }
    }
  }
  const listening = keepListening()
  await firstAttempt.promise

  return {
    beforeCommit: (transaction, changes) => notify(transaction, channels.changes, changes),
    async signal(signal) {
      const { users } = signal
      const parts = users && users.length > addressees ? batches(users, addressees) : [users]
      for (const part of parts) await notify(database.db, channels.signals, [{ ...signal, users: part }])
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closing.abort()
      await listening
    },
  }
}

/** Passes changes to the subscribers, each once and in order, after missed ones. */
function relayTo(listeners: ReadonlySet<Listener>, database: PostgresDatabase, latestAtStart: number) {
  let last = latestAtStart
  // Changes received while the log is read are later than those of the log.
  let early: Change[] | undefined

  const deliver = (change: Change) => {
    if (change.seq <= last) return
    last = change.seq
    listeners.forEach((listener) => listener.change(change))
  }
  const catchUp = async () => {
    const latest = await latestChange(database)
    if (latest < last) {
      // A standby without the latest changes was promoted, or a backup restored.
      last = latest
      listeners.forEach((listener) => listener.resync?.(latest))
    }
    for (;;) {
      const missed = await changesAfter(database, last, 500)
      missed.forEach(deliver)
      if (missed.length < 500) return
    }
  }
  return {
    /** Holds changes back until `begin` has read the missed ones. */
    wait: () => void (early = []),
    async begin() {
      await catchUp()
      const received = early ?? []
      early = undefined
      received.forEach(deliver)
    },
    change(change: Change) {
      if (early) early.push(change)
      else deliver(change)
    },
    signal: (signal: Signal) => listeners.forEach((listener) => listener.signal?.(signal)),
  }
}
