const NativeDate = globalThis.Date
const minute = 60_000
const day = 24 * 60 * minute
// No clock changes within one: the offset holds for all of it.
const quarter = 15 * minute
const maxKnown = 20_000
const maxZones = 1000

const ownZone = globalThis.Intl.DateTimeFormat().resolvedOptions().timeZone

/** Says which zone the page has that is being rendered. Imports nothing: everything that knows a date imports this. */
export const pageZone: { read: () => string | undefined } = { read: () => undefined }

/** The zone of the page that is being rendered, or that of the server. */
export const zoneInForce = () => pageZone.read() ?? ownZone

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string) {
  const known = formats.get(zone)
  if (known) return known
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const locale = 'en-US-u-ca-gregory-nu-latn'
  const format = new globalThis.Intl.DateTimeFormat(locale, { ...options, hourCycle: 'h23', timeZone: zone })
  // A name is taken in any mix of cases, so that there are more names than zones.
  if (formats.size >= maxZones) formats.clear()
  formats.set(zone, format)
  return format
}

/** Whether this is the name of a time zone. */
export function isZone(zone: string) {
  try {
    return /^[A-Za-z][\w+/-]{0,63}$/.test(zone) && Boolean(formatOf(zone))
  } catch {
    return false
  }
}

const offsets = new Map<string, number>()

/** By how many milliseconds the clocks of a zone are ahead of UTC at a moment. */
function offsetAt(moment: number, zone: string) {
  const start = Math.floor(moment / quarter) * quarter
  const key = `${start} ${zone}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(start)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = parts
  const offset = NativeDate.UTC(year, month - 1, date, hour, minutes) - start
  if (offsets.size >= maxKnown) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** What a clock of the zone shows at a moment, as the moment at which a clock of UTC shows the same. */
export const shownAt = (moment: number, zone: string) =>
  Number.isNaN(moment) ? moment : moment + offsetAt(moment, zone)

/** The moment at which a clock of the zone shows this; of two the first, and where there is none as before the change. */
export function momentOf(shown: number, zone: string) {
  if (Number.isNaN(shown)) return shown
  const before = offsetAt(shown - day, zone)
  const after = offsetAt(shown + day, zone)
  const fits = (offset: number) => offsetAt(shown - offset, zone) === offset
  return shown - (fits(before) || !fits(after) ? before : after)
}
