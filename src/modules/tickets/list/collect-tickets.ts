import { collectSelected } from '#platform/ui/records/collect-selected.ts'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import type { Ticket } from '../contract.ts'
import { api } from '../tickets-client.ts'
import type { ListQuery } from '../tickets-view.ts'

/** The present state of the selected tickets, in a stable order. */
export const collectTickets = (selection: Selection<Ticket>, query: ListQuery) =>
  collectSelected(selection, ({ ids, ...walk }) =>
    ids
      ? api.list.send({ query: { ids, deleted: query.deleted ?? false, ...walk } })
      : api.list.page({ query: { ...query, ...walk } }),
  )
