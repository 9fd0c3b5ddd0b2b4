import { sql } from 'kysely'
import type { Database, Engine } from '#platform/db/database.ts'

// Beginnings of so many letters have an index of their own: reading on from them begins at once, however many words go on.
const sqliteTable = `create virtual table "searchWords" using fts5 ("title", "body", "audience", content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '1 2 3 4')`

/**
 * What PostgreSQL finds by: the words, beside them which topic an entry is of and in which part of the index it lies, so
 * that the newest parts of one topic can be asked alone. No word of a text begins with these signs.
 */
const part = `array_to_tsvector(array['#' || ("id" >> 14)::text, '@' || "topic"])`
const anywhere = `("words" || ${part})`
const inTitle = `(ts_filter("words", '{a}') || ${part})`

// By itself PostgreSQL takes the beginning of a word for dear in an index, and reading all words for cheap. It goes from the
// newest entries to the oldest, each time through more of them, until it has enough.
const fitting = `
create or replace function "searchFitting"(question tsquery, "ofTitles" boolean, topics text[], "isFor" text[], enough integer)
returns setof integer language plpgsql stable rows 100 set enable_seqscan = off as $$
declare
  upto integer := coalesce((select max("id") from "searchEntries"), 0) >> 14;
  width integer := 1;
  whole tsquery := question;
  asked tsquery;
  had integer := 0;
  more integer;
begin
  if topics is not null then
    whole := whole && (select string_agg(quote_literal('@' || "topic"), ' | ') from unnest(topics) as "topic")::tsquery;
  end if;
  loop
    if width > upto or width > 64 then
      asked := whole;
    else
      asked := whole && (select string_agg(quote_literal('#' || "number"), ' | ') from generate_series(upto - width + 1, upto) as "number")::tsquery;
    end if;
    if "ofTitles" then
      return query select "id" from "searchEntries"
        where ${inTitle} @@ asked and "id" < (upto + 1) << 14 and ("isFor" is null or "audience" && "isFor");
    else
      return query select "id" from "searchEntries"
        where ${anywhere} @@ asked and "id" < (upto + 1) << 14 and ("isFor" is null or "audience" && "isFor");
    end if;
    get diagnostics more = row_count;
    had := had + more;
    exit when had >= enough or asked = whole;
    upto := upto - width;
    width := width * 8;
  end loop;
end $$`

const postgres = [
  `alter table "searchEntries" add column if not exists "words" tsvector not null default ''`,
  `alter table "searchEntries" add column if not exists "audience" text[] not null default '{}'`,
  `drop index if exists "searchEntriesWords"`,
  `create index if not exists "searchEntriesAnywhere" on "searchEntries" using gin (${anywhere})`,
  `create index if not exists "searchEntriesTitle" on "searchEntries" using gin (${inTitle})`,
  `drop function if exists "searchFitting"(tsquery)`,
  fitting,
]

type Make = (db: Database['db']) => Promise<void>

const make: Record<Engine, Make> = {
  // The words that we make are put between spaces: `ascii` takes them as they are. Nothing but the words is kept; what a hit
  // shows is read from its record.
  async sqlite(db) {
    const { rows } = await sql<{ sql: string }>`select "sql" from sqlite_master where "name" = 'searchWords'`.execute(
      db,
    )
    const [known] = rows
    if (known?.sql.toLowerCase() === sqliteTable.toLowerCase()) return
    // Another one than this version makes: all entries are made anew.
    if (known) await sql`drop table "searchWords"`.execute(db)
    await db.deleteFrom('searchEntries').execute()
    await db.deleteFrom('searchTopics').execute()
    await sql.raw(sqliteTable).execute(db)
  },
  async postgres(db) {
    for (const statement of postgres) await sql.raw(statement).execute(db)
  },
}

/** Makes what each engine searches texts by, where it is not there yet. */
export const createIndexTables = ({ engine }: Database, db: Database['db']) => make[engine](db)
