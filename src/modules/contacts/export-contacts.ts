import { batches } from '#platform/records/batches.ts'
import { api } from './contacts-client.ts'
import type { ListQuery } from './contacts-view.ts'

export type Format = 'csv' | 'vcard'

// The maximum of ids in a URL.
const maxIds = 1000

/** The file of a whole list or of selected contacts; may need several requests. */
export async function exportContacts(format: Format, { sort, ...query }: ListQuery, ids?: readonly number[]) {
  const order = sort && { sort }
  if (!ids) return api.export.send({ query: { ...query, ...order, format } })
  const files = await Promise.all(
    batches(ids, maxIds).map((batch) => api.export.send({ query: { ids: [...batch], ...order, format } })),
  )
  const [first] = files
  if (!first) throw new RangeError('Nothing to export')
  if (files.length === 1) return first
  const texts = await Promise.all(files.map(({ blob }) => blob.text()))
  // A single header row.
  const parts = texts.map((text, at) => (format === 'csv' && at > 0 ? text.slice(text.indexOf('\n') + 1) : text))
  return { name: first.name, blob: new Blob(parts, { type: first.blob.type }) }
}
