import { createServer } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#platform/db/engines/database.ts'
import type { Observer } from '#platform/server/observability/observer.ts'
import type { OutdatedRows } from '#platform/server/accounts/encrypted-columns.ts'
import type { Connections } from '#server/database/writable-pool.ts'

interface Measured {
  database: Database
  edition: string
  mode: string
  /** Number of values under other secrets. */
  countOutdated: () => Promise<OutdatedRows[]>
  /** PostgreSQL: the connections of this process. */
  connections?: () => Promise<Connections | undefined>
}

// From cached responses to client timeouts.
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts and durations for Prometheus; routes are patterns, which limits the number of labels. */
export function openMetrics(measured: Measured) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addState(registry, measured)
  return { registry, observer: createObserver(registry) }
}

/** Metrics that are computed when they are read: build, outbox, rows under other secrets, connections. */
function addState(registry: Registry, { database, edition, mode, countOutdated, connections }: Measured) {
  const registers = [registry]
  new Gauge({
    name: 'atrium_build_info',
    help: 'Version of the running code; always 1',
    labelNames: ['edition', 'mode', 'engine', 'node'],
    registers,
  }).set({ edition, mode, engine: database.engine, node: process.versions.node }, 1)
  new Gauge({
    name: 'atrium_outbox_messages',
    help: 'Queued and abandoned messages of the whole installation',
    labelNames: ['state'],
    registers,
    async collect() {
      const rows = await database.db
        .selectFrom('outbox')
        .select(({ fn }) => [fn.count<number>('id').as('all'), fn.count<number>('failedAt').as('failed')])
        .execute()
      for (const { all, failed } of rows) {
        this.set({ state: 'waiting' }, Number(all) - Number(failed))
        this.set({ state: 'failed' }, Number(failed))
      }
    },
  })
  new Gauge({
    name: 'atrium_rows_under_other_secrets',
    help: 'Rows encrypted with the previous secret or an unknown one, of the whole installation',
    labelNames: ['secret'],
    registers,
    async collect() {
      const rows = await countOutdated()
      for (const secret of ['previous', 'unknown'] as const)
        this.set(
          { secret },
          rows.reduce((sum, row) => sum + row[secret], 0),
        )
    },
  })
  if (connections)
    new Gauge({
      name: 'atrium_database_connections',
      help: 'PostgreSQL connections of this process, and calls waiting for one',
      labelNames: ['state'],
      registers,
      async collect() {
        const { total = 0, idle = 0, waiting = 0 } = (await connections()) ?? {}
        this.set({ state: 'busy' }, total - idle)
        this.set({ state: 'idle' }, idle)
        this.set({ state: 'waiting' }, waiting)
      },
    })
}

/** Measures the server's work. */
function createObserver(registry: Registry): Omit<Observer, 'part'> {
  const registers = [registry]
  const requests = new Histogram({
    name: 'atrium_request_duration_seconds',
    help: 'Requests by route and status class; streams until they begin',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const jobs = new Histogram({
    name: 'atrium_job_duration_seconds',
    help: 'Runs of background jobs',
    labelNames: ['job', 'outcome'],
    buckets,
    registers,
  })
  const streams = new Gauge({ name: 'atrium_event_streams', help: 'Open event streams of this process', registers })
  return {
    async request(_, handle) {
      const started = performance.now()
      const { method, route, status } = await handle()
      const labels = { method, route, status: `${Math.floor(status / 100)}xx` }
      requests.observe(labels, (performance.now() - started) / 1000)
    },
    async job(job, run) {
      const started = performance.now()
      let outcome = 'failed'
      try {
        await run()
        outcome = 'done'
      } finally {
        jobs.observe({ job, outcome }, (performance.now() - started) / 1000)
      }
    },
    stream() {
      streams.inc()
      return () => streams.dec()
    },
  }
}

/** Serves `/metrics` on its own port, which no proxy publishes by mistake. */
export async function serveMetrics(registry: Registry, host: string, port: number) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : ''),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
