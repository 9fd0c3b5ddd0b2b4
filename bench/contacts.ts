// Fills a temporary SQLite file with contacts and prints what reading them costs: node bench/contacts.ts [count]
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { colleagues, inventPeople } from '#platform/db/sample-people.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { openSqliteDatabase } from '#server/open-database.ts'
import { quietServices } from '#testing/quiet-services.ts'

const count = Number(process.argv[2] ?? 100_000)
const path = '/api/data/contacts/ContactsData'
const rounds = 7

const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
const file = join(folder, 'contacts.sqlite')
const database = openSqliteDatabase(file)
const modules = await findModules()
await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
const app = createApp(
  database,
  modules.flatMap(({ api }) => api ?? []),
  quietServices(),
)

async function call(method: string, address: string, body?: unknown, cookie = '') {
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = { 'content-type': 'application/json', cookie }
  const response = await app.request(address, { method, headers, ...init })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`)
  return { text, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

const row = (person: ReturnType<typeof inventPeople>[number], index: number) => ({
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
  starred: index % 40 === 0,
  frequentlycontacted: index % 11 === 0,
})

async function fill() {
  const rows = inventPeople(count, 11).map(row)
  const owners = await Promise.all(
    colleagues
      .filter(({ role }) => role !== 'viewer')
      .map(async ({ id }) => (await call('PUT', '/api/session', { userId: id })).cookie),
  )
  for (let start = 0; start < rows.length; start += 500) {
    const body = { rows: rows.slice(start, start + 500), duplicates: 'create' }
    await call('POST', `${path}/import`, body, owners[(start / 500) % owners.length])
  }
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

const printed = (name: string, values: readonly number[], note = '') =>
  console.log(
    `${name.padEnd(38)}${Math.min(...values)
      .toFixed(1)
      .padStart(9)} ms CPU  ${note}`,
  )

async function measure(name: string, address: string) {
  const costs: number[] = []
  let size = 0
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage()
    size = (await call('GET', address)).text.length
    costs.push(milliseconds(process.cpuUsage(before)))
  }
  printed(name, costs, `${Math.ceil(size / 1024)} kB`)
}

try {
  const before = process.cpuUsage()
  await fill()
  const cpu = milliseconds(process.cpuUsage(before))
  printed(`import of ${count}`, [cpu], `${Math.round(statSync(file).size / 1e6)} MB`)

  await measure('list, first page of 50', `${path}?limit=50`)
  await measure('list, -updatedAt', `${path}?limit=50&sort=-updatedAt`)
  await measure('list, one department', `${path}?limit=50&department=Support`)
  await measure('list, two departments', `${path}?limit=50&department=Support&department=Sales`)
  await measure('list, mine', `${path}?limit=50&owner=me`)
  await measure('list, label', `${path}?limit=50&label=VIP`)
  await measure('list, deep page', `${path}?limit=50&page=${Math.max(1, Math.floor(count / 50) - 10)}`)
  await measure(
    'list, deep page, -company',
    `${path}?limit=50&sort=-company&page=${Math.max(1, Math.floor(count / 50) - 10)}`,
  )
  await measure('list, 1000', `${path}?limit=1000`)
  await measure('search, frequent word', `${path}?limit=50&q=toys`)
  await measure('search, rare name', `${path}?limit=50&q=dunlow`)
  await measure('search, two words', `${path}?limit=50&q=iwan+kirk`)
  await measure('search, nothing found', `${path}?limit=50&q=qqqqq`)
  await measure('search in label', `${path}?limit=50&q=toys&label=VIP`)
  await measure('facets', `${path}/facets`)
  await measure('duplicates', `${path}/duplicates`)
  await measure('show', `${path}/1`)
  await measure('export, all', `${path}/export`)
} finally {
  await database.close()
  rmSync(folder, { recursive: true })
}
