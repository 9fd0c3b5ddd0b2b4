import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { moveDates } from '#platform/db/sample/move-dates.ts'
import { prepareDatabase, withoutDayDependentSample } from '#platform/server/server-module.ts'
import { openSqliteDatabase } from '#server/database/open-database.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'

/** A database file with the sample of a day, as the build of the demo creates it. */
async function readSample(folder: string, now: string) {
  const file = path.join(folder, `${now.slice(0, 10)}.sqlite`)
  const database = openSqliteDatabase(file)
  const modules = (await findModules()).map(withoutDayDependentSample)
  await prepareDatabase(database, platformMigrations(), modules, { now: new Date(now), sample: true })
  await database.close()
  return new DatabaseSync(file)
}

// Some ids are random.
const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

/** All rows, in any order. */
function rowsByTable(database: DatabaseSync): Record<string, string[]> {
  const tables = database
    .prepare(`select "name" from pragma_table_list where "schema" = 'main' and "type" = 'table' order by "name"`)
    .all()
  return Object.fromEntries(
    tables.map(({ name }) => [
      name,
      database
        .prepare(`select * from "${String(name)}"`)
        .all()
        // A digest only shows whether a search entry has to be rewritten.
        .map(({ digest: _digest, ...row }) => JSON.stringify(row).replaceAll(uuid, 'an id'))
        .toSorted(),
    ]),
  )
}

test('a sample moved by days equals one that is made on that day', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-moved-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const moved = await readSample(folder, '2026-03-02T10:20:30.400Z')
  const filled = await readSample(folder, '2026-07-30T10:20:30.400Z')
  moveDates(
    {
      prepare: (statement) => prepare(moved, statement),
      define: (name, work) => moved.function(name, (text) => work(String(text))),
    },
    150,
  )
  const [one, other] = [rowsByTable(moved), rowsByTable(filled)]
  for (const [table, rows] of Object.entries(other)) {
    const sampleRows = new Set(one[table])
    const newRow = rows.find((row) => !sampleRows.has(row))
    expect
      .soft(newRow, `${table}: mark its sample with dayDependent if it depends on weekdays or years`)
      .toBeUndefined()
  }
})

function prepare(database: DatabaseSync, statement: string) {
  const prepared = database.prepare(statement)
  prepared.setReturnArrays(true)
  return {
    columns: [],
    all: () => prepared.all().map((row) => Object.values(row)),
    run: () => prepared.run(),
  }
}
