import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { killUnderLoad } from '#testing/databases/kill-under-load.ts'
import { serverAt } from '#testing/servers/server-process.ts'
import { notes } from '../contract.ts'

test('keeps every acknowledged note when the server is killed repeatedly while writing', async () => {
  const { acknowledged, missing } = await killUnderLoad({
    kills: 5,
    write: async (address, sequence) => {
      const { id } = await client(notes, serverAt(address)).create.send({ body: { title: `Note ${sequence}` } })
      return id
    },
    readAll: async (address) => {
      const { list } = client(notes, serverAt(address))
      const ids = new Set<number>()
      for (let page = 1; ; page++) {
        const rows = await list.send({ query: { sort: 'id', page } })
        for (const { id } of rows) ids.add(id)
        if (rows.length < 1000) return ids
      }
    },
  })
  expect(acknowledged).toBeGreaterThan(15)
  expect(missing).toEqual([])
}, 180_000)
