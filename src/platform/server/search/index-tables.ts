import { sql } from 'kysely'
import type { Database, Engine } from '#platform/db/database.ts'

// The words that we make are put between spaces: `ascii` takes them as they are. Nothing but the words is kept; what a hit
// shows is read from its record.
const statements: Record<Engine, readonly string[]> = {
  sqlite: [
    `create virtual table if not exists "searchWords" using fts5 ("title", "body", "audience", content = '', contentless_delete = 1, tokenize = 'ascii')`,
  ],
  postgres: [
    `alter table "searchEntries" add column if not exists "words" tsvector not null default ''`,
    `alter table "searchEntries" add column if not exists "audience" text[] not null default '{}'`,
    `create index if not exists "searchEntriesWords" on "searchEntries" using gin ("words")`,
    // By itself PostgreSQL takes the beginning of a word for dear in an index, and reading all words for cheap.
    `create or replace function "searchFitting"(question tsquery) returns setof integer language sql stable rows 100 set enable_seqscan = off
      as $$ select "id" from "searchEntries" where "words" @@ question $$`,
  ],
}

/** Makes what each engine searches texts by, where it is not there yet. */
export async function createIndexTables({ engine }: Database, db: Database['db']) {
  for (const statement of statements[engine]) await sql.raw(statement).execute(db)
}
