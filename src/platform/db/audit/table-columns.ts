import { sql } from 'kysely'
import type { Database, WatchedColumn } from '#platform/db/engines/database.ts'

export interface AuditedTable {
  name: string
  /** The columns of the primary key, in its order. */
  key: string[]
  columns: WatchedColumn[]
  /** Those that may contain long values. */
  texts: string[]
}

interface Found {
  table: string
  column: string
  type: string
  /** The position in the primary key from 1, or 0 outside of it. */
  position: number
}

const queries = {
  sqlite: sql<Found>`
    select t."name" as "table", c."name" as "column", c."type" as "type", c."pk" as "position"
    from sqlite_master as t join pragma_table_info(t."name") as c
    where t."type" = 'table' and t."name" not like 'sqlite~_%' escape '~'
    order by t.rowid, c."cid"`,
  postgres: sql<Found>`
    select t.relname as "table", c.attname as "column", format_type(c.atttypid, null) as "type",
      coalesce(array_position(k.conkey, c.attnum), 0) as "position"
    from pg_class t
      join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
      left join pg_constraint k on k.conrelid = t.oid and k.contype = 'p'
    where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r'
    order by t.oid, c.attnum`,
}

// Tables that contain no records, the log itself, and tables derived from records.
const unauditedTables =
  /^(migrations|changes|files|fileReleases|outbox|presence|limits|quotaUse|knownDevices|idempotencyKeys|(audit|search)[A-Z]\w*)$/

/** Only secrets have the type `varchar`; bytes are too large to store twice. */
const getKind = (type: string): WatchedColumn['kind'] => {
  if (/^(varchar|character varying|blob|bytea)/i.test(type)) return 'hidden'
  if (/^json/i.test(type)) return 'json'
  return /^bool/i.test(type) ? 'boolean' : 'plain'
}

const isText = ({ type }: Pick<Found, 'type'>) => /^(text|json)/i.test(type)

/**
 * The tables that the audit log covers, in order of creation. Rows that only a secret identifies, such as pending
 * challenges, are left out.
 */
export async function auditedTables({ engine }: Database, db: Database['db']): Promise<AuditedTable[]> {
  const { rows } = await queries[engine].execute(db)
  return [...Map.groupBy(rows, ({ table }) => table)]
    .filter(([name]) => !unauditedTables.test(name))
    .map(([name, columns]) => ({
      name,
      key: columns
        .filter(({ position }) => position > 0)
        .toSorted((a, b) => a.position - b.position)
        .map(({ column }) => column),
      columns: columns.map(({ column, type }) => ({ name: column, kind: getKind(type) })),
      texts: columns.filter(isText).map(({ column }) => column),
    }))
    .filter(
      ({ key, columns }) =>
        key.length > 0 && !columns.some(({ name, kind }) => kind === 'hidden' && key.includes(name)),
    )
}
