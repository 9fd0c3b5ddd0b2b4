import { type RawBuilder, sql } from 'kysely'
import type { Contract } from '#platform/contract.ts'
import { stagedRows } from '#platform/db/audit/staged-rows.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { personTo, referenceTo, type RecordReference } from '#platform/fields/declared-kinds.ts'
import { getSchemas } from '#platform/fields/descriptions.ts'
import { isSameJson } from '#platform/fields/same-json.ts'
import { batches } from '#platform/records/batches.ts'
import type { Api } from '#platform/server/api.ts'
import { changedIds } from '#platform/server/search/rebuild/changed-ids.ts'
import type { AnySearchSource } from '#platform/server/search/search-source.ts'
import { type Searched, searchableContracts } from '#platform/server/search/searched.ts'
import { isOfPeople, isReference, type Reference, referenceNames, getTopics } from './references.ts'

/** A column with references to records or to people. */
interface ReferenceColumn {
  contract: Contract
  source: AnySearchSource
  table: string
  name: string
  isOfPeople: boolean
  /** The contracts whose records it may name. Default: all. */
  topics: readonly string[] | undefined
}

const cache = new WeakMap<readonly Api[], readonly ReferenceColumn[]>()

/** The columns with references of all described modules. */
export function referenceColumns(apis: readonly Api[]): readonly ReferenceColumn[] {
  const columns = cache.get(apis) ?? columnsIn(searchableContracts(apis))
  cache.set(apis, columns)
  return columns
}

function columnsIn(searched: readonly Searched[]): ReferenceColumn[] {
  const people = searched.flatMap(({ contract, source }) => (source.arePeople ? [contract.name] : []))
  // A reference does not name the contract of its person, so there may be only one such contract.
  const [only] = people.length === 1 ? people : []
  return searched.flatMap(({ contract, source }) => {
    const [table] = Object.keys(source.tables)
    if (table === undefined || !source.fields) return []
    const fields = getSchemas(source.fields)
    return referenceNames(fields).map((name) => {
      const ofPeople = isOfPeople(fields[name])
      const topics = ofPeople ? [only ?? ''] : getTopics(fields[name])
      return { contract, source, table, name, isOfPeople: ofPeople, topics }
    })
  })
}

/**
 * Gives references the title and the path, or the name, that their records have after a write, in its transaction.
 * Records of private contracts are left out, since more users may read the references. Returns the contracts with
 * changed references.
 */
export async function updateReferenceTitles(
  database: Database,
  transaction: Database['db'],
  apis: readonly Api[],
): Promise<Contract[]> {
  const columns = referenceColumns(apis)
  if (columns.length === 0) return []
  const rows = (await stagedRows(database, transaction)).filter(({ kind }) => kind === 'update')
  const changed = new Set<Contract>()
  for (const searchable of searchableContracts(apis)) {
    const topic = searchable.contract.name
    const holders = columns.filter(({ topics }) => topics?.includes(topic) ?? true)
    if (searchable.contract.private || holders.length === 0) continue
    const references = await referencesTo(transaction, searchable, await changedIds(transaction, searchable, rows))
    for (const column of holders) if ((await rename(transaction, column, references)) > 0) changed.add(column.contract)
  }
  return [...changed]
}

// Below the limit of variables per statement of both engines.
const atOnce = 200

/** The references to these records; none to those that the search does not find. */
export async function referencesTo(db: Database['db'], { contract, source }: Searched, ids: readonly string[]) {
  const references: RecordReference[] = []
  for (const batch of batches(ids, atOnce))
    for (const { recordId, title, path } of await source.entries(db)(batch))
      references.push(referenceTo({ topic: contract.name, id: String(recordId), title, path }))
  return references
}

/** Rewrites the differing references of a column to these records; returns how many. */
async function rename(db: Database['db'], column: ReferenceColumn, references: readonly RecordReference[]) {
  const { table, name } = column
  const part = (key: string): RawBuilder<string> => sql`${sql.ref(name)} ->> ${sql.lit(key)}`
  const ofTopic = column.isOfPeople ? sql`` : sql`and ${part('topic')} = ${references[0]?.topic ?? ''}`
  let renamed = 0
  for (const batch of batches(references, atOnce)) {
    const byId = new Map(batch.map((reference) => [reference.id, reference]))
    const { rows } = await sql<{ id: number; reference: unknown }>`
      select "id", ${sql.ref(name)} as "reference" from ${sql.table(table)}
      where ${part('id')} in (${sql.join([...byId.keys()])}) ${ofTopic}`.execute(db)
    const updates = rows.flatMap(({ id, reference }) => {
      const stored: unknown = typeof reference === 'string' ? JSON.parse(reference) : reference
      const record = isReference(stored) ? byId.get(stored.id) : undefined
      const now = record && column.isOfPeople ? personTo(record) : record
      return now === undefined || isSameJson(stored, now) ? [] : [{ id, reference: now }]
    })
    await setReferences(db, column, updates)
    renamed += updates.length
  }
  return renamed
}

/** Writes references into a column, and the text that the list searches. */
export async function setReferences(
  db: Database['db'],
  { source, table, name }: ReferenceColumn,
  updates: readonly { id: number; reference: Reference }[],
) {
  if (updates.length === 0) return
  for (const { id, reference } of updates)
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${JSON.stringify(reference)} where "id" = ${id}`.execute(
      db,
    )
  const texts = (await source.texts?.(db)(updates.map(({ id }) => String(id)))) ?? new Map<number, string>()
  for (const [id, text] of texts)
    await sql`update ${sql.table(table)} set "search" = ${text} where "id" = ${id}`.execute(db)
}
