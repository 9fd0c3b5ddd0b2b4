import type { ExportSource } from '#platform/ui/records/use-export.ts'
import type { PlainRecord } from '../contract.ts'
import { api } from '../plain-records-client.ts'
import { filtersOf, type PlainRecordsView } from './plain-records-view.ts'

/** All of a list, for what is done with many at once; some of them come out of the trash or out of the rest. */
export const sourceOf = (view: PlainRecordsView): ExportSource<PlainRecord> => {
  const some = { deleted: view.deleted ?? false }
  const order = view.sort && { sort: view.sort }
  return {
    list: ({ ids, ...walk }) =>
      api.list.send({ query: ids ? { ...some, ids, ...walk } : { ...filtersOf(view), ...walk } }),
    file: (ids) => api.export.send({ query: ids ? { ...some, ids, ...order } : { ...filtersOf(view), ...order } }),
  }
}
