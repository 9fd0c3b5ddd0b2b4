import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, everybody, post, readWrite } from '#platform/contract.ts'
import { Problem } from '#platform/errors/failure.ts'
import { FileId, files, StoredFile } from '#platform/files/stored-file.ts'
import { api } from '#platform/server/api.ts'
import { sweepFiles } from '#platform/server/files/files.ts'
import { noLimits, type QuotaLimits } from '#platform/server/quotas/quotas.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { Usage } from '#platform/contracts/usage-contract.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const papers = api(
  contract(
    'papers',
    '/api/papers',
    {
      attach: post('/', { body: z.object({ id: FileId }), returns: z.array(StoredFile) }),
      release: post('/release', { body: z.object({ file: StoredFile }) }),
    },
    { grants: everybody(readWrite) },
  ),
  () => ({
    attach: ({
      body,
      services: {
        files: { attach },
      },
    }) => attach([body.id]),
    release: ({
      body,
      services: {
        files: { release },
      },
    }) => release([body.file]),
  }),
)

async function opened(limits: Partial<QuotaLimits>) {
  const clock = { now: new Date('2031-03-02T09:00:00.000Z') }
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: clock.now, sample: true })
  const app = createApp(
    database,
    [papers],
    testServices({ now: () => clock.now, quotas: { ...noLimits, ...limits }, auditDays: 10 }),
  )
  return {
    later: (hours: number) => void (clock.now = new Date(clock.now.getTime() + hours * 3_600_000)),
    sweep: () => sweepFiles(database, undefined, clock.now, 10),
    rows: async () => (await database.db.selectFrom('files').select('id').execute()).length,
    async as(user: string) {
      const { send } = await visitorAs(app, user)
      const sendTo = (path: string, body?: BodyInit, type = 'application/json') =>
        send(
          new Request(`http://atrium.test${path}`, {
            ...(body !== undefined && { method: 'POST', body, headers: { 'content-type': type } }),
          }),
        )
      const upload = (size: number) => sendTo(`${files.base}?name=a.txt`, 'x'.repeat(size), 'text/plain')
      return {
        upload,
        kept: async (size: number) => StoredFile.parse(await (await upload(size)).json()),
        attach: async (file: StoredFile) => (await sendTo('/api/papers', JSON.stringify({ id: file.id }))).status,
        release: async (file: StoredFile) => (await sendTo('/api/papers/release', JSON.stringify({ file }))).status,
        usage: async () => Usage.parse(await (await sendTo('/api/usage')).json()),
      }
    },
  }
}

const problem = async (response: Response) => ({
  status: response.status,
  ...Problem.parse(await response.json()).quota,
})

test('limits the bytes of a user, and refuses more as too large, with the remaining amount', async () => {
  const { as, rows } = await opened({ storage: 100 })
  const { upload, kept, attach, usage } = await as('u2')
  const first = await kept(60)
  expect(await attach(first)).toBe(200)
  expect(await problem(await upload(41))).toEqual({
    status: 413,
    name: 'storage',
    scope: 'person',
    limit: 100,
    left: 40,
  })
  expect((await upload(40)).status).toBe(201)
  expect(await problem(await upload(1))).toMatchObject({ status: 413, left: 0 })
  expect(await rows()).toBe(2)
  const { quotas, stored } = await usage()
  expect(quotas.find(({ name }) => name === 'storage')).toMatchObject({ limit: 100, used: 100, renewsAt: null })
  expect(stored).toEqual({ attached: 60, pending: 40, released: 0 })
  expect((await (await as('u3')).upload(100)).status).toBe(201)
})

test('counts a released file until it is deleted', async () => {
  const { as, later, sweep } = await opened({ storage: 100 })
  const { upload, kept, attach, release, usage } = await as('u2')
  const file = await kept(100)
  await attach(file)
  later(1)
  await release(file)
  expect((await usage()).stored).toEqual({ attached: 0, pending: 0, released: 100 })
  expect((await upload(1)).status).toBe(413)
  later(10 * 24 + 1)
  await sweep()
  expect((await (await as('u2')).upload(100)).status).toBe(201)
})

test('limits unattached uploads by number and bytes, and reports when they are deleted', async () => {
  const { as, later, sweep } = await opened({ pendingFiles: 3, pendingBytes: 100 })
  const { upload, kept, attach, usage } = await as('u2')
  const first = await kept(50)
  later(2)
  const tooLarge = await upload(51)
  expect(tooLarge.headers.get('retry-after')).toBe(String(22 * 3600))
  expect(await problem(tooLarge)).toMatchObject({ status: 429, name: 'pendingBytes', left: 50 })
  for (const _ of [1, 2]) expect((await upload(10)).status).toBe(201)
  expect(await problem(await upload(1))).toMatchObject({ status: 429, name: 'pendingFiles', limit: 3, left: 0 })
  const names = ['pendingFiles', 'pendingBytes']
  const pending = async () => (await usage()).quotas.filter(({ name }) => names.includes(name)).map(({ used }) => used)
  expect(await pending()).toEqual([3, 70])
  expect(await attach(first)).toBe(200)
  expect(await pending()).toEqual([2, 20])
  expect((await upload(80)).status).toBe(201)
  later(11)
  await sweep()
  expect((await (await as('u2')).upload(1)).status).toBe(429)
  later(14)
  await sweep()
  expect((await (await as('u2')).upload(100)).status).toBe(201)
})

test('of thirty simultaneous uploads, exactly one takes the last place', { timeout: 60_000 }, async () => {
  const { as, rows } = await opened({ storage: 100 })
  const { upload } = await as('u2')
  expect((await upload(60)).status).toBe(201)
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await upload(30)).status))
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 413)).toHaveLength(29)
  expect(await rows()).toBe(2)
})

test('limits the bytes of all users together, and lists the largest users to an administrator', async () => {
  const installation = { ...noLimits.installation, storage: 100 }
  const { as } = await opened({ installation })
  const [one, other, admin] = [await as('u2'), await as('u3'), await as('u1')]
  expect((await one.upload(60)).status).toBe(201)
  const responses = await Promise.all([one, other, one, other].map(({ upload }) => upload(30)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 413, 413, 413])
  expect(await problem(await other.upload(11))).toMatchObject({ scope: 'installation', limit: 100, left: 10 })
  const { installation: all } = await admin.usage()
  expect(all?.quotas[0]).toMatchObject({ name: 'storage', limit: 100, used: 90 })
  expect(all?.largest[0]).toMatchObject({ id: 'u2' })
  expect((await one.usage()).installation).toBeNull()
})
