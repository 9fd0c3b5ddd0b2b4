import { sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import { searchableContracts } from '#platform/server/search/searched.ts'
import { referenceColumns, referencesTo, setReferences } from './reference-columns.ts'

const maxChoices = 50
const maxRows = 1000

/** Of this many sample rows, one has no reference. */
const emptyEvery = 4
// Consecutive rows refer to different records of each column.
const stride = 7

/**
 * Fills the empty references in the sample rows of these contracts with records of the contracts that are there, the same
 * in each new database.
 */
export async function fillReferences(db: Database['db'], apis: readonly Api[], filled: ReadonlySet<string>) {
  for (const [place, column] of referenceColumns(apis).entries()) {
    const { contract, table, name, topics, isOfPeople } = column
    // The rows of a sample name people themselves.
    if (isOfPeople || !filled.has(contract.name)) continue
    const choices = await choicesFor(db, apis, topics)
    if (choices.length === 0) continue
    const { rows } = await sql<{ id: number }>`
      select "id" from ${sql.table(table)} where ${sql.ref(name)} is null order by "id" limit ${maxRows}`.execute(db)
    const updates = rows.flatMap(({ id }, index) => {
      const reference = choices[(index * stride + place) % choices.length]
      // A record does not refer to itself.
      const isOwn = reference?.topic === contract.name && reference.id === String(id)
      return reference === undefined || isOwn || index % emptyEvery === emptyEvery - 1 ? [] : [{ id, reference }]
    })
    await setReferences(db, column, updates)
  }
}

async function choicesFor(db: Database['db'], apis: readonly Api[], topics: readonly string[] | undefined) {
  const choices = []
  for (const searchable of searchableContracts(apis)) {
    const [place] = Object.entries(searchable.source.tables)
    const isPossible = !searchable.contract.private && (topics?.includes(searchable.contract.name) ?? true)
    if (!isPossible || place === undefined) continue
    const [table, column] = place
    const { rows } = await sql<{ id: string | number }>`
      select ${sql.ref(column)} as "id" from ${sql.table(table)} order by ${sql.ref(column)} limit ${maxChoices}`.execute(
      db,
    )
    const ids = rows.map(({ id }) => String(id))
    choices.push(...(await referencesTo(db, searchable, ids)))
  }
  return choices
}
