// Writes the demo's sample data as a database file, so that browsers need not insert it row by row.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { prepareDatabase, withoutDayDependentSample } from '#platform/server/server-module.ts'
import { openSqliteDatabase } from '#server/database/open-database.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { sampleFile } from './sample-file.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-sample-'))
const copy = path.join(folder, 'sample.sqlite')
try {
  const database = openSqliteDatabase(':memory:')
  const modules = await findModules()
  await prepareDatabase(database, platformMigrations(), modules.map(withoutDayDependentSample), {
    now: new Date(),
    sample: true,
  })
  await sql`vacuum into ${copy}`.execute(database.db)
  await database.close()
  const packed = gzipSync(readFileSync(copy), { level: constants.Z_BEST_COMPRESSION })
  writeFileSync(path.join(import.meta.dirname, '../../../dist/demo', sampleFile), packed)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
