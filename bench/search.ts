// Prints the cost of a search among many entries: node bench/search.ts [count] [postgres]. PostgreSQL is a new one, as
// in tests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { batches } from '#platform/records/batches.ts'
import { inventPeople } from '#platform/db/sample/sample-people.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { startPostgres } from '#testing/databases/postgres.ts'
import { paper, openSearchServer } from '#testing/servers/search-server.ts'

const count = Number(process.argv[2] ?? 100_000)
const postgres = process.argv[3] === 'postgres' ? await startPostgres() : undefined
const rounds = 15

const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
const url = await postgres?.createDatabase('bench')
const database = openDatabase({ DATABASE_URL: url, DATA_DIR: folder }, () => {})

interface Cost {
  wall: number
  cpu: number
}

/** The minimum: other runs include the work of other programs. */
const printed = (name: string, costs: readonly Cost[], note = '') => {
  const least = (of: (cost: Cost) => number) =>
    Math.min(...costs.map(of))
      .toFixed(1)
      .padStart(8)
  console.log(`${name.padEnd(34)}${least(({ wall }) => wall)} ms, ${least(({ cpu }) => cpu)} ms CPU here  ${note}`)
}

async function timed<Result>(run: () => Promise<Result>) {
  const [started, before] = [performance.now(), process.cpuUsage()]
  const result = await run()
  const { user, system } = process.cpuUsage(before)
  return { result, cost: { wall: performance.now() - started, cpu: (user + system) / 1000 } }
}

const first = await openSearchServer(1, database)
const admin = await first.visitor('u1')
const rows = inventPeople(count, 11).map(({ firstname, lastname, company, emails, address, notes }, index) =>
  paper(`${firstname} ${lastname}`, `${company} ${emails[0]} ${address} ${notes} no ${index}`, `u${1 + (index % 8)}`),
)
const written = []
for (const some of batches(rows, 500)) {
  const { cost } = await timed(() => admin.write((db) => db.insertInto('papers').values(some).execute()))
  written.push(cost)
}
printed('500 written at once', written)
const { result: server, cost } = await timed(() => openSearchServer(2, database))
printed(`the index of ${count} made anew`, [cost])
if (postgres) await (await import('kysely')).sql`analyze`.execute(database.db)
await server.giveRules('u3', [{ action: ['read'], subject: 'papers', conditions: { ownerId: '$user.id' } }])

const queries = {
  'one name': 'Vendela',
  'beginning of a name': 'ven',
  'two letters': 've',
  'a letter': 'v',
  'a word of a third of all': 'deliveries',
  'two words': 'ekholm leksaker',
  'a mail address': 'vendela.ny@',
  Chinese: '杭州',
  Arabic: 'مكتبة',
  'nothing, no word like it': 'qqqqqqqq',
  'a letter wrong': 'vendels',
  'two letters wrong': 'leksakker harl',
}

for (const userId of ['u1', 'u3']) {
  const { find } = await server.visitor(userId)
  for (const [name, q] of Object.entries(queries)) {
    const times = []
    let note = ''
    for (let round = 0; round < rounds; round += 1) {
      const { result, cost: taken } = await timed(() => find(q))
      times.push(taken)
      note = `${result.totals[0]?.count ?? 0} found${result.instead === undefined ? '' : ` of “${result.instead}”`}`
    }
    printed(`${userId}: ${name}`, times, note)
  }
}

const singles = []
for (let round = 0; round < 200; round += 1) {
  const change = { title: `Changed ${round} in passing` }
  const { cost: taken } = await timed(() =>
    admin.write((db) =>
      db
        .updateTable('papers')
        .set(change)
        .where('id', '=', round + 1)
        .execute(),
    ),
  )
  singles.push(taken)
}
printed('one written', singles)

await database.close()
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
