import type { Tracer } from '@opentelemetry/api'
import type { Database } from '#platform/db/engines/database.ts'
import type { OutdatedRows } from '#platform/server/accounts/encrypted-columns.ts'
import { openMetrics, serveMetrics } from './metrics.ts'
import { allObservers } from './observers.ts'
import type { PostgresDatabase } from '#server/database/open-database.ts'
import type { Settings } from '#server/lifecycle/settings.ts'
import { tracing } from './tracing.ts'

interface Observed {
  database: Database | PostgresDatabase
  edition: string
  tracer: Tracer | undefined
  countOutdated: () => Promise<OutdatedRows[]>
}

/** Creates metrics and traces as configured; without configuration they cost nothing. */
export async function observe(
  { ATRIUM_METRICS_PORT: port, ATRIUM_METRICS_HOST: host, ATRIUM_MODE: mode }: Settings,
  { tracer, ...measured }: Observed,
) {
  const connections = 'connections' in measured.database ? measured.database.connections : undefined
  const metrics =
    port === undefined ? undefined : openMetrics({ ...measured, mode, ...(connections && { connections }) })
  const listener = metrics && (await serveMetrics(metrics.registry, host, port ?? 0))
  const observer = allObservers([...(metrics ? [metrics.observer] : []), ...(tracer ? [tracing(tracer)] : [])])
  return { observer, port: listener?.port, close: () => listener?.close() }
}
