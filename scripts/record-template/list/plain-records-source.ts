import type { ExportSource } from '#platform/ui/records/use-export.ts'
import type { PlainRecord } from '../contract.ts'
import { api } from '../plain-records-client.ts'
import { getFilters, type PlainRecordsView } from './plain-records-view.ts'

/** All records of a list, for bulk actions, which move some into or out of the trash. */
export const createExportSource = (view: PlainRecordsView): ExportSource<PlainRecord> => {
  const filters = { deleted: view.deleted ?? false }
  const order = view.sort && { sort: view.sort }
  return {
    list: ({ ids, ...walk }) =>
      api.list.send({ query: ids ? { ...filters, ids, ...walk } : { ...getFilters(view), ...walk } }),
    file: (ids) => api.export.send({ query: ids ? { ...filters, ids, ...order } : { ...getFilters(view), ...order } }),
  }
}
