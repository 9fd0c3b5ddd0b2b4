import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { openServer, type Place, places, requestOf, titleOf } from './endpoints.ts'
import { bodiesOf } from './bodies.ts'
import { listsOf, recordsIn } from './records.ts'

type Db = Database['db']

const writes = places.filter(({ endpoint }) => endpoint.action !== 'read')

/** What every table holds that is somebody's, as text: a witness that knows nothing of triggers. */
async function contentsOf(db: Db) {
  const tables = await db.selectFrom('auditTables').select(['name', 'columns']).orderBy('position').execute()
  const texts = await Promise.all(
    tables.map(async ({ name, columns }) => {
      const shown = columns.filter(({ kind }) => kind !== 'hidden').map((column) => sql.ref(column.name))
      return JSON.stringify((await sql`select ${sql.join(shown)} from ${sql.table(name)}`.execute(db)).rows)
    }),
  )
  return texts.join('\n')
}

const latestOf = async (db: Db) =>
  Number(
    (
      await db
        .selectFrom('auditEntries')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirst()
    )?.id ?? 0,
  )

test('every endpoint that changes something leaves one entry, every other none', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  const proven = new Set<string>()
  const { db, signIn } = openServer()
  const { send } = await signIn('u1')
  let contents = await contentsOf(db)

  async function knownIds({ contract }: Place) {
    const lists = await Promise.all(listsOf(contract).map(async (list) => recordsIn(await send(requestOf(list)))))
    return [...new Set(lists.flat().map(({ id }) => id))].slice(0, 4)
  }
  const idsFor = (place: Place) => (place.endpoint.path.includes(':id') ? knownIds(place) : [undefined])

  // What takes things away comes last, so that the others have something left to change.
  const isLast = ({ endpoint }: Place) => Number(endpoint.action === 'delete')
  for (const place of writes.toSorted((one, other) => isLast(one) - isLast(other))) {
    if (place.contract.always && place.endpoint.method === 'DELETE') continue
    const ids = await idsFor(place)
    for (const body of place.endpoint.body
      ? bodiesOf(place.endpoint.body, { ids: await knownIds(place), userId: 'u2' })
      : [undefined]) {
      for (const id of ids) {
        if (proven.has(titleOf(place))) continue
        const before = await latestOf(db)
        const { ok, status } = await send(requestOf(place, { ...(id !== undefined && { id }), body }))
        const entries = (await latestOf(db)) - before
        const now = ok || entries > 0 ? await contentsOf(db) : contents
        const wanted = Number(now !== contents)
        contents = now
        if (entries !== wanted) wrong.push(`${titleOf(place)}: ${status}, ${entries} entries for ${wanted} change`)
        if (entries === 1 && wanted === 1) proven.add(titleOf(place))
      }
    }
  }
  expect(wrong).toEqual([])
  // The others need more than their schema tells; for these the modules' own tests keep count (node-homes.ts).
  expect(proven.size).toBeGreaterThan(writes.length / 2)
})
