// Names of zones are case-insensitive and so more numerous than zones.
const maxZones = 1000
const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(timeZone: string) {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  if (formats.size >= maxZones) formats.clear()
  formats.set(timeZone, format)
  return format
}

/** The time of a zone as a moment, in milliseconds: `2026-03-02` and `09:00`. Throws a RangeError without such a zone. */
export function timeIn(timeZone: string): (day: string, time?: string) => number {
  const format = getFormat(timeZone)
  /** In milliseconds, east of Greenwich. */
  const offsetAt = (moment: number) => {
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours = '0', minutes = '0', seconds = '0'] = /GMT([+-])(\d+)(?::(\d+))?(?::(\d+))?/.exec(name) ?? []
    const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
    return sign === '-' ? -size : size
  }
  return (day, time = '00:00') => {
    const local = Date.parse(`${day}T${time}:00Z`)
    const guess = local - offsetAt(local)
    // If the clocks change that night, the offset at the first guess is the better one.
    const offset = offsetAt(guess)
    const moment = local - offset
    // Where the clocks skip the time, as midnight in Santiago, it is that of the change.
    return offsetAt(moment) === offset ? moment : Math.max(guess, moment)
  }
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The day at a moment in a time zone, which has to be known. */
export function dayIn(timeZone: string, moment: number): string {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  if (dayFormats.size >= maxZones) dayFormats.clear()
  dayFormats.set(timeZone, format)
  return format.format(moment)
}
