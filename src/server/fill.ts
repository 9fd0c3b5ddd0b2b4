// npm run project -- fill --rows 1000000: adds this many records of each module to the database of the settings. See
// docs/scale.md.
import { parseArgs } from 'node:util'
import type { Database } from '#platform/db/engines/database.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { fillDatabase } from './database/fill-database.ts'
import { findFills, findModules, platformMigrations } from './node-modules.ts'
import { openDatabase } from './database/open-database.ts'
import { createPrivateFiles } from './files/private-files.ts'
import { readSettings } from './lifecycle/settings.ts'

createPrivateFiles()
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000' },
    modules: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
})
const say = (text: string) => process.stdout.write(`${text}\n`)
function fail(text: string): never {
  process.stderr.write(`\n${text}\n\n`)
  process.exit(1)
}

const count = Number(values.rows)
if (!Number.isSafeInteger(count) || count < 1) fail('--rows needs a number of records, such as 1000000')
const settings = readSettings(process.env)
const fillsByModule = await findFills()
const names = values.modules?.split(',') ?? [...fillsByModule.keys()]
const unknown = names.filter((name) => !fillsByModule.has(name))
if (unknown.length > 0)
  fail(`Cannot be filled: ${unknown.join(', ')}. These can: ${[...fillsByModule.keys()].join(', ')}`)
const fills = new Map([...fillsByModule].filter(([name]) => names.includes(name)))

/** Whether a database was created without sample data. */
async function isOwn({ db }: Database) {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migrations')) return false
  const sample = await db
    .selectFrom('migrations')
    .select('name')
    .where('name', '=', 'sample')
    .where('module', '=', 'platform')
    .executeTakeFirst()
  return sample === undefined
}

const database = openDatabase(settings, (error) => say(`A database connection was lost: ${error.message}`))
try {
  const hasOwnData = settings.ATRIUM_MODE === 'production' || (await isOwn(database))
  if (hasOwnData && !values.yes)
    fail(
      'This database holds no sample data: filled rows could not be distinguished from your own. --yes fills it all the same.',
    )
  const modules = await findModules()
  const now = new Date()
  await prepareDatabase(database, platformMigrations(), modules, { now, sample: !hasOwnData })
  let reportedAt = Date.now()
  const written = await fillDatabase(database, {
    fills,
    modules,
    count,
    now,
    onProgress({ module, rows }) {
      if (Date.now() - reportedAt < 5000) return
      reportedAt = Date.now()
      say(`${module}: ${rows} rows`)
    },
  })
  const seconds = (Date.now() - now.getTime()) / 1000
  for (const [module, rows] of written) say(`${module.padEnd(12)} ${count} records, ${rows} rows`)
  say(`${database.engine}, ${seconds.toFixed(1)} s`)
} finally {
  await database.close()
}
