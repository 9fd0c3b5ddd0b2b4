import type { CalendarRow, EventRow } from './tables.ts'

/** Whose screens show an event of these rows: everybody's where its calendar is shared, else its owner's and its guests'. */
export function audienceOf(
  calendars: ReadonlyMap<number, CalendarRow>,
  rows: readonly EventRow[],
): readonly string[] | 'everyone' {
  const concerned = rows.flatMap(({ calendarId }) => calendars.get(calendarId) ?? [])
  if (concerned.some(({ shared }) => shared)) return 'everyone'
  const guests = rows.flatMap((row) => [row.createdById, ...row.guests.flatMap(({ userId }) => userId ?? [])])
  return [...new Set([...concerned.map(({ ownerId }) => ownerId), ...guests])]
}
