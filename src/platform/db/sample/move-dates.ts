import type { RawDatabase } from '#platform/db/engines/sqlite.ts'

/** SQLite that can call a function of ours. */
export interface DatabaseWithFunctions extends Pick<RawDatabase, 'prepare'> {
  /** Makes `name(text)` known to statements. */
  define(name: string, work: (text: string) => string): void
}

const day = 86_400_000
// The year 9999 means never.
const dates = /(?<!\d)(?!9999)\d{4}-\d\d-\d\d(?!\d)/g
const likeDate = '*[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'

const moved = (text: string, days: number) =>
  text.replace(dates, (date) => {
    const time = Date.parse(date)
    return Number.isNaN(time) ? date : new Date(time + days * day).toISOString().slice(0, 10)
  })

const quoted = (name: unknown) => `"${String(name).replaceAll('"', '""')}"`

/**
 * Moves every date in a database of sample data, alone or within a text, by whole days: one statement per table. Tables
 * of the full-text index have none.
 */
export function moveDates(database: DatabaseWithFunctions, days: number) {
  const all = (statement: string) => {
    const prepared = database.prepare(statement)
    const rows = prepared.all([])
    prepared.finalize?.()
    return rows
  }
  database.define('moved', (text) => moved(text, days))
  const tables = all(
    `select "name" from pragma_table_list where "schema" = 'main' and "type" = 'table' and "name" not like 'sqlite_%'`,
  )
  for (const [table] of tables) {
    const columns = all(`select "name" from pragma_table_info('${String(table)}')`)
      .map(([column]) => quoted(column))
      .filter(
        (column) =>
          all(
            `select 1 from ${quoted(table)} where typeof(${column}) = 'text' and ${column} glob '${likeDate}' limit 1`,
          ).length > 0,
      )
    const changes = columns.map((column) => `${column} = iif(typeof(${column}) = 'text', moved(${column}), ${column})`)
    if (changes.length > 0) all(`update ${quoted(table)} set ${changes.join(', ')}`)
  }
}
