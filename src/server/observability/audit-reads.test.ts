import { expect, test } from 'vitest'
import { openReadCountServer } from '#testing/servers/read-count-server.ts'

test('counts reads by user, topic and hour, across processes', async () => {
  const { process, entries, clock } = await openReadCountServer()
  const [one, other] = [process(), process()]
  const [ask, elsewhere, colleague] = [await one.as('u2'), await other.as('u2'), await one.as('u3')]
  await ask('papers')
  await ask('papers/7')
  await colleague('papers')
  await elsewhere('papers')
  await one.flush()
  clock.now = new Date('2031-03-02T10:59:59.999Z')
  await ask('papers')
  await Promise.all([one.flush(), other.flush()])
  clock.now = new Date('2031-03-02T11:00:00.000Z')
  await ask('papers')
  await one.flush()
  await one.flush()
  const read = (userId: string, at: string, responses: number, records: number) =>
    expect.objectContaining({
      action: 'read',
      topic: 'papers',
      endpoint: '',
      userId,
      at,
      answers: responses,
      records,
      format: null,
    })
  expect(await entries()).toEqual(
    expect.arrayContaining([
      read('u2', '2031-03-02T10:00:00.000Z', 4, 10),
      read('u3', '2031-03-02T10:00:00.000Z', 1, 3),
      read('u2', '2031-03-02T11:00:00.000Z', 1, 3),
    ]),
  )
  expect(await entries()).toHaveLength(3)
})

test('does not count own records, uncounted topics, numbers without records, exports and refusals', async () => {
  const { process, entries } = await openReadCountServer({ auditsExports: false })
  const { as, flush } = process()
  const get = await as('u2')
  for (const path of ['diaries', 'leaflets', 'papers/counts', 'papers/export', 'papers/x', 'colleagues', 'session'])
    await (await get(path)).text()
  await flush()
  expect(await entries()).toEqual([])
})

test('counts a response from the server’s cache, but not a 304', async () => {
  const { process, entries } = await openReadCountServer()
  const { as, flush } = process()
  const get = await as('u2')
  const first = await get('papers')
  expect((await get('papers', { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304)
  expect((await get('papers')).status).toBe(200)
  await flush()
  expect(await entries()).toEqual([expect.objectContaining({ answers: 2, records: 6 })])
})

test('writes counts later if they could not be written', async () => {
  const { process, entries, database } = await openReadCountServer()
  const { as, flush } = process()
  const get = await as('u2')
  await get('papers')
  await database.db.schema.alterTable('auditEntries').renameTo('goneEntries').execute()
  await expect(flush()).rejects.toThrow('auditEntries')
  await get('papers/7')
  await database.db.schema.alterTable('goneEntries').renameTo('auditEntries').execute()
  await flush()
  expect(await entries()).toEqual([expect.objectContaining({ answers: 2, records: 4 })])
})

test('counts nothing without a counter', async () => {
  const { process, entries } = await openReadCountServer({ readCounts: undefined })
  const { as, flush } = process()
  await (
    await as('u2')
  )('papers')
  await flush()
  expect(await entries()).toEqual([])
})
