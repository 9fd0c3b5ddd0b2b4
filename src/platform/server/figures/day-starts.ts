import { refused } from '#platform/errors/failure.ts'
import { dayIn, timeIn } from '#platform/time/zone-time.ts'

// Figures of a dashboard ask for the same days each time, and formatting a date is slow.
const maxKnown = 20_000
const cache = new Map<string, string>()

/** Returns the start of a day in a time zone; 422 if there is no such zone. */
export function dayStarts(timeZone: string): (day: string) => string {
  let moment: (day: string) => number
  try {
    moment = timeIn(timeZone)
  } catch {
    throw refused('timeZone', 'This time zone does not exist')
  }
  return (day) => {
    const name = `${day} ${timeZone}`
    const start = cache.get(name) ?? new Date(moment(day)).toISOString()
    if (cache.size >= maxKnown) cache.clear()
    cache.set(name, start)
    return start
  }
}

/** The day at a time in a time zone, which has to be known. */
export const dayAt = (moment: string, timeZone: string) => dayIn(timeZone, Date.parse(moment))
