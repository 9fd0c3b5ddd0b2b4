import * as z from 'zod'
import { contract, everybody, file, get, readOnly } from '#platform/contract.ts'
import { Page } from '#platform/db/queries/page.ts'
import { api } from '#platform/server/api.ts'
import { exportStream } from '#platform/server/files/export-stream.ts'
import { readCounts } from '#platform/server/observability/read-counts.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import type { Services } from '#platform/server/services.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const Paper = z.object({ id: z.int() })
const three = [{ id: 1 }, { id: 2 }, { id: 3 }]

async function* linesUntilFailure() {
  yield* lines()
  throw new Error('The database is gone')
}

async function* lines() {
  yield { text: 'id\r\n', records: 0 }
  for (const { id } of three) yield { text: `${id}\r\n`, records: 1 }
}

const grants = everybody(readOnly)
const papers = api(
  contract(
    'papers',
    '/api/papers',
    {
      list: get('/', { returns: z.array(Paper) }),
      counts: get('/counts', { returns: z.object({ all: z.int() }) }),
      export: get('/export', {
        query: z.object({
          q: z.string().optional(),
          ids: z.array(z.string()).optional(),
          sort: z.string().optional(),
          format: z.string().optional(),
        }),
        returns: file('text/csv'),
        exports: true,
      }),
      whole: get('/whole', { returns: file('application/json'), exports: true }),
      broken: get('/broken', { returns: file('text/csv'), exports: true }),
      breaking: get('/breaking', { returns: file('text/csv'), exports: true }),
      show: get('/:id', { returns: Paper }),
      exportOne: get('/:id/export', { returns: file('text/vcard'), exports: true }),
    },
    { grants },
  ),
  () => ({
    list: () => new Page(three, 3),
    counts: () => ({ all: 3 }),
    show: ({ params: { id } }) => ({ id }),
    export: () => ({ name: 'papers.csv', type: 'text/csv', ...exportStream(lines()) }),
    whole: () => ({ name: 'papers.json', type: 'application/json', body: '[]', records: 0 }),
    broken: () => {
      throw new Error('broken')
    },
    breaking: () => ({ name: 'papers.csv', type: 'text/csv', ...exportStream(linesUntilFailure()) }),
    exportOne: () => ({ name: 'paper.vcf', type: 'text/vcard', body: 'BEGIN:VCARD', records: 1 }),
  }),
)
const diaries = api(
  contract('diaries', '/api/diaries', { list: get('/', { returns: z.array(Paper) }) }, { grants, private: true }),
  () => ({ list: () => three }),
)
const leaflets = api(
  contract(
    'leaflets',
    '/api/leaflets',
    { list: get('/', { returns: z.array(Paper) }) },
    { grants, uncountedReads: 'They are for everybody' },
  ),
  () => ({ list: () => three }),
)

/** A database for any number of processes, with a contract that exports and others that are read. */
export async function openReadCountServer(own: Partial<Services> = {}) {
  const clock = { now: new Date('2031-03-02T10:20:30.000Z') }
  const now = () => clock.now
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: now(), sample: true })
  const process = () => {
    const counts = readCounts({ now })
    const app = createApp(database, [papers, diaries, leaflets], testServices({ now, readCounts: counts, ...own }))
    return {
      flush: () => counts.flush(database),
      async as(userId: string) {
        const { send } = await visitorAs(app, userId)
        return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
          send(new Request(`http://atrium.test/api/${path}`, { method, headers }))
      },
    }
  }
  return {
    clock,
    database,
    process,
    async entries() {
      const entries = await database.db
        .selectFrom('auditEntries')
        .select([
          'userId',
          'topic',
          'action',
          'endpoint',
          'at',
          'recordId',
          'records',
          'answers',
          'format',
          'selection',
        ])
        .select(['userName', 'address', 'device', 'label', 'search', 'rowCount'])
        .where('action', 'in', ['read', 'export'])
        .orderBy('id')
        .execute()
      return entries
    },
  }
}
