import type { ExportSource } from '#platform/ui/records/use-export.ts'
import type { PlainRecord } from '../contract.ts'
import { api } from '../plain-records-client.ts'
import { filtersOf, type PlainRecordsView } from './plain-records-view.ts'

/** All records of a list, for bulk actions, which move some into or out of the trash. */
export const sourceOf = (view: PlainRecordsView): ExportSource<PlainRecord> => {
  const some = { deleted: view.deleted ?? false }
  const order = view.sort && { sort: view.sort }
  return {
    list: ({ ids, ...walk }) =>
      api.list.send({ query: ids ? { ...some, ids, ...walk } : { ...filtersOf(view), ...walk } }),
    file: (ids) => api.export.send({ query: ids ? { ...some, ids, ...order } : { ...filtersOf(view), ...order } }),
  }
}
