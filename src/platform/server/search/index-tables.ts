import { sql } from 'kysely'
import type { Database, Engine } from '#platform/db/engines/database.ts'
import { unlimited } from './matching.ts'

// Prefixes of this many letters have an index of their own, so their cost does not depend on the number of words.
const sqliteTable = `create virtual table "searchWords" using fts5 ("title", "body", "audience", content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '1 2 3 4')`

/** The blocks of the index have this many entries, as powers of two. */
const levels = [14, 17, 20]
/** This many of the newest blocks are queried separately. */
const maxOlder = 8

/**
 * Lexemes for PostgreSQL: the words, the topic, and the block on each level, so that the newest blocks of a topic can
 * be searched alone. No word of a text begins with these characters.
 */
const parts = levels.map((level, index) => `'${'#'.repeat(index + 1)}' || ("id" >> ${level})::text`)
const beside = `array_to_tsvector(array[${parts.join(', ')}, '@' || "topic"])`
const anywhere = `("words" || ${beside})`
const inTitle = `(ts_filter("words", '{a}') || ${beside})`

// Searches from the newest entries to the oldest until enough are found: the newest block, the rest of the block on each
// further level, then all others. Each phrase is a separate condition, because the index skips from one condition to the
// next but within one reads all entries of its rarest word; the block is such a condition, too. PostgreSQL overestimates the
// cost of words in an index, and would read all entries, all numbers below one, or all of a user: the other conditions are
// expressions that no index contains.
const fitting = `
create or replace function "searchFitting"(questions tsquery[], "ofTitles" boolean, topics text[], "isFor" text[], enough integer)
returns setof integer language plpgsql stable rows 100 set enable_seqscan = off set jit = off as $$
declare
  shifts integer[] := array[${levels.join(', ')}];
  level integer := 1;
  latest integer := coalesce((select max("id") from "searchEntries"), 0);
  part integer := case when enough = ${unlimited} then 0 else latest >> shifts[1] end;
  before bigint := latest::bigint + 1;
  older integer := 0;
  searched text := case when "ofTitles" then $words$${inTitle}$words$ else $words$${anywhere}$words$ end;
  statement text := 'select array(select "id" from "searchEntries" where "id" + 0 < $1';
  narrowed tsquery := (select string_agg(quote_literal('@' || "topic"), ' | ') from unnest(topics) as "topic")::tsquery;
  more integer[];
  found integer[] := '{}';
begin
  for number in 1 .. cardinality(questions) loop
    statement := statement || format(' and %s @@ $2[%s]', searched, number);
  end loop;
  if narrowed is not null then
    statement := statement || format(' and %s @@ $3', searched);
  end if;
  if "isFor" is not null then
    statement := statement || case when "ofTitles" then $more$ and "audience" || '{}' && $4$more$ else ' and "audience" && $4' end;
  end if;
  loop
    if part = 0 or older > ${maxOlder} then
      part := 0;
      execute statement || ')' into more using before, questions, narrowed, "isFor";
    else
      execute statement || format(' and %s @@ $5)', searched) into more
        using before, questions, narrowed, "isFor", quote_literal(repeat('#', level) || part)::tsquery;
    end if;
    found := found || more;
    exit when part = 0 or cardinality(found) >= enough;
    before := part::bigint << shifts[level];
    while level < ${levels.length} and before & ((1 << shifts[level + 1]) - 1) = 0 loop
      level := level + 1;
    end loop;
    part := (before >> shifts[level]) - 1;
    older := older + (level = ${levels.length})::integer;
  end loop;
  return query select unnest(found);
end $$`

const postgres = [
  `alter table "searchEntries" add column if not exists "words" tsvector not null default ''`,
  `alter table "searchEntries" add column if not exists "audience" text[] not null default '{}'`,
  `drop index if exists "searchEntriesWords", "searchEntriesAnywhere", "searchEntriesTitle"`,
  `create index if not exists "searchEntriesByWord" on "searchEntries" using gin (${anywhere}, "audience")`,
  `create index if not exists "searchEntriesByTitle" on "searchEntries" using gin (${inTitle})`,
  `drop function if exists "searchFitting"(tsquery)`,
  `drop function if exists "searchFitting"(tsquery, boolean, text[], text[], integer)`,
  fitting,
]

type Make = (db: Database['db']) => Promise<void>

const make: Record<Engine, Make> = {
  // Our words are separated by spaces, which `ascii` does not change. The table stores only the words; the text of a hit
  // comes from its record.
  async sqlite(db) {
    const { rows } = await sql<{ sql: string }>`select "sql" from sqlite_master where "name" = 'searchWords'`.execute(
      db,
    )
    const [existing] = rows
    if (existing?.sql.toLowerCase() === sqliteTable.toLowerCase()) return
    // The tables differ from those of this version: all entries are rebuilt.
    if (existing) await sql`drop table "searchWords"`.execute(db)
    await db.deleteFrom('searchEntries').execute()
    await db.deleteFrom('searchTopics').execute()
    await sql.raw(sqliteTable).execute(db)
  },
  async postgres(db) {
    for (const statement of postgres) await sql.raw(statement).execute(db)
  },
}

/** Creates the search tables of an engine, unless they exist. */
export const createIndexTables = ({ engine }: Database, db: Database['db']) => make[engine](db)
