import { lazily } from '#platform/records/lazily.ts'
import { toMinutes } from './local-time.ts'

const minute = 60_000
const day = 24 * 60 * minute
const maxFormats = 1000
// By the name in lower case, as names are case-insensitive: there are fewer zones and aliases than this limit.
const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(zone: string) {
  const key = zone.toLowerCase()
  const cachedFormat = formats.get(key)
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
  if (formats.size >= maxFormats) formats.clear()
  formats.set(key, format)
  return format
}

const listNames = lazily(
  () => new Map(['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => [zone.toLowerCase(), zone])),
)

/** The zone of a name in any case, spelt as usual; an alias stays as it is. Undefined for a name of no zone. */
export function findZone(name: string) {
  const zone = listNames().get(name.toLowerCase())
  if (zone !== undefined) return zone
  try {
    return /^[A-Za-z]/.test(name) && getFormat(name) ? name : undefined
  } catch {
    return undefined
  }
}

/** Local time of a zone at a moment. */
export function toLocal(utc: string | number, zone: string) {
  // Takes half the time of `formatToParts`.
  const [, date = '', year = '', clock = ''] =
    /^(\d\d\D\d\d)\D(\d+)\D+(\d\d:\d\d)/.exec(getFormat(zone).format(new Date(utc))) ?? []
  return `${year.padStart(4, '0')}-${date.replace('/', '-')}T${clock}`
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
