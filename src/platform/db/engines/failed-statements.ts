import type { LogEvent } from 'kysely'

const maxLength = 20_000
const placeholder = String.raw`(?:\?|\$\d+)`
/** A placeholder, or a row of them, followed by more like it: values of many rows would make the log line too long. */
const repeated = new RegExp(
  String.raw`(${placeholder}|\(${placeholder}(?:, ${placeholder})*\))((?:, (?:${placeholder}|\(${placeholder}(?:, ${placeholder})*\))){3,})`,
  'g',
)

const statements = new WeakMap<object, string>()

/** Records the statement of an error, for `getStatement`; a log listener for Kysely. */
export function recordFailedStatement({ level, ...event }: LogEvent) {
  if (level === 'error' && 'error' in event && typeof event.error === 'object' && event.error !== null)
    statements.set(event.error, shorten(event.query.sql))
}

/** The columns that an error is about may be anywhere: only repetitions are left out, and the middle of an excessive text. */
function shorten(sql: string) {
  const text = sql.replace(repeated, (_, first: string, rest: string) => {
    const count = first.startsWith('(') ? rest.split('(').length - 1 : rest.split(',').length - 1
    return `${first}, … ${count} more`
  })
  if (text.length <= maxLength) return text
  const half = maxLength / 2
  return `${text.slice(0, half)} … ${text.length - maxLength} characters … ${text.slice(-half)}`
}

/** The statement that caused an error, with placeholders in place of its values. */
export function getStatement(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return statements.get(error) ?? getStatement(error.cause)
}
