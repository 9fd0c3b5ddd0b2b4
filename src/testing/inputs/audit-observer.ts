import { sql } from 'kysely'
import { isWrite } from '#platform/contract.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { latestWrite } from '#platform/server/http/etag.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { type Operation, operations, getTitle } from './endpoints.ts'

type Db = Database['db']

/** The endpoints that return a file of records. */
export const exporting = operations.filter(({ endpoint }) => endpoint.exports)

/** The endpoints that write. */
export const writes = operations.filter(({ endpoint }) => isWrite(endpoint) && endpoint.method !== 'GET')

const snapshots = new WeakMap<Db, { changes: number; text: string }>()

/** The content of all tables with records, as text: a snapshot independent of triggers. */
async function readTables(db: Db) {
  const { rows } = await sql<{ changes: number }>`select total_changes() as "changes"`.execute(db)
  const changes = rows[0]?.changes ?? 0
  const last = snapshots.get(db)
  if (last?.changes === changes) return last.text
  const text = await readText(db)
  snapshots.set(db, { changes, text })
  return text
}

async function readText(db: Db) {
  const tables = await db.selectFrom('auditTables').select(['name', 'columns']).orderBy('position').execute()
  const texts = []
  for (const { name, columns } of tables) {
    const visibleColumns = columns.filter(({ kind }) => kind !== 'hidden').map((column) => sql.ref(column.name))
    texts.push(JSON.stringify((await sql`select ${sql.join(visibleColumns)} from ${sql.table(name)}`.execute(db)).rows))
  }
  return texts.join('\n')
}

const readLatest = async (db: Db) => (await db.selectNoFrom(latestWrite.as('latest')).executeTakeFirstOrThrow()).latest

/** The audit entries of a request, as titles of endpoints. */
async function readEntries(db: Db, { headers }: Response) {
  const entries = await db
    .selectFrom('auditEntries')
    .select(['topic', 'endpoint'])
    .where('requestId', '=', headers.get('x-request-id') ?? '')
    .execute()
  return entries.map(({ topic, endpoint }) => `${topic}.${endpoint}`)
}

const pattern = ({ contract, endpoint }: Operation) =>
  new RegExp(`^${`${contract.base}${endpoint.path}`.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}$`)

// Fixed paths before those with parameters, as on the server.
const listPatterns = (some: readonly Operation[]) =>
  some
    .map((operation) => ({ method: operation.endpoint.method, path: pattern(operation), title: getTitle(operation) }))
    .toSorted((a, b) => a.path.source.split('[').length - b.path.source.split('[').length)

const patterns = { writes: listPatterns(writes), exporting: listPatterns(exporting) }

function titleAmong(some: keyof typeof patterns, { method, url }: Request) {
  const path = new URL(url).pathname.replace(/\/$/, '')
  return patterns[some].find((pattern) => pattern.method === method && pattern.path.test(path))?.title
}

/** Checks that each write leaves exactly one entry if it changes something, and otherwise none. */
export function openAuditObserver() {
  const wrong: string[] = []
  const proven = new Set<string>()
  const quiet = new Set<string>()
  const statuses = new Map<string, Set<number>>()

  function recordWrite(
    title: string,
    { ok, status }: Response,
    entries: readonly string[],
    { isChanged, isNumbered }: { isChanged: boolean; isNumbered: boolean },
  ) {
    statuses.set(title, (statuses.get(title) ?? new Set()).add(status))
    // Otherwise a list that was read before would count as current.
    if (isChanged && !isNumbered) wrong.push(`${title}: ${status}, a change without a number`)
    if (entries.join() !== (isChanged ? title : ''))
      wrong.push(`${title}: ${status}, ${isChanged ? 'a' : 'no'} change, entries: ${entries.join() || 'none'}`)
    else if (ok) (isChanged ? proven : quiet).add(title)
  }

  /** Each export leaves one entry, other reads none. */
  function recordRead(title: string | undefined, { ok, status }: Response, entries: readonly string[]) {
    const isExport = title !== undefined && ok
    if (entries.join() !== (isExport ? title : ''))
      wrong.push(`${title ?? 'a read'}: ${status}, entries: ${entries.join() || 'none'}`)
    else if (isExport) proven.add(title)
  }

  return {
    wrong,
    proven,
    /** Endpoints that have succeeded, and changed no record. */
    quiet,
    /** Whether no request has reached an endpoint, for example because no record has the id that it needs. */
    isUncalled: (title: string) => !statuses.has(title),
    /** The statuses of an endpoint's responses so far. */
    statusesOf: (title: string) => [...(statuses.get(title) ?? [])].join(', ') || 'never called',
    /** The same visitor of the server with this database, with all writes observed. */
    watch: (db: Db, { send }: { send: Send }): { send: Send } => ({
      async send(request) {
        const title = titleAmong('writes', request)
        if (title === undefined) {
          const response = await send(request)
          recordRead(titleAmong('exporting', request), response, await readEntries(db, response))
          return response
        }
        const [before, latest] = [await readTables(db), await readLatest(db)]
        const response = await send(request)
        const entries = await readEntries(db, response)
        const isChanged = (await readTables(db)) !== before
        recordWrite(title, response, entries, { isChanged, isNumbered: (await readLatest(db)) !== latest })
        return response
      },
    }),
  }
}
