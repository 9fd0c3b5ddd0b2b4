import type { LogEvent } from 'kysely'

// An insert of many rows is as long as all of them.
const maxLength = 2000

const statements = new WeakMap<object, string>()

/** Notes the statement of an error, for `statementOf`: a listener of Kysely's log. */
export function noteFailedStatement({ level, ...event }: LogEvent) {
  if (level === 'error' && 'error' in event && typeof event.error === 'object' && event.error !== null)
    statements.set(event.error, event.query.sql.slice(0, maxLength))
}

/** The statement that an error, or what caused it, comes from, with placeholders in place of its values. */
export function statementOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return statements.get(error) ?? statementOf(error.cause)
}
