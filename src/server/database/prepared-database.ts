import { join } from 'node:path'
import type { Tracer } from '@opentelemetry/api'
import { prepareDatabase, type ServerModule } from '#platform/server/server-module.ts'
import { checkSqliteFile } from './check-sqlite-file.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { openDatabase } from './open-database.ts'
import type { Settings } from '#server/lifecycle/settings.ts'
import { statementSpans } from '#server/observability/tracing.ts'

interface Watchers {
  onLost: (error: Error) => void
  tracer: Tracer | undefined
}

/** The database with the tables of all modules, with the settings' time limit on statements. */
export async function preparedDatabase(
  settings: Settings,
  modules: readonly ServerModule[],
  { onLost, tracer }: Watchers,
) {
  if (!settings.DATABASE_URL) checkSqliteFile(join(settings.DATA_DIR, 'atrium.sqlite'))
  // Migrations have no time limit; calls are answered afterwards.
  const preparing = openDatabase(settings, onLost)
  const sample = settings.ATRIUM_MODE === 'sample'
  try {
    await prepareDatabase(preparing, platformMigrations(), modules, { now: new Date(), sample })
  } finally {
    await preparing.close()
  }
  return openDatabase(settings, onLost, {
    poolLimits: {
      statementSeconds: settings.ATRIUM_STATEMENT_SECONDS,
      maxWaiting: settings.ATRIUM_MOST_CALLS,
      connections: settings.ATRIUM_DATABASE_CONNECTIONS,
    },
    onStatement: tracer && statementSpans(tracer, settings.DATABASE_URL ? 'postgres' : 'sqlite'),
  })
}
