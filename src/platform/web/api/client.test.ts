import { QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { contract, del, everybody, file, get, listQuery, patch, readOnly } from '#platform/contract.ts'
import { client } from './client.ts'

const Thing = z.object({ id: z.int(), name: z.string() })
const things = contract(
  'things',
  '/api/things',
  {
    list: get('/', { query: listQuery(Thing, { filter: ['name'], sort: ['id'] }), returns: z.array(Thing) }),
    edit: patch('/:id', { body: Thing.pick({ name: true }), returns: Thing }),
    export: get('/export', { returns: file('text/csv') }),
    remove: del('/:id'),
  },
  { grants: everybody(readOnly) },
)

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)

/** A client whose server returns `response`, and the requests that were sent. */
function withResponse(response: () => Response) {
  const requests: Request[] = []
  const send = (request: Request) => {
    requests.push(request)
    return Promise.resolve(response())
  }
  return { requests, calls: client(things, { send }) }
}

test('sends a request as defined in the contract', async () => {
  const { calls, requests } = withResponse(() => json({ id: 7, name: 'b' }))
  expect(await calls.edit.send({ params: { id: 7 }, body: { name: 'b' } })).toEqual({ id: 7, name: 'b' })
  const [request] = requests
  expect(request).toMatchObject({ method: 'PATCH', url: expect.stringMatching(/\/api\/things\/7$/) })
  expect(await request?.json()).toEqual({ name: 'b' })
})

test('sets `keepalive` for small writes, but not for large ones', async () => {
  const { calls, requests } = withResponse(() => json({ id: 7, name: 'b' }))
  await calls.edit.send({ params: { id: 7 }, body: { name: 'b' } })
  await calls.edit.send({ params: { id: 7 }, body: { name: 'b'.repeat(70_000) } })
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false])
})

test('removes fields that the contract does not define', async () => {
  const { calls } = withResponse(() => json([{ id: 1, name: 'a', password: 'x' }]))
  expect(await calls.list.send({ query: { name: ['a', 'b'] } })).toEqual([{ id: 1, name: 'a' }])
})

test('returns the total with a page', async () => {
  const { calls } = withResponse(() => json([{ id: 1, name: 'a' }], { headers: { 'x-total-count': '4321' } }))
  const { queryFn } = calls.list.page({ query: { limit: 1 } })
  expect(await queryFn({ signal: new AbortController().signal })).toEqual({
    items: [{ id: 1, name: 'a' }],
    total: 4321,
    isLeast: false,
  })
})

test('requests the next page by the cursor from the previous response', async () => {
  const link = '</api/things?page=201&limit=1&at=after+%5B%22a%22%2C1%5D>; rel="next"'
  const headers = { 'x-total-count': '10001', 'x-total-count-is': 'at-least', link }
  const { calls, requests } = withResponse(() => json([{ id: 1, name: 'a' }], { headers }))
  const asker = { signal: new AbortController().signal, client: new QueryClient() }
  expect(await calls.list.page({ query: { limit: 1, page: 200 } }).queryFn(asker)).toMatchObject({ isLeast: true })
  await calls.list.page({ query: { limit: 1, page: 201 } }).queryFn(asker)
  await calls.list.page({ query: { limit: 1, page: 202 } }).queryFn(asker)
  const places = requests.map(({ url }) => new URL(url).searchParams.get('at'))
  expect(places).toEqual([null, 'after ["a",1]', null])
})

test('does not share cursors between clients', async () => {
  const link = '</api/things?page=2&limit=1&at=after+%5B%22secret%22%2C1%5D>; rel="next"'
  const { calls, requests } = withResponse(() => json([{ id: 1, name: 'a' }], { headers: { link } }))
  const { signal } = new AbortController()
  await calls.list.page({ query: { limit: 1 } }).queryFn({ signal, client: new QueryClient() })
  await calls.list.page({ query: { limit: 1, page: 2 } }).queryFn({ signal, client: new QueryClient() })
  await calls.list.page({ query: { limit: 1, page: 2 } }).queryFn({ signal })
  expect(requests.map(({ url }) => new URL(url).searchParams.get('at'))).toEqual([null, null, null])
})

test('returns a file with its name', async () => {
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Kontakte – März.csv')}` }
  const { calls } = withResponse(() => new Response('a;b', { headers }))
  const { name, blob } = await calls.export.send()
  expect([name, await blob.text()]).toEqual(['Kontakte – März.csv', 'a;b'])
})

test('rejects with the problem in the body of a failed response', async () => {
  const problem = { type: 'about:blank', title: 'Not Found', status: 404, message: 'No such thing', requestId: 'r-1' }
  const { calls } = withResponse(() => json(problem, { status: 404 }))
  await expect(calls.remove.send({ params: { id: 1 } })).rejects.toMatchObject({
    status: 404,
    message: 'No such thing',
    requestId: 'r-1',
  })
})

test('X1: rejects a failed response without a body with the text "Wrong Services"', async () => {
  const { calls } = withResponse(() => new Response(null, { status: 502 }))
  await expect(calls.list.send()).rejects.toMatchObject({ status: 502, message: 'Wrong Services' })
})

test('rejects in the same way if the server is unreachable', async () => {
  const calls = client(things, { send: () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(calls.list.send()).rejects.toMatchObject({ status: 0, message: 'Wrong Services' })
})

test('applies an optimistic change to every cached copy, and reverts it on failure', () => {
  const { calls } = withResponse(() => json({}))
  const queries = new QueryClient()
  const caches: [unknown[], unknown][] = [
    [
      ['things', 'list', {}],
      [
        { id: 1, name: 'a' },
        { id: 2, name: 'b' },
      ],
    ],
    [['things', 'list page', {}], { items: [{ id: 2, name: 'b' }], total: 1 }],
    [['things', 'scroll', {}], { pages: [{ items: [{ id: 2, name: 'b' }], total: 1 }], pageParams: [1] }],
    [['things', 'show', {}], { id: 2, name: 'b' }],
    [['others', 'show', {}], { id: 2, name: 'b' }],
  ]
  for (const [key, data] of caches) queries.setQueryData(key, data)
  const { onMutate, onError } = calls.edit.mutation({ optimistic: (thing, { body }) => ({ ...thing, ...body }) })
  const input = { params: { id: 2 }, body: { name: 'c' } }
  const undo = onMutate?.(input, { client: queries, meta: undefined })

  const after = caches.map(([key]) => JSON.stringify(queries.getQueryData(key)))
  expect(after.map((text) => text.includes('"c"'))).toEqual([true, true, true, true, false])
  expect(after[0]).toContain('"a"')

  onError?.(new Error('refused'), input, undo)
  for (const [key, data] of caches) expect(queries.getQueryData(key)).toEqual(data)
})
