import { expect, test } from 'vitest'
import { recordOf, type RecordReference } from '#platform/fields/declared-kinds.ts'
import { rowsWithReferences } from './references.ts'

const fields = { after: recordOf('voyages') }
const reference = (id: number, title: string) => ({ topic: 'voyages', id: String(id), title, path: `/voyages/${id}` })

test('finds the references of many rows by their key, not by comparing each with each', async () => {
  let reads = 0
  const current = ({ topic, id, title, path }: RecordReference): RecordReference => ({
    topic,
    get id() {
      reads++
      return id
    },
    title,
    path,
  })
  const count = 500
  const valid = Array.from({ length: count }, (_, id) => ({ row: id + 1, draft: { after: reference(id, 'Any') } }))
  const find = async ({ records }: { records: readonly Pick<RecordReference, 'topic' | 'id'>[] }) => ({
    records: records.filter(({ id }) => id !== '7').map(({ id }) => current(reference(Number(id), `Voyage ${id}`))),
    people: [],
  })
  const result = await rowsWithReferences(find, fields, { valid, errors: [] })
  expect(result.valid).toHaveLength(count - 1)
  expect(result.valid[499 - 1]?.draft.after.title).toBe('Voyage 499')
  expect(result.errors).toEqual([{ row: 8, path: 'after', message: 'No such record' }])
  expect(reads).toBeLessThan(count * 5)
})
