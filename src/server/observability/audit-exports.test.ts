import { expect, test, vi } from 'vitest'
import { openReadCountServer } from '#testing/servers/read-count-server.ts'

test('an export leaves one audit entry with user, time, origin, contract and number of records, but no search text', async () => {
  const { process, entries } = await openReadCountServer()
  const get = await process().as('u2')
  const response = await get('papers/export?q=marzipan', { 'user-agent': 'Gecko/Test' })
  expect(await response.text()).toBe('id\r\n1\r\n2\r\n3\r\n')
  const [entry, ...more] = await entries()
  expect(more).toEqual([])
  expect(entry).toMatchObject({
    userId: 'u2',
    userName: expect.stringMatching(/\w+ \w+/),
    topic: 'papers',
    action: 'export',
    endpoint: 'export',
    recordId: null,
    at: '2031-03-02T10:20:30.000Z',
    address: '192.0.2.1',
    device: 'Gecko/Test',
    records: 3,
    answers: null,
    format: 'text/csv',
    selection: 'filtered',
    rowCount: 0,
  })
  expect(JSON.stringify(entry)).not.toContain('marzipan')
})

test.each([
  ['export', 'all', 3],
  ['export?sort=id&format=csv', 'all', 3],
  ['export?ids=1&ids=2', 'selected', 3],
  ['whole', 'all', 0],
  ['12/export', 'selected', 1],
])('the entry of papers/%s has the selection %s', async (path, selection, records) => {
  const { process, entries } = await openReadCountServer()
  const get = await process().as('u2')
  await (await get(`papers/${path}`)).text()
  expect(await entries()).toEqual([
    expect.objectContaining({ selection, records, recordId: selection === 'selected' && records === 1 ? '12' : null }),
  ])
})

test('the entry of an aborted export has the number of records written', async () => {
  const { process, entries } = await openReadCountServer()
  const get = await process().as('u2')
  const response = await get('papers/export')
  expect(await entries()).toEqual([expect.objectContaining({ action: 'export', records: null })])
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.read()
  await reader?.cancel()
  const [entry] = await entries()
  expect(entry?.records).toBeGreaterThanOrEqual(1)
  expect(entry?.records).toBeLessThanOrEqual(3)
})

test('a refused or failed export leaves no entry, nor does HEAD, which sends no file', async () => {
  const { process, entries } = await openReadCountServer()
  const get = await process().as('u2')
  expect((await get('papers/export', {}, 'HEAD')).status).toBe(405)
  expect((await get('papers/export?colour=red')).status).toBe(422)
  expect((await get('papers/broken')).status).toBe(500)
  expect(await entries()).toEqual([])
})

test.each([true, false])(
  'logs an export that breaks off while it is sent, with its request (entries of exports: %s)',
  async (auditsExports) => {
    const error = vi.fn<(fields: object, message: string) => void>()
    const { process, entries } = await openReadCountServer({ auditsExports, log: { info() {}, error } })
    const get = await process().as('u2')
    const response = await get('papers/breaking', { 'x-request-id': 'export-that-breaks' })
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('The database is gone')
    expect(error.mock.calls).toEqual([
      [
        { err: expect.any(Error), requestId: 'export-that-breaks', endpoint: 'papers.breaking' },
        'a download broke off',
      ],
    ])
    expect((await entries()).map(({ records }) => records)).toEqual(auditsExports ? [3] : [])
  },
)

test('sends no file if the entry of the export cannot be written', async () => {
  const { process, database } = await openReadCountServer()
  const get = await process().as('u2')
  await database.db.schema.alterTable('auditEntries').renameTo('goneEntries').execute()
  expect((await get('papers/export')).status).toBe(500)
})

test('writes no entries of exports if the settings disable them', async () => {
  const { process, entries } = await openReadCountServer({ auditsExports: false })
  const get = await process().as('u2')
  expect(await (await get('papers/export')).text()).toContain('3')
  expect(await entries()).toEqual([])
})
