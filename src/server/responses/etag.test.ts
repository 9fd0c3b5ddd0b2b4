import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, get, put, readOnly, readWrite } from '#platform/contract.ts'
import { Page } from '#platform/db/queries/page.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const things = contract(
  'things',
  '/api/things',
  {
    list: get('/', { returns: z.array(z.string()) }),
    timed: get('/timed', { returns: z.array(z.string()) }),
    count: get('/count', { returns: z.int() }),
    touch: put('/touch', { silent: true }),
  },
  { grants: { manager: readOnly, agent: readWrite, viewer: readOnly } },
)

async function openThings() {
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  let touched = 0
  const module = api(things, () => ({
    list: () => new Page([`touched ${touched} times`], 1),
    timed: ({ now }) => new Page([now], 1),
    count: () => touched,
    touch: () => void (touched += 1),
  }))
  // A tag lasts a minute, which must not end in the middle of a test.
  const now = () => new Date('2031-05-05T10:00:00.000Z')
  const openServer = (edition: string, isCachingDisabled = false) =>
    createApp(database, [module], testServices({ edition, isCachingDisabled, now }))
  const [app, next, forgetful] = [openServer('first'), openServer('second'), openServer('first', true)]
  const as = async (server: typeof app, user: string) => {
    const { send } = await visitorAs(server, user)
    return async (path: string, tag = '', method = 'GET') => {
      const request = new Request(`http://atrium.test/api/things${path}`, { method, headers: { 'if-none-match': tag } })
      const response = await send(request)
      return { status: response.status, text: await response.text(), tag: response.headers.get('etag') ?? '', response }
    }
  }
  return {
    ask: await as(app, 'u1'),
    other: () => as(app, 'u2'),
    afterUpdate: () => as(next, 'u1'),
    forgetful: () => as(forgetful, 'u1'),
  }
}

test('responds with 304 for a known list until the next write, even one that is not announced', async () => {
  const { ask } = await openThings()
  const first = await ask('')
  expect(first.tag).not.toBe('')
  const again = await ask('', first.tag)
  expect([again.status, again.text, again.tag]).toEqual([304, '', first.tag])
  expect(again.response.headers.get('cache-control')).toBe('private, no-cache')

  await ask('/touch', '', 'PUT')
  const later = await ask('', first.tag)
  expect([later.status, later.text]).toEqual([200, '["touched 1 times"]'])
  expect(later.tag).not.toBe(first.tag)
})

test('does not accept the tag of another user', async () => {
  const { ask, other } = await openThings()
  const asOther = await other()
  const { tag } = await ask('')
  expect((await asOther('', tag)).status).toBe(200)
  expect((await ask('', tag)).status).toBe(304)
})

test('does not accept the tag of another version of the code', async () => {
  const { ask, afterUpdate } = await openThings()
  const updated = await afterUpdate()
  const { tag } = await ask('')
  expect((await updated('', tag)).status).toBe(200)
})

test('sends no tag with responses that depend on the time or are no lists', async () => {
  const { ask } = await openThings()
  expect((await ask('/timed')).tag).toBe('')
  expect((await ask('/count')).tag).toBe('')
})

test('sends no-store and no tag where browsers must keep nothing', async () => {
  const { ask, forgetful } = await openThings()
  const { tag } = await ask('')
  const askedAgain = await (await forgetful())('', tag)
  expect([askedAgain.status, askedAgain.tag]).toEqual([200, ''])
  expect(askedAgain.response.headers.get('cache-control')).toBe('no-store')
})
