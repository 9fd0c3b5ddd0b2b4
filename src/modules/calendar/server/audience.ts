import type { CalendarRow, EventRow } from './tables.ts'

/** The users who see these events: everybody in a shared calendar, else the owner and the guests. */
export function affectedUsers(
  calendars: ReadonlyMap<number, CalendarRow>,
  rows: readonly EventRow[],
): readonly string[] | 'everyone' {
  const concerned = rows.flatMap(({ calendarId }) => calendars.get(calendarId) ?? [])
  if (concerned.some(({ shared }) => shared)) return 'everyone'
  const guests = rows.flatMap((row) => [row.createdById, ...row.guests.flatMap(({ userId }) => userId ?? [])])
  return [...new Set([...concerned.map(({ ownerId }) => ownerId), ...guests])]
}
