// Prints the cost of writes through the API: node bench/writes.ts [rounds] [postgres]. PostgreSQL is a new one, as in
// tests.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inventPeople } from '#platform/db/sample/sample-people.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { startPostgres } from '#testing/databases/postgres.ts'
import { testServices } from '#testing/servers/test-services.ts'

const rounds = Number(process.argv[2] ?? 1000)
const postgres = process.argv[3] === 'postgres' ? await startPostgres() : undefined
const contacts = '/api/data/contacts/ContactsData'
const notes = '/api/data/notes/NotesData'

const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
const url = await postgres?.createDatabase('bench')
const database = openDatabase({ DATABASE_URL: url, DATA_DIR: folder }, () => {})
const modules = await findModules()
await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
const app = createApp(
  database,
  modules.flatMap(({ api }) => api ?? []),
  testServices(),
)

async function call(method: string, address: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const response = await app.request(address, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`)
}

/** The median of each round's time, and the processor's share of all. */
async function measure(name: string, count: number, run: (round: number) => Promise<void>) {
  for (let round = 0; round < Math.ceil(count / 10); round += 1) await run(-round - 1)
  const times: number[] = []
  const before = process.cpuUsage()
  for (let round = 0; round < count; round += 1) {
    const started = performance.now()
    await run(round)
    times.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(before)
  const median = times.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? 0
  console.log(
    `${name.padEnd(32)}${median.toFixed(2).padStart(9)} ms  ${((user + system) / 1000 / count).toFixed(2).padStart(8)} ms CPU`,
  )
}

const people = inventPeople(500, 11).map((person) => ({
  firstname: person.firstname,
  lastname: person.lastname,
  image: person.avatar,
  department: person.department,
  company: person.company,
  phone: person.phones[0] ?? '',
  email: person.emails[0] ?? '',
  address: person.address,
  notes: person.notes,
  labels: [...person.labels],
  starred: false,
  frequentlycontacted: false,
}))

try {
  await measure('a note is made', rounds, (round) => call('POST', notes, { title: `Note ${round}`, color: 'info' }))
  await measure('a note is renamed', rounds, (round) => call('PATCH', `${notes}/1`, { title: `Title ${round}` }))
  await measure('a contact is renamed', rounds, (round) =>
    call('PATCH', `${contacts}/1`, { firstname: `Name ${round}` }),
  )
  await measure('500 contacts are brought in', Math.ceil(rounds / 100), () =>
    call('POST', `${contacts}/import`, { rows: people, duplicates: 'create' }),
  )
  if (!url) console.log(`${Math.round(statSync(join(folder, 'atrium.sqlite')).size / 1e6)} MB`)
} finally {
  await database.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true })
}
