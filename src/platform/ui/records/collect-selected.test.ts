import { expect, test, vi } from 'vitest'
import { collectSelected, type PageReader } from './collect-selected.ts'

const rows = Array.from({ length: 1500 }, (_, index) => ({ id: index + 1 }))

test('reads all pages of a list as one reader, without the deselected rows', async () => {
  const readers = new Set<object>()
  const list: PageReader<{ id: number }> = ({ page = 1, limit = 0 }) => ({
    queryFn: async ({ client }) => {
      readers.add(client)
      return { items: rows.slice((page - 1) * limit, page * limit) }
    },
  })
  const selected = await collectSelected({ all: true, some: new Map([[2, { id: 2 }]]) }, list)
  expect(selected.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).filter((id) => id !== 2))
  expect(readers.size).toBe(1)
})

test('reads selected rows by their ids, and stops if it was cancelled', async () => {
  const list = vi.fn<PageReader<{ id: number }>>(async ({ ids = [] }) => ids.map((id) => ({ id })))
  const some = new Map(rows.slice(0, 300).map((row) => [row.id, row]))
  expect(await collectSelected({ all: false, some }, list)).toHaveLength(300)
  expect(list).toHaveBeenCalledTimes(2)
  expect(await collectSelected({ all: true, some: new Map() }, list, { signal: AbortSignal.abort() })).toEqual([])
})
