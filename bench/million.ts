// Prints the cost of lists, search and the dashboard with growing numbers of rows: node bench/million.ts [--rows
// 1000,100000,1000000] [--engines sqlite,postgres] [--only word] [--sqlite FOLDER] [--postgres URL]. With a folder or a
// server the filled databases are kept.
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { type Cost, costOf } from './lib/cost.ts'
import { filledDatabases } from './lib/filled-databases.ts'
import { dashboard, lists, page, paths } from './lib/million-paths.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,100000,1000000' },
    engines: { type: 'string', default: 'sqlite,postgres' },
    modules: { type: 'string', default: 'contacts,tickets,shop,chats,email' },
    rounds: { type: 'string', default: '12' },
    only: { type: 'string' },
    sqlite: { type: 'string' },
    postgres: { type: 'string' },
  },
})
const sizes = values.rows.split(',').map(Number)
const modules = await findModules()
const databases = await filledDatabases(modules, values.modules.split(','), values)
const engines = (['sqlite', 'postgres'] as const).filter((engine) => values.engines.split(',').includes(engine))

/** The PostgreSQL processes of our pool's connections, which do all the work. */
async function backends({ engine, db }: Database) {
  if (engine === 'sqlite') return []
  const { rows } = await sql<{ pid: number }>`
    select "pid" from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`.execute(
    db,
  )
  return rows.map(({ pid }) => pid)
}

async function measure(database: Database) {
  const apis = modules.flatMap(({ api }) => api ?? [])
  const app = createApp(database, apis, testServices())
  const readPath = async (path: string) => {
    const response = await app.request(path)
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`)
    return { response, text }
  }
  /** Far pages are reached by the links of the previous ones; a short list has none. */
  const farIn = async (list: string) => {
    const link = (await readPath(`${list}?${page}&page=200`)).response.headers.get('link') ?? ''
    return /<([^>]*)>; rel="next"/.exec(link)?.[1] ?? `${list}?${page}&page=10`
  }
  const far = {
    contacts: await farIn(lists.contacts),
    tickets: await farIn(lists.tickets),
    orders: await farIn(lists.orders),
    products: await farIn(lists.products),
  }
  const costs = new Map<string, Cost>()
  // A write before each run, so that caches of unchanged data do not help.
  const before = () => sql`update "users" set "name" = "name" where 1 = 0`.execute(database.db)
  const cost = (run: () => Promise<unknown>) =>
    costOf(run, { rounds: Number(values.rounds), others: () => backends(database), before })
  const pathByName = {
    ...paths(far),
    ...Object.fromEntries(dashboard().map((path) => [`  ${path.slice(5).split('?')[0]}`, path])),
  }
  for (const [name, path] of Object.entries(pathByName)) {
    if (values.only && !name.includes(values.only)) continue
    costs.set(name, await cost(() => readPath(path)))
  }
  if (!values.only) {
    const together = async () => void (await Promise.all(dashboard().map(readPath)))
    costs.set('dashboard, all of its first load', await cost(together))
  }
  return costs
}

const columns: { engine: string; size: number; costs: Map<string, Cost> }[] = []
try {
  for (const engine of engines) {
    for (const size of sizes) {
      const database = await databases[engine](size)
      columns.push({ engine, size, costs: await measure(database) })
      await database.close()
    }
  }
} finally {
  await databases.end()
}

const cell = ({ cpu, wall }: Cost) => `${cpu.toFixed(1)} (${wall.toFixed(1)})`
console.log(
  `| CPU ms (wall ms) | ${columns.map(({ engine, size }) => `${engine} ${size.toLocaleString('en')}`).join(' | ')} | ${engines.map((engine) => `${engine}: times`).join(' | ')} |`,
)
console.log(`|---|${columns.map(() => '--:|').join('')}${engines.map(() => '--:|').join('')}`)
for (const name of columns[0]?.costs.keys() ?? []) {
  const cells = columns.map(({ costs }) => costs.get(name))
  const ratios = engines.map((engine) => {
    const own = columns.filter((column) => column.engine === engine).map(({ costs }) => costs.get(name))
    const [first, last] = [own[0], own.at(-1)]
    return first && last ? (last.cpu / first.cpu).toFixed(1) : ''
  })
  console.log(`| ${name} | ${cells.map((cost) => (cost ? cell(cost) : '')).join(' | ')} | ${ratios.join(' | ')} |`)
}
