import { hasDay } from '#platform/text/search-terms.ts'

interface DatedSearch {
  q?: string | undefined
  timeZone?: string | undefined
}

/** The time zone of the days in a search: that of the request, else that of the workspace; undefined if it names no day. */
export async function findSearchZone(
  { q, timeZone }: DatedSearch,
  workspace: () => Promise<{ timeZone: string }>,
): Promise<string | undefined> {
  if (!hasDay(q)) return undefined
  return timeZone ?? (await workspace()).timeZone
}
