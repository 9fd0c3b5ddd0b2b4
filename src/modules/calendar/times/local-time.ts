const minute = 60_000
const dayLength = 1440

/**
 * Local times are texts without a zone: `2026-11-21`, or `2026-11-21T09:00`. Converts one to minutes, as if it were
 * UTC.
 */
export const toMinutes = (local: string) =>
  Date.parse(local.length === 10 ? `${local}T00:00:00Z` : `${local}:00Z`) / minute

export const formatLocal = (minutes: number) => new Date(minutes * minute).toISOString().slice(0, 16)

/** Days since 1 January 1970. */
export const toDayNumber = (local: string) => Math.floor(toMinutes(local.slice(0, 10)) / dayLength)

export const toIsoDate = (day: number) => formatLocal(day * dayLength).slice(0, 10)

/** `T09:00`; empty for a date. */
export const timeOfDay = (local: string) => local.slice(10)

export const isDate = (local: string) => local.length === 10

/** Adds minutes to a local time; a date remains a date. */
export const addMinutes = (local: string, minutes: number) => {
  const moved = formatLocal(toMinutes(local) + minutes)
  return isDate(local) ? moved.slice(0, 10) : moved
}

export const addDays = (local: string, days: number) => `${toIsoDate(toDayNumber(local) + days)}${timeOfDay(local)}`

export const getDuration = (start: string, end: string) => toMinutes(end) - toMinutes(start)

/** 0 is Sunday. */
export const getWeekday = (day: number) => (((day + 4) % 7) + 7) % 7
