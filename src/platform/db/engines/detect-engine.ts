import { type Kysely, PostgresAdapter } from 'kysely'
import type { Engine } from './database.ts'

/** The engine behind a database or a transaction. */
export const detectEngine = (db: Pick<Kysely<never>, 'getExecutor'>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
