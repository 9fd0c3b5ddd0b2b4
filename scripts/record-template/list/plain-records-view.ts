import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import { ListPage, pageQuery } from '#platform/web/url-state/list-page.ts'
import { PlainRecordList } from '../contract.ts'

const usualPerPage = 25
const Sort = PlainRecordList.shape.sort.unwrap()

/** The state of the list in the URL. */
export const PlainRecordsView = PlainRecordList.omit({ limit: true, at: true, ids: true }).extend({
  sort: Sort.optional(),
  page: ListPage.optional(),
  perPage: z.int().min(1).max(100).optional(),
})
export type PlainRecordsView = z.infer<typeof PlainRecordsView>
export type ViewChanges = Partial<z.input<typeof PlainRecordsView>>

/** The filters alone. */
export const getFilters = ({ sort: _sort, page: _page, perPage: _perPage, ...filters }: PlainRecordsView) => filters

/** The query of the list. */
export const toListQuery = ({ page = 1, perPage = usualPerPage, ...query }: PlainRecordsView) => ({
  ...query,
  ...pageQuery(page),
  limit: perPage,
})

export const getPerPage = ({ perPage = usualPerPage }: PlainRecordsView) => perPage

/** A table's order, if the list supports it. */
export const parseSort = (sort: string | undefined) => Sort.options.find((option) => option === sort)

/** The address of a changed view, on its first page. */
export const linkTo = (view: PlainRecordsView, changes: ViewChanges) => ({
  search: `?${writeQuery({ ...view, page: undefined, ...changes })}`,
})

/** The address of all records in the same order, without those in the trash. */
export const linkToAll = ({ sort, perPage }: PlainRecordsView) => linkTo({ sort, perPage }, {})

/** Whether filters other than the place, trash or not, are set. */
export const isNarrowed = (view: PlainRecordsView) =>
  writeQuery({ ...getFilters(view), deleted: undefined }).toString() !== ''
