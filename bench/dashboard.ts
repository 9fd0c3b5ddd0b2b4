// What the figures of the home screen cost before and after years of history: node bench/dashboard.ts [rows] [postgres]. The time they are of holds the same rows, so the cost should be the same.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { openDatabase } from '#server/open-database.ts'
import { startPostgres } from '#testing/postgres.ts'
import { quietServices } from '#testing/quiet-services.ts'

const count = Number(process.argv[2] ?? 1_000_000)
const rounds = 25
const postgres = process.argv[3] === 'postgres' ? await startPostgres() : undefined
const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
const url = await postgres?.createDatabase('bench')
const database = openDatabase({ DATABASE_URL: url, DATA_DIR: folder }, () => {})
const modules = await findModules()
await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
const app = createApp(
  database,
  modules.flatMap(({ api }) => api ?? []),
  quietServices(),
)

const long = `'2019-05-05T10:00:00.000Z'`
const day = `'2019-05-05'`

/** Of each table, what is else in a row of long ago; all other columns are copied from the sample's. */
const old: Record<string, Record<string, string>> = {
  shopOrders: {
    id: '1000000 + "n"',
    number: '1000000 + "n"',
    key: `'bench-' || "n"`,
    createdAt: long,
    updatedAt: long,
    status: `'delivered'`,
  },
  shopOrderLines: { orderId: '1000000 + "n"' },
  tickets: {
    id: '1000000 + "n"',
    createdAt: long,
    firstResponseAt: long,
    closedAt: long,
    deletedAt: 'null',
    Status: `'Closed'`,
    byStatus: '2',
  },
  invoices: {
    id: '1000000 + "n"',
    number: `'bench-' || "n"`,
    orderDate: day,
    dueDate: day,
    balance: '0',
    paid: '"grandTotal"',
    token: 'null',
    reference: `''`,
    deletedAt: 'null',
  },
  contacts: { id: '1000000 + "n"', createdAt: long, deletedAt: 'null' },
  kanbanTasks: { id: '1000000 + "n"', createdAt: long, archivedAt: long },
  blogComments: { id: '1000000 + "n"', time: long, replyTo: 'null' },
}

/** Multiplies the sample's rows, a hundred thousand at a time. */
async function fill(table: string, changes: Record<string, string>) {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} limit 1`.execute(database.db)
  const columns = Object.keys(rows[0] ?? {})
  const key = 'id' in changes ? 'id' : 'orderId'
  const names = columns.map((column) => `"${column}"`).join(', ')
  const values = columns.map((column) => changes[column] ?? `"row"."${column}"`).join(', ')
  const size = `(select count(*) from "${table}" where "${key}" < 1000000)`
  for (let start = 0; start < count; start += 100_000) {
    const end = Math.min(count, start + 100_000)
    await sql
      .raw(
        `insert into "${table}" (${names})
        with recursive "numbers" ("n") as (select ${start} union all select "n" + 1 from "numbers" where "n" + 1 < ${end}),
        "known" as (select "row".*, row_number() over (order by "${key}") - 1 as "place" from "${table}" as "row" where "${key}" < 1000000)
        select ${values} from "numbers" inner join "known" as "row" on "row"."place" = "numbers"."n" % ${size}`,
      )
      .execute(database.db)
  }
  await sql.raw('analyze').execute(database.db)
}

const today = new Date().toISOString().slice(0, 10)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const places = {
  sales: '/api/data/eCommerce/orders/overview',
  tickets: '/api/data/ticket/TicketData/figures',
  invoices: '/api/data/invoicedata/figures',
  board: '/api/TodoData/figures',
  contacts: '/api/data/contacts/ContactsData/figures',
  blog: '/api/data/blog/figures',
}

/** The quickest of several rounds of each endpoint, in ms, for the last 30 days. */
async function measure() {
  const quickest: Record<string, number> = {}
  for (const [name, path] of Object.entries(places)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now()
      const cpu = process.cpuUsage()
      const response = await app.request(`${path}?from=${daysAgo(29)}&to=${today}`)
      await response.text()
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      const { user, system } = process.cpuUsage(cpu)
      // SQLite works in this very process, where others on the machine do not count.
      times.push(postgres ? performance.now() - started : (user + system) / 1000)
    }
    quickest[name] = Math.min(...times)
  }
  return quickest
}

try {
  const before = await measure()
  for (const [table, changes] of Object.entries(old)) await fill(table, changes)
  const after = await measure()
  console.log(`${database.engine}, ${count} rows more in each of ${Object.keys(old).length} tables`)
  for (const [name, ms] of Object.entries(before)) {
    const late = after[name] ?? 0
    console.log(
      `${name.padEnd(12)}${ms.toFixed(1).padStart(8)} ms ${late.toFixed(1).padStart(8)} ms ${(late / ms).toFixed(2).padStart(8)} times`,
    )
  }
} finally {
  await database.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true })
}
