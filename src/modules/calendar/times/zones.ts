import { toMinutes } from './local-time.ts'

const minute = 60_000
const day = 24 * 60 * minute
const maxFormats = 1000
const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(zone: string) {
  const cachedFormat = formats.get(zone)
  if (cachedFormat) return cachedFormat
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  // Zone names are case-insensitive, so there are more names than zones.
  if (formats.size >= maxFormats) formats.clear()
  formats.set(zone, format)
  return format
}

export const isZone = (zone: string) => {
  try {
    return /^[A-Za-z]/.test(zone) && Boolean(getFormat(zone))
  } catch {
    return false
  }
}

/** Local time of a zone at a moment. */
export function toLocal(utc: string | number, zone: string) {
  const parts = getFormat(zone).formatToParts(new Date(utc))
  const at = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return `${(at['year'] ?? '').padStart(4, '0')}-${at['month']}-${at['day']}T${at['hour']}:${at['minute']}`
}

/** Offset of a zone from UTC at a moment, in minutes. */
export const getOffset = (moment: number, zone: string) =>
  toMinutes(toLocal(moment, zone)) - Math.floor(moment / minute)

/**
 * Converts local time to a moment. For a repeated time, when clocks go back, the first one; a skipped time, when they
 * go forward, moves ahead by the difference.
 */
export function toMoment(local: string, zone: string) {
  const asUtc = toMinutes(local) * minute
  if (zone === 'UTC') return asUtc
  const before = getOffset(asUtc - day, zone)
  const after = getOffset(asUtc + day, zone)
  if (before === after && getOffset(asUtc - before * minute, zone) === before) return asUtc - before * minute
  const candidates = [before, after]
    .map((offset) => ({ offset, moment: asUtc - offset * minute }))
    .filter(({ offset, moment }) => getOffset(moment, zone) === offset)
    .map(({ moment }) => moment)
  return candidates.length > 0 ? Math.min(...candidates) : asUtc - before * minute
}

export const toUtc = (local: string, zone: string) => new Date(toMoment(local, zone)).toISOString()

/** Start and end as moments. If a clock change would move the end before the start, the duration is kept. */
export function toMoments(start: string, end: string, zone: string) {
  const from = toMoment(start, zone)
  const to = toMoment(end, zone)
  return to > from || start === end
    ? { from, to: Math.max(from, to) }
    : { from, to: from + (toMinutes(end) - toMinutes(start)) * minute }
}

/** Converts local time between zones. */
export const inZone = (local: string, from: string, to: string) =>
  from === to ? local : toLocal(toMoment(local, from), to)
