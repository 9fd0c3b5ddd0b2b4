import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import { getLocalDayStart } from '#platform/time/local-time.ts'
import { type AuditFilters, EntryActions } from './contract.ts'

/** The search parameters of the list. */
export const AuditView = z.object({
  q: z.string().max(200).optional(),
  user: z.array(z.string()).optional(),
  topic: z.array(z.string()).optional(),
  action: EntryActions.optional(),
  record: z.string().optional(),
  table: z.string().optional(),
  key: z.string().optional(),
  /** First and last day. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type AuditView = z.infer<typeof AuditView>

/** The filters of the list request. */
export const getFilters = ({ q, from, to, ...rest }: AuditView): AuditFilters => ({
  ...rest,
  ...(q?.trim() && { q: q.trim() }),
  ...(from && { from: getLocalDayStart(from) }),
  ...(to && { to: getLocalDayStart(to, 1) }),
})

const panelKeys = ['user', 'topic', 'action', 'from', 'to'] as const

export const countFilters = (view: AuditView) => panelKeys.filter((key) => view[key] && view[key].length > 0).length

export const isNarrowed = (view: AuditView) =>
  Object.values(view).some((value) => value !== undefined && value.length > 0)

export const withoutFilters = { user: undefined, topic: undefined, action: undefined, from: undefined, to: undefined }

/** The URL of the list with these filters. */
export const linkTo = (view: AuditView) => `/admin/audit?${writeQuery(view)}`
