import { hasDay } from '#platform/text/search-terms.ts'

/** The user's time zone, for a search that names a day. */
export const searchZone = (q: string | undefined) =>
  hasDay(q) ? { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {}
