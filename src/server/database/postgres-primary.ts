import pg from 'pg'
import { parseHosts } from './postgres-hosts.ts'

/** The host that accepts writes. */
export interface Primary {
  /** Its URL; determined anew on each call, once for concurrent calls. Throws if no host accepts writes. */
  find(): Promise<string>
  /** Calls back when the host changes. */
  onChange(listener: () => void): void
}

// Enough for a slow host.
const hostTimeout = 3000
// After one host has accepted, a silent host must not delay the others.
const otherHostsTimeout = 1000

// The timeline's number is the start of the WAL file's name; it grows with every promotion.
const timelineQuery = `select case when pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' then null
  else pg_walfile_name(pg_current_wal_lsn()) end as "file"`

/** Thrown if all hosts answer, and none accepts writes. */
class NoPrimary extends Error {
  override name = 'NoPrimary'
  /** Error code of a write on a read-only host. */
  readonly code = '25006'
}

/** The timeline of a host that accepts writes. */
async function queryTimeline(connectionString: string) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: hostTimeout,
    query_timeout: hostTimeout,
  })
  // Later errors of the connection do not change the response.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ file: string | null }>(timelineQuery)
    const file = rows[0]?.file
    if (!file) throw new NoPrimary('No host of DATABASE_URL accepts writes')
    return Number.parseInt(file.slice(0, 8), 16)
  } finally {
    // Closing the connection to a silent host may never end.
    void client.end().catch(() => {})
  }
}

/**
 * Asks all hosts at once. Of several writable ones, the one on the latest timeline is used: a primary that returned
 * does not know that it was replaced.
 */
async function findLatest(addresses: readonly string[], atLeast: number) {
  const writable: { address: string; timeline: number }[] = []
  const first = Promise.withResolvers<void>()
  const failures: unknown[] = []
  const checks = addresses.map(async (address) => {
    try {
      const timeline = await queryTimeline(address)
      if (timeline < atLeast) throw new NoPrimary('The host that accepts writes is behind the previous one')
      writable.push({ address, timeline })
      first.resolve()
    } catch (error) {
      failures.push(error)
    }
  })
  const late = first.promise.then(() => new Promise((resolve) => setTimeout(resolve, otherHostsTimeout).unref()))
  await Promise.race([Promise.all(checks), late])
  const [latest] = writable.toSorted((a, b) => b.timeline - a.timeline)
  if (!latest) throw failures.find((failure) => !(failure instanceof NoPrimary)) ?? failures[0]
  return latest
}

/** Follows the host that accepts writes; a single host in the URL is used without asking. */
export function createPrimary(url: string): Primary {
  const addresses = parseHosts(url)
  const [only = url] = addresses
  const listeners: (() => void)[] = []
  let lastPrimary: { address: string; timeline: number } | undefined
  let pending: Promise<string> | undefined

  const updateKnown = async () => {
    const before = lastPrimary
    lastPrimary = await findLatest(addresses, before?.timeline ?? 0)
    if (before && before.address !== lastPrimary.address) listeners.forEach((moved) => moved())
    return lastPrimary.address
  }
  return {
    find: async () => {
      if (addresses.length === 1) return only
      pending ??= updateKnown().finally(() => (pending = undefined))
      return pending
    },
    onChange: (moved) => void listeners.push(moved),
  }
}
