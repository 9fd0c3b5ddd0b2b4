import { expect, test } from 'vitest'
import { settings } from '#platform/contracts/session-contract.ts'
import { serve } from '#testing/inputs/serve.ts'
import { audit } from '../contract.ts'

async function withLooks() {
  const api = await serve(audit)
  const save = async (activeMode: string, second: number) =>
    api.send(settings.base, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ value: { activeMode }, savedAt: `2021-03-02T09:00:0${second}.000Z` }),
    })
  await save('dark', 1)
  await save('light', 2)
  // An older save has no effect.
  await save('grey', 0)
  const [second, first] = await api.list.send({ query: { topic: [settings.name] } })
  if (!first || !second) throw new Error('There are not two entries')
  return { api, first, second }
}

test('writes one entry per change, and none without a change', async () => {
  const { api, first, second } = await withLooks()
  expect([first, second]).toEqual([
    expect.objectContaining({ topic: settings.name, endpoint: 'save', private: true, hidden: false, rowCount: 1 }),
    expect.objectContaining({
      rowCount: 1,
      user: { id: 'u1', name: expect.any(String) },
      fields: expect.arrayContaining(['value', 'savedAt']),
    }),
  ])
  expect(await api.list.send({ query: { topic: [settings.name] } })).toHaveLength(2)
  const { rows } = await api.show.send({ params: { id: second.id } })
  expect(rows).toEqual([
    expect.objectContaining({
      table: 'settings',
      kind: 'update',
      before: expect.objectContaining({ value: '{"activeMode":"dark"}', savedAt: '2021-03-02T09:00:01.000Z' }),
    }),
  ])
  expect(await api.topics.send()).toContain(settings.name)
})

test('restores a record as another entry, which can be undone', async () => {
  const { api, second } = await withLooks()
  const showEntry = async () => {
    const { value } = await (await api.send(settings.base)).json()
    return value
  }
  expect(await api.restore.send({ params: { id: second.id }, body: { to: 'before' } })).toEqual({ restored: 1 })
  expect(await showEntry()).toEqual({ activeMode: 'dark' })
  const [latest] = await api.list.send({ query: { limit: 1 } })
  expect(latest).toMatchObject({ topic: audit.name, endpoint: 'restore', private: true })
  const body = { to: 'before' } as const
  await expect(api.restore.send({ params: { id: second.id }, body })).rejects.toMatchObject({ status: 409 })
  await api.restore.send({ params: { id: latest?.id ?? 0 }, body })
  expect(await showEntry()).toEqual({ activeMode: 'light' })
})

test('logs an export with the number of records, finds it by filter, and includes it in the next export', async () => {
  const { api } = await withLooks()
  await (await api.export.send({ query: { topic: [settings.name], q: 'dark' } })).blob.text()
  const [entry, ...more] = await api.list.send({ query: { action: ['export'] } })
  expect(more).toEqual([])
  expect(entry).toMatchObject({
    topic: audit.name,
    action: 'export',
    endpoint: 'export',
    user: { id: 'u1' },
    label: '',
    rowCount: 0,
    hidden: false,
    access: { records: expect.any(Number), answers: null, format: 'text/csv', selection: 'filtered' },
  })
  const showEntry = await api.show.send({ params: { id: entry?.id ?? 0 } })
  expect(showEntry).toMatchObject({ rows: [], restorable: false, later: 0 })
  const body = { to: 'before' } as const
  await expect(api.restore.send({ params: { id: showEntry.id }, body })).rejects.toMatchObject({ status: 409 })
  expect(await api.list.send({ query: { action: ['create', 'update', 'delete'], topic: [audit.name] } })).toEqual([])
  const csv = await (await api.export.send({ query: { action: ['export'] } })).blob.text()
  expect(csv).toMatch(/,records,answers,format,selection\r\n/)
  expect(csv).toMatch(/,audit,export,export,.*,text\/csv,filtered\r\n/)
})

test('denies access to the log without the right', async () => {
  const { api, first } = await withLooks()
  for (const role of ['manager', 'agent', 'viewer'] as const) {
    const other = await api.as(role)
    await expect(other.list.send()).rejects.toMatchObject({ status: 403 })
    await expect(other.show.send({ params: { id: first.id } })).rejects.toMatchObject({ status: 403 })
    await expect(other.export.send()).rejects.toMatchObject({ status: 403 })
    await expect(other.restore.send({ params: { id: first.id }, body: { to: 'before' } })).rejects.toMatchObject({
      status: 403,
    })
  }
})

test('rejects invalid filters and unknown entries', async () => {
  const api = await serve(audit)
  await expect(api.show.send({ params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
  const restore = (body: unknown, id: number | string = 1) =>
    api.send(`${audit.base}/${id}/restore`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await restore({ to: 'before' }, 999_999)).status).toBe(404)
  for (const body of [{}, { to: 'now' }, { to: 'before', force: 'yes' }, { to: 'before', more: 1 }])
    expect((await restore(body)).status).toBe(422)
  for (const search of [
    'limit=0',
    'limit=201',
    'before=x',
    'from=yesterday',
    'colour=red',
    'action=' + 'x'.repeat(65),
    'q=' + 'x'.repeat(201),
  ])
    expect((await api.send(`${audit.base}?${search}`)).status).toBe(422)
  expect((await api.send(`${audit.base}/export?format=xml`)).status).toBe(422)
})
