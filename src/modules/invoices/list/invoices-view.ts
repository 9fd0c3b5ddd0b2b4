import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import { ListPage } from '#platform/web/url-state/list-page.ts'
import { InvoiceList } from '../contract.ts'
import { Day, paymentStates, statuses } from '../contract-fields.ts'

const sorts = InvoiceList.shape.sort.unwrap().options

const usualPerPage = 25

/** The state of the list in the URL. */
export const InvoicesView = z.object({
  q: z.string().max(200).optional(),
  status: z.array(z.enum(statuses)).optional(),
  paymentState: z.array(z.enum(paymentStates)).optional(),
  from: Day.optional(),
  to: Day.optional(),
  customer: z.string().max(40).optional(),
  deleted: z.boolean().optional(),
  /** Whether the recurring invoices are open. */
  recurring: z.boolean().optional(),
  sort: z.enum(sorts).optional(),
  page: ListPage.optional(),
  perPage: z.int().min(1).max(100).optional(),
})
export type InvoicesView = z.infer<typeof InvoicesView>
export type ViewChanges = Partial<z.input<typeof InvoicesView>>

export type ListQuery = z.input<typeof InvoiceList>
export type Filters = Omit<ListQuery, 'sort' | 'page' | 'limit' | 'at' | 'ids'>

/** The filters of a view. */
export const getFilters = (view: InvoicesView): Filters => ({
  ...(view.q?.trim() && { q: view.q.trim() }),
  ...(view.status?.length && { status: view.status }),
  ...(view.paymentState?.length && { paymentState: view.paymentState }),
  ...(view.from && { from: view.from }),
  ...(view.to && { to: view.to }),
  ...(view.customer && { customer: view.customer }),
  ...(view.deleted && { deleted: true }),
})

/** The query of the list. */
export const toListQuery = (view: InvoicesView): ListQuery => ({
  ...getFilters(view),
  ...(view.sort && { sort: view.sort }),
})

export const parseSort = (sort: string | undefined) => sorts.find((one) => one === sort)

export const getPerPage = ({ perPage = usualPerPage }: InvoicesView) => perPage

/** The target of a link that changes the view, at its first page. */
export const linkTo = (view: InvoicesView, changes: ViewChanges) => ({
  search: `?${writeQuery({ ...view, page: undefined, ...changes })}`,
})

/** Changes that remove all filters. */
export const removeFilters = {
  q: undefined,
  status: undefined,
  paymentState: undefined,
  from: undefined,
  to: undefined,
  customer: undefined,
  deleted: undefined,
} satisfies ViewChanges

export const isNarrowed = (view: InvoicesView) => Object.keys(getFilters(view)).length > 0
