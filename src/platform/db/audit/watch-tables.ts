import { sql } from 'kysely'
import { batches } from '#platform/records/batches.ts'
import type { Database, Engine } from '#platform/db/engines/database.ts'
import { quotedName } from '#platform/db/engines/quoted-name.ts'
import { auditedTables, type AuditedTable } from './table-columns.ts'

/**
 * In characters. Longer values that an update leaves as they were are in neither of its images: a change of the status of
 * a thousand long records would stage each text twice.
 */
const longFrom = 1000

// Staging table for changed rows until their write ends. It is empty between writes and needs no durability.
const stage: Record<Engine, readonly string[]> = {
  sqlite: [
    `create table if not exists "auditStage" ("position" integer primary key, "table" text not null, "key" text, "before" text, "after" text)`,
  ],
  postgres: [
    `create unlogged table if not exists "auditStage" ("position" bigint generated always as identity, "transaction" xid8 not null default pg_current_xact_id(), "table" text not null, "key" text, "before" text, "after" text)`,
    `drop index if exists "auditStageTransaction"`,
    `create index if not exists "auditStageOrder" on "auditStage" ("transaction", "position")`,
    // The first argument is the key, if it is one column; the others are the omitted columns.
    `create or replace function "auditStageChange"() returns trigger language plpgsql as $$
      declare
        before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - tg_argv[1:] end;
        after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - tg_argv[1:] end;
        same text[];
      begin
        if tg_op = 'UPDATE' and pg_column_size(after) > ${longFrom} then
          select array_agg("key") into same from jsonb_each(before)
          where pg_column_size("value") > ${longFrom} and "value" = (after -> "key");
          if same is not null then
            before := before - same;
            after := after - same;
          end if;
        end if;
        insert into "auditStage" ("table", "key", "before", "after")
        values (tg_table_name, coalesce(before, after) ->> tg_argv[0], before::text, after::text);
        return null;
      end $$`,
  ],
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`

// A SQLite function takes 127 arguments.
const maxColumns = 60

const isSameLong = (name: string) =>
  `(length(old.${quotedName(name)}) > ${longFrom} and old.${quotedName(name)} is new.${quotedName(name)})`

/** A row as JSON, as PostgreSQL would write it; a wide row in parts. `omits` leaves out long values that stay the same. */
function image(row: 'old' | 'new', { columns, texts }: AuditedTable, { omits = false } = {}) {
  const visible = columns.filter(({ kind }) => kind !== 'hidden')
  const parts = batches(visible, maxColumns).map((batch) => {
    const fields = batch.map(({ name, kind }) => {
      const stored = `${row}.${quotedName(name)}`
      const value = omits && texts.includes(name) ? `iif(${isSameLong(name)}, null, ${stored})` : stored
      if (kind === 'json') return `${text(name)}, json(${value})`
      if (kind === 'boolean') return `${text(name)}, json(iif(${value}, 'true', iif(${value} is null, null, 'false')))`
      return `${text(name)}, ${value}`
    })
    const whole = `json_object(${fields.join(', ')})`
    const omitted = batch.flatMap(({ name }) =>
      // A path that no image has removes nothing.
      omits && texts.includes(name) ? [`iif(${isSameLong(name)}, ${text(`$."${name}"`)}, '$." "')`] : [],
    )
    return omitted.length > 0 ? `json_remove(${whole}, ${omitted.join(', ')})` : whole
  })
  return parts.length === 1 ? (parts[0] ?? '') : `json_array(${parts.join(', ')})`
}

/** The same of an update; most rows have no long value, and are written without looking for one in each column. */
const updateImage = (row: 'old' | 'new', table: AuditedTable) =>
  table.texts.length === 0
    ? image(row, table)
    : `iif(${table.texts.map(isSameLong).join(' or ')}, ${image(row, table, { omits: true })}, ${image(row, table)})`

const triggers: Record<Engine, (table: AuditedTable) => string[]> = {
  sqlite: (table) =>
    (['insert', 'update', 'delete'] as const).map((kind) => {
      const [key = '', ...otherKeys] = table.key.map(
        (name) => `${kind === 'insert' ? 'new' : 'old'}.${quotedName(name)}`,
      )
      const imageOf = kind === 'update' ? updateImage : image
      const values = [
        text(table.name),
        otherKeys.length > 0 ? `json_array(${[key, ...otherKeys].join(', ')})` : key,
        kind === 'insert' ? 'null' : imageOf('old', table),
        kind === 'delete' ? 'null' : imageOf('new', table),
      ]
      return `create trigger ${quotedName(`audit ${kind} ${table.name}`)} after ${kind} on ${quotedName(table.name)} when exists (select 1 from "auditStage") begin insert into "auditStage" ("table", "key", "before", "after") values (${values.join(', ')}); end`
    }),
  postgres: ({ name, key, columns }) => {
    const hidden = columns.flatMap((column) => (column.kind === 'hidden' ? [column.name] : []))
    const triggerArguments = [key.length === 1 ? key.join() : '', ...hidden].map(text).join(', ')
    return [
      `drop trigger if exists "auditRow" on ${quotedName(name)}`,
      `create trigger "auditRow" after insert or update or delete on ${quotedName(name)} for each row when (current_setting('atrium.writing', true) = 'on') execute function "auditStageChange"(${triggerArguments})`,
    ]
  },
}

/**
 * Creates the triggers that record changed rows during a write, cascades included. They are stored in the database and
 * recreated when a table has changed. `unaudited` names tables without records.
 */
export async function createAuditTriggers(database: Database, unaudited: readonly string[] = []) {
  await database.db.transaction().execute(async (db) => {
    const { engine } = database
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7210001)`.execute(db)
    const watched = new Map(
      (await db.selectFrom('auditTables').selectAll().execute()).map((row) => [row.name, row] as const),
    )
    const tables = (await auditedTables(database, db)).filter(({ name }) => !unaudited.includes(name))
    const changed = tables
      .map((table, position) => ({ ...table, position, statements: triggers[engine](table) }))
      .filter(({ name, statements }) => watched.get(name)?.watch !== statements.join(';\n'))
    if (changed.length === 0) return
    for (const statement of stage[engine]) await sql.raw(statement).execute(db)
    for (const { name, key, columns, position, statements } of changed) {
      if (engine === 'sqlite') await dropTriggers(db, name)
      for (const statement of statements) await sql.raw(statement).execute(db)
      await db.deleteFrom('auditTables').where('name', '=', name).execute()
      await db
        .insertInto('auditTables')
        .values({
          name,
          position,
          key: JSON.stringify(key),
          columns: JSON.stringify(columns),
          watch: statements.join(';\n'),
        })
        .execute()
    }
  })
}

const dropTriggers = (db: Database['db'], table: string) =>
  Promise.all(
    ['insert', 'update', 'delete'].map((kind) =>
      sql.raw(`drop trigger if exists ${quotedName(`audit ${kind} ${table}`)}`).execute(db),
    ),
  )

/** SQLite does not drop columns that a trigger names, so triggers are dropped before migrations. */
export async function dropAuditTriggers({ engine }: Pick<Database, 'engine'>, db: Database['db']) {
  if (engine === 'postgres') return
  const { rows } = await sql<{ name: string }>`
    select "name" from sqlite_master where "type" = 'table' and "name" = 'auditTables'`.execute(db)
  if (rows.length === 0) return
  for (const { name } of await db.selectFrom('auditTables').select('name').execute()) await dropTriggers(db, name)
  await db.deleteFrom('auditTables').execute()
}
