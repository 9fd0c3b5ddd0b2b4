import { expect, test } from 'vitest'
import { inventDrafts, listInvalidDrafts } from '#testing/inputs/drafts.ts'
import { serve } from '#testing/inputs/serve.ts'
import { ImportRows } from '#platform/records/many-records.ts'
import { readCsv } from '#platform/text/csv.ts'
import { PlainRecordDraft, plainRecords } from '../contract.ts'

const [draft, other] = inventDrafts(PlainRecordDraft)

test('exports a list as a file with a line per record and a column per field', async () => {
  const api = await serve(plainRecords)
  const { id } = await api.create.send({ body: { ...draft, plainName: 'Zeppelin paint' } })
  const { blob } = await api.export.send({ query: { q: 'zeppel' } })
  const { columns, rows } = readCsv(await blob.text())
  expect(columns).toEqual(['id', ...Object.keys(PlainRecordDraft.shape), 'createdAt', 'updatedAt'])
  expect(rows).toMatchObject([{ id: String(id), plainName: 'Zeppelin paint' }])
})

test('exports selected records', async () => {
  const api = await serve(plainRecords)
  const created = [await api.create.send({ body: draft }), await api.create.send({ body: other })]
  const ids = created.map(({ id }) => id)
  const { blob } = await api.export.send({ query: { ids, sort: 'id' } })
  expect(readCsv(await blob.text()).rows.map(({ id }) => Number(id))).toEqual(ids)
})

test('imports valid rows, and reports each invalid one', async () => {
  const api = await serve(plainRecords)
  const rows = [draft, { ...other, plainName: '' }, other]
  const dryRun = await api.import.send({ body: { rows, dryRun: true } })
  expect(dryRun).toMatchObject({ created: [], valid: 2, errors: [{ row: 1, path: 'plainName' }] })
  const { created } = await api.import.send({ body: { rows } })
  expect(created).toHaveLength(2)
  expect(await api.list.send({ query: { ids: created, sort: 'id' } })).toMatchObject([draft, other])
})

test('imports the valid rows beside each invalid field', async () => {
  const api = await serve(plainRecords)
  const wrong = listInvalidDrafts(PlainRecordDraft)
  const rows = ImportRows.shape.rows.parse([...wrong.map(([name, value]) => ({ ...draft, [name]: value })), other])
  const { created, errors } = await api.import.send({ body: { rows } })
  expect(created).toHaveLength(1)
  expect([...new Set(errors.map(({ row }) => row))]).toEqual(wrong.map((_, row) => row))
})

test('changes many records at once, all or none', async () => {
  const api = await serve(plainRecords)
  const created = [await api.create.send({ body: draft }), await api.create.send({ body: draft })]
  const ids = created.map(({ id }) => id)
  expect(await api.bulk.send({ body: { ids, changes: other } })).toMatchObject([other, other])
  const missing = api.bulk.send({ body: { ids: [...ids, 999_999], changes: { deleted: true } } })
  await expect(missing).rejects.toMatchObject({ status: 404 })
  expect(await api.list.send({ query: { ids } })).toHaveLength(2)
  await api.bulk.send({ body: { ids, changes: { deleted: true } } })
  expect(await api.list.send({ query: { ids, deleted: true } })).toHaveLength(2)
  expect(await api.list.send({ query: { ids } })).toEqual([])
})

test('a viewer exports the list, but neither imports nor changes anything', async () => {
  const api = await serve(plainRecords, { as: 'viewer' })
  const [first] = await api.list.send()
  expect((await api.export.send()).blob.size).toBeGreaterThan(0)
  const change = api.bulk.send({ body: { ids: [first?.id ?? 0], changes: { deleted: true } } })
  await expect(change).rejects.toMatchObject({ status: 403 })
  await expect(api.import.send({ body: { rows: [draft] } })).rejects.toMatchObject({ status: 403 })
})
