import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Postgres, startPostgres } from './postgres.ts'

export interface PostgresPair {
  primary: Postgres
  standby: Postgres
  /** The URL of a database with both hosts. */
  url: (database: string) => string
  /** Promotes the standby; resolves when it accepts writes. */
  promote(): Promise<void>
  stop(): Promise<void>
}

async function query<Row extends object>(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** A primary that acknowledges a commit once its standby has it as well. */
export async function startPostgresPair(settings: Readonly<Record<string, string>> = {}): Promise<PostgresPair> {
  const common = { synchronous_commit: 'on', ...settings }
  const primary = await startPostgres({ ...common, synchronous_standby_names: '*' })
  const { hostname, port } = new URL(primary.url())
  await primary.halt()
  const standby = await startPostgres(
    {
      ...common,
      primary_conninfo: `host=${hostname} port=${port} user=postgres`,
      wal_retrieve_retry_interval: '100ms',
    },
    { standbyOf: primary },
  )
  await primary.resume()
  for (;;) {
    const [state] = await query<{ sync_state: string }>(primary.url(), 'select sync_state from pg_stat_replication')
    if (state?.sync_state === 'sync') break
    await pause(50)
  }
  return {
    primary,
    standby,
    url: (database) => `postgres://postgres@${new URL(primary.url()).host},${new URL(standby.url()).host}/${database}`,
    promote: async () => void (await query(standby.url(), 'select pg_promote(true, 60)')),
    async stop() {
      await primary.stop()
      await standby.stop()
    },
  }
}
