import { collectSelected, type PageRequest } from '#platform/ui/records/collect-selected.ts'
import type { ExportSource } from '#platform/ui/records/use-export.ts'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import type { Invoice } from '../contract-invoice.ts'
import { api } from '../invoices-client.ts'
import type { ListQuery } from './invoices-view.ts'

/** Either the trash or the other invoices. */
const removeFilters = ({ deleted = false }: ListQuery) => ({ deleted })

const createLister =
  (query: ListQuery) =>
  ({ ids, ...walk }: PageRequest) =>
    api.list.send({ query: ids ? { ...removeFilters(query), ids, ...walk } : { ...query, ...walk } })

/** Loads the selected invoices. */
export const collectInvoices = (selection: Selection<Invoice>, query: ListQuery) =>
  collectSelected(selection, createLister(query))

export const createExportSource = (query: ListQuery): ExportSource<Invoice> => ({
  list: createLister(query),
  file: (ids) =>
    api.export.send({
      query: ids ? { ...removeFilters(query), ids, ...(query.sort && { sort: query.sort }) } : query,
    }),
})
