import { sql } from 'kysely'
import type { Database, Engine } from '#platform/db/engines/database.ts'
import { type EntryWords, listVocabulary } from './entry-words.ts'

type StoreEntries = (
  db: Database['db'],
  topic: string,
  removedIds: readonly string[],
  entries: readonly EntryWords[],
) => Promise<void>

// All entries are one JSON parameter, since parsing thousands of parameters takes longer than writing the rows.
const writers: Record<Engine, StoreEntries> = {
  async sqlite(db, topic, removedIds, entries) {
    if (removedIds.length > 0) {
      const { rows } = await sql<{ id: number }>`
        delete from "searchEntries" where "topic" = ${topic} and "recordId" in (select "value" from json_each(${JSON.stringify(removedIds)}))
        returning "id"`.execute(db)
      const ids = JSON.stringify(rows.map(({ id }) => id))
      if (rows.length > 0)
        await sql`delete from "searchWords" where rowid in (select "value" from json_each(${ids}))`.execute(db)
    }
    if (entries.length === 0) return
    const rows = entries.map(({ title: _title, body: _body, audience: _audience, ...row }) => row)
    const changed = await sql<{ id: number; recordId: string }>`
      insert into "searchEntries" ("topic", "recordId", "path", "at", "editorsUntil", "digest")
      select ${topic}, "value" ->> 'recordId', "value" ->> 'path', "value" ->> 'at', "value" ->> 'editorsUntil', "value" ->> 'digest'
      from json_each(${JSON.stringify(rows)}) where true
      on conflict ("topic", "recordId") do update
        set "path" = excluded."path", "at" = excluded."at", "editorsUntil" = excluded."editorsUntil", "digest" = excluded."digest"
        where "searchEntries"."digest" <> excluded."digest"
      returning "id", "recordId"`.execute(db)
    const ids = new Map(changed.rows.map(({ id, recordId }) => [recordId, id]))
    const changedEntries = entries.filter(({ recordId }) => ids.has(recordId))
    if (changedEntries.length === 0) return
    const words = changedEntries.map(({ recordId, title, body, audience }) => [
      ids.get(recordId),
      title.join(' '),
      body.join(' '),
      audience.join(' '),
    ])
    await sql`
      insert or replace into "searchWords" (rowid, "title", "body", "audience")
      select "value" ->> 0, "value" ->> 1, "value" ->> 2, "value" ->> 3 from json_each(${JSON.stringify(words)})`.execute(
      db,
    )
    await sql`
      insert into "searchVocabulary" ("word") select "value" from json_each(${JSON.stringify(listVocabulary(changedEntries))}) where true
      on conflict do nothing`.execute(db)
  },

  // Each statement is a round trip.
  async postgres(db, topic, removedIds, entries) {
    const rows = entries.map((entry) => ({ ...entry, words: createVector(entry) }))
    await sql`
      with "gone" as (
        delete from "searchEntries"
        where "topic" = ${topic} and "recordId" in (select json_array_elements_text(${JSON.stringify(removedIds)}::json))
      ), "kept" as (
        insert into "searchEntries" ("topic", "recordId", "path", "at", "editorsUntil", "digest", "audience", "words")
        select ${topic}, "recordId", "path", "at", "editorsUntil", "digest", "audience", "words"::tsvector
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as "row" ("recordId" text, "path" text, "at" timestamptz, "editorsUntil" timestamptz, "digest" text, "audience" text[], "words" text)
        on conflict ("topic", "recordId") do update
          set "path" = excluded."path", "at" = excluded."at", "editorsUntil" = excluded."editorsUntil", "digest" = excluded."digest", "audience" = excluded."audience", "words" = excluded."words"
          where "searchEntries"."digest" <> excluded."digest"
      )
      insert into "searchVocabulary" ("word")
      select "word" from json_array_elements_text(${JSON.stringify(listVocabulary(entries))}::json) as "new" ("word")
      where not exists (select 1 from "searchVocabulary" as "known" where "known"."word" = "new"."word")
      on conflict do nothing`.execute(db)
  },
}

/**
 * The words with their positions, as PostgreSQL writes them: title words have more weight, and no phrase spans title
 * and text.
 */
function createVector({ title, body }: EntryWords) {
  const positions = new Map<string, string[]>()
  const add = (word: string, position: string) => {
    const list = positions.get(word)
    if (list) list.push(position)
    else positions.set(word, [position])
  }
  title.forEach((word, index) => add(word, `${index + 1}A`))
  body.forEach((word, index) => add(word, String(title.length + 2 + index)))
  return [...positions].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ')
}

/** Writes the entries of a topic's records, and removes those of records without an entry. */
export async function storeEntries(
  { engine }: Pick<Database, 'engine'>,
  db: Database['db'],
  topic: string,
  removedIds: readonly string[],
  entries: readonly EntryWords[],
) {
  if (removedIds.length + entries.length > 0) await writers[engine](db, topic, removedIds, entries)
}
