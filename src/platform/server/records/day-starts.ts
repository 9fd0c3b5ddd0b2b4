import { refused } from '#platform/errors/failure.ts'

// Figures of a dashboard ask for the same days each time, and formatting a date is slow.
const maxKnown = 20_000
const known = new Map<string, string>()

// Names of zones are case-insensitive and so more numerous than zones.
const maxZones = 1000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string) {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  if (formats.size >= maxZones) formats.clear()
  formats.set(timeZone, format)
  return format
}

/** Returns the start of a day in a time zone; 422 if there is no such zone. */
export function dayStarts(timeZone: string): (day: string) => string {
  let format: Intl.DateTimeFormat
  try {
    format = formatOf(timeZone)
  } catch {
    throw refused('timeZone', 'This time zone does not exist')
  }
  /** In milliseconds, east of Greenwich. */
  const offsetAt = (moment: number) => {
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours = '0', minutes = '0', seconds = '0'] = /GMT([+-])(\d+)(?::(\d+))?(?::(\d+))?/.exec(name) ?? []
    const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
    return sign === '-' ? -size : size
  }
  const startOf = (day: string) => {
    const midnight = Date.parse(`${day}T00:00:00Z`)
    const guess = midnight - offsetAt(midnight)
    // If the clocks change that night, the offset at the first guess is the better one.
    const offset = offsetAt(guess)
    const start = midnight - offset
    // Where the clocks skip midnight, as in Santiago, the day begins with the change.
    return new Date(offsetAt(start) === offset ? start : Math.max(guess, start)).toISOString()
  }
  return (day) => {
    const name = `${day} ${timeZone}`
    const start = known.get(name) ?? startOf(day)
    if (known.size >= maxKnown) known.clear()
    known.set(name, start)
    return start
  }
}

/** The day at a time in a time zone, which has to be known. */
export const dayAt = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(moment),
  )
