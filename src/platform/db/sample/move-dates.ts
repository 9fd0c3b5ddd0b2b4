import { quotedName } from '#platform/db/engines/quoted-name.ts'
import type { RawDatabase } from '#platform/db/engines/sqlite.ts'

/** A SQLite database with functions in JavaScript. */
export interface DatabaseWithFunctions extends Pick<RawDatabase, 'prepare'> {
  /** Defines `name(text)` for statements. */
  define(name: string, work: (text: string) => string): void
}

const day = 86_400_000
// The year 9999 means never.
const dates = /(?<!\d)(?!9999)\d{4}-\d\d-\d\d(?!\d)/g
const likeDate = '*[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'

const shiftDates = (text: string, days: number) =>
  text.replace(dates, (date) => {
    const time = Date.parse(date)
    return Number.isNaN(time) ? date : new Date(time + days * day).toISOString().slice(0, 10)
  })

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
  database.define('moved', (text) => shiftDates(text, days))
  const dated = all(`
    select t."name", c."name" from pragma_table_list as t join pragma_table_info(t."name") as c
    where t."schema" = 'main' and t."type" = 'table' and t."name" not like 'sqlite_%'`)
    .map(([table, column]) => ({ table: quotedName(String(table)), column: quotedName(String(column)) }))
    .filter(
      ({ table, column }) =>
        all(`select 1 from ${table} where typeof(${column}) = 'text' and ${column} glob '${likeDate}' limit 1`).length >
        0,
    )
  for (const [table, columns] of Map.groupBy(dated, (column) => column.table)) {
    const changes = columns.map(
      ({ column }) => `${column} = iif(typeof(${column}) = 'text', moved(${column}), ${column})`,
    )
    all(`update ${table} set ${changes.join(', ')}`)
  }
}
