import pg from 'pg'
import { hostsOf } from './postgres-hosts.ts'

/** Which of the hosts takes writes. */
export interface Primary {
  /** Its address; asked anew each time, by all who ask at the same moment together. Throws where none takes writes. */
  find(): Promise<string>
  /** Calls back when it is another than before. */
  onMove(moved: () => void): void
}

// As long as a host may take that is slow but there.
const answersWithin = 3000
// Once one takes writes: a host that has died in silence must not hold up everybody.
const othersWithin = 1000

// The number of the timeline begins the name of the log's file; it grows with every promotion.
const question = `select case when pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' then null
  else pg_walfile_name(pg_current_wal_lsn()) end as "file"`

/** Thrown where all hosts answer, and none takes writes. */
class NoPrimary extends Error {
  override name = 'NoPrimary'
  /** Error code of a write on a read-only host. */
  readonly code = '25006'
}

/** The timeline of a host that takes writes. */
async function timelineOf(connectionString: string) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: answersWithin,
    query_timeout: answersWithin,
  })
  // What becomes of the connection afterwards says nothing of the host that it has not said already.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ file: string | null }>(question)
    const file = rows[0]?.file
    if (!file) throw new NoPrimary('No host of DATABASE_URL takes writes')
    return Number.parseInt(file.slice(0, 8), 16)
  } finally {
    // To a host that does not answer, saying goodbye may take for ever.
    void client.end().catch(() => {})
  }
}

/**
 * Asks all hosts at once. Of several writable ones, the one on the latest timeline is used: a primary that returned
 * does not know that it was replaced.
 */
async function ask(addresses: readonly string[], atLeast: number) {
  const found: { address: string; timeline: number }[] = []
  const first = Promise.withResolvers<void>()
  const failures: unknown[] = []
  const asked = addresses.map(async (address) => {
    try {
      const timeline = await timelineOf(address)
      if (timeline < atLeast) throw new NoPrimary('The host that takes writes is older than the last one')
      found.push({ address, timeline })
      first.resolve()
    } catch (error) {
      failures.push(error)
    }
  })
  const late = first.promise.then(() => new Promise((resolve) => setTimeout(resolve, othersWithin).unref()))
  await Promise.race([Promise.all(asked), late])
  const [latest] = found.toSorted((one, other) => other.timeline - one.timeline)
  if (!latest) throw failures.find((failure) => !(failure instanceof NoPrimary)) ?? failures[0]
  return latest
}

/** Follows the host that takes writes; where the URL names a single one there is nothing to ask. */
export function primaryOf(url: string): Primary {
  const addresses = hostsOf(url)
  const [only = url] = addresses
  const movers: (() => void)[] = []
  let known: { address: string; timeline: number } | undefined
  let asking: Promise<string> | undefined

  const look = async () => {
    const before = known
    known = await ask(addresses, before?.timeline ?? 0)
    if (before && before.address !== known.address) movers.forEach((moved) => moved())
    return known.address
  }
  return {
    find: async () => {
      if (addresses.length === 1) return only
      asking ??= look().finally(() => (asking = undefined))
      return asking
    },
    onMove: (moved) => void movers.push(moved),
  }
}
