import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { contacts } from '../contract.ts'

test('keeps at most a thousand different labels, and counts the two hundred most frequent ones', async () => {
  const api = await serve(contacts)
  const before = (await api.facets.send()).labels
  const rows = (first: number, count: number) =>
    Array.from({ length: count }, (_, row) => ({
      firstname: `Labelled ${first + row}`,
      labels: Array.from({ length: 20 }, (_, index) => `Label ${(first + row) * 20 + index}`),
    }))
  await api.import.send({ body: { rows: rows(0, 45) } })
  const { labels } = await api.facets.send()
  expect(labels).toHaveLength(200)
  expect(labels).toEqual(expect.arrayContaining(before.filter(({ count }) => count > 1)))
  const { length } = await api.list.send({ query: { limit: 1000 } })
  await expect(api.import.send({ body: { rows: rows(45, 10) } })).rejects.toMatchObject({ status: 422 })
  expect(await api.list.send({ query: { limit: 1000 } })).toHaveLength(length)
  const known = await api.create.send({ body: { firstname: 'Known', labels: ['LABEL 7'] } })
  const free = 100 - before.length
  await api.import.send({ body: { rows: rows(45, Math.floor(free / 20)) } })
  const body = { labels: Array.from({ length: 20 }, (_, index) => `Further ${index}`) }
  await expect(api.edit.send({ params: { id: known.id }, body })).rejects.toMatchObject({ status: 422 })
  expect((await api.edit.send({ params: { id: known.id }, body: { labels: ['Label 8'] } })).labels).toEqual(['Label 8'])
})
