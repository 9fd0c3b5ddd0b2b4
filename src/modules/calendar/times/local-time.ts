const minute = 60_000
const dayLength = 1440

/**
 * Local times are texts without a zone: `2026-11-21`, or `2026-11-21T09:00`. Converts one to minutes, as if it were
 * UTC.
 */
export const minutesOf = (local: string) =>
  Date.parse(local.length === 10 ? `${local}T00:00:00Z` : `${local}:00Z`) / minute

export const formatLocal = (minutes: number) => new Date(minutes * minute).toISOString().slice(0, 16)

/** Days since 1 January 1970. */
export const dayOf = (local: string) => Math.floor(minutesOf(local.slice(0, 10)) / dayLength)

export const dateOf = (day: number) => formatLocal(day * dayLength).slice(0, 10)

/** `T09:00`; empty for a date. */
export const timeOfDay = (local: string) => local.slice(10)

export const isDate = (local: string) => local.length === 10

/** Adds minutes to a local time; a date remains a date. */
export const later = (local: string, minutes: number) => {
  const moved = formatLocal(minutesOf(local) + minutes)
  return isDate(local) ? moved.slice(0, 10) : moved
}

export const laterDays = (local: string, days: number) => `${dateOf(dayOf(local) + days)}${timeOfDay(local)}`

export const lengthOf = (start: string, end: string) => minutesOf(end) - minutesOf(start)

/** 0 is Sunday. */
export const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7
