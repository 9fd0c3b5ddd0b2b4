import type { LogEvent } from 'kysely'

// Inserts of many rows would make the log line too long.
const maxLength = 2000

const statements = new WeakMap<object, string>()

/** Records the statement of an error, for `statementOf`; a log listener for Kysely. */
export function recordFailedStatement({ level, ...event }: LogEvent) {
  if (level === 'error' && 'error' in event && typeof event.error === 'object' && event.error !== null)
    statements.set(event.error, event.query.sql.slice(0, maxLength))
}

/** The statement that caused an error, with placeholders in place of its values. */
export function getStatement(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return statements.get(error) ?? getStatement(error.cause)
}
