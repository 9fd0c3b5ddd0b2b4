const NativeDate = globalThis.Date
const minute = 60_000
const day = 24 * 60 * minute
// In ms; time zone offsets change only at multiples of it.
const quarter = 15 * minute
const maxKnown = 20_000
const maxZones = 1000

const ownZone = globalThis.Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time zone of the current page. Imports nothing, since all date code imports this file. */
export const pageZone: { read: () => string | undefined } = { read: () => undefined }

/** The time zone of the current page, or else of the server. */
export const activeZone = () => pageZone.read() ?? ownZone

const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(zone: string) {
  const cached = formats.get(zone)
  if (cached) return cached
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const locale = 'en-US-u-ca-gregory-nu-latn'
  const format = new globalThis.Intl.DateTimeFormat(locale, { ...options, hourCycle: 'h23', timeZone: zone })
  // Limits the cache, since names are case-insensitive and so more numerous than zones.
  if (formats.size >= maxZones) formats.clear()
  formats.set(zone, format)
  return format
}

/** Whether a text names a time zone. */
export function isZone(zone: string) {
  try {
    return /^[A-Za-z][\w+/-]{0,63}$/.test(zone) && Boolean(getFormat(zone))
  } catch {
    return false
  }
}

const offsets = new Map<string, number>()

/** Offset of a zone from UTC at a time, in ms. */
function offsetAt(moment: number, zone: string) {
  const start = Math.floor(moment / quarter) * quarter
  const key = `${start} ${zone}`
  const cached = offsets.get(key)
  if (cached !== undefined) return cached
  const parts = Object.fromEntries(
    getFormat(zone)
      .formatToParts(start)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = parts
  const offset = NativeDate.UTC(year, month - 1, date, hour, minutes) - start
  if (offsets.size >= maxKnown) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** Local time of a zone, expressed as the UTC time with the same fields. */
export const wallTimeAt = (moment: number, zone: string) =>
  Number.isNaN(moment) ? moment : moment + offsetAt(moment, zone)

/** The time with these local fields: the first of two, or by the offset before a gap. */
export function toMoment(wallTime: number, zone: string) {
  if (Number.isNaN(wallTime)) return wallTime
  const before = offsetAt(wallTime - day, zone)
  const after = offsetAt(wallTime + day, zone)
  const matches = (offset: number) => offsetAt(wallTime - offset, zone) === offset
  return wallTime - (matches(before) || !matches(after) ? before : after)
}
