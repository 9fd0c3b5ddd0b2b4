import { refused } from '#platform/failure.ts'

const dayLength = 24 * 60 * 60 * 1000

/** The day so many days later, as text. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** How many days there are from the first to the last, both counted. */
export const daysBetween = (first: string, last: string) =>
  (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayLength + 1

/** Says at which moment a day begins in a time zone; 422 where there is no such zone. */
export function dayStarts(timeZone: string): (day: string) => string {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  } catch {
    throw refused('timeZone', 'There is no such time zone')
  }
  /** In milliseconds, east of Greenwich. */
  const offsetAt = (moment: number) => {
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours = '0', minutes = '0', seconds = '0'] = /GMT([+-])(\d+)(?::(\d+))?(?::(\d+))?/.exec(name) ?? []
    const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
    return sign === '-' ? -size : size
  }
  return (day) => {
    const midnight = Date.parse(`${day}T00:00:00Z`)
    const guess = midnight - offsetAt(midnight)
    // Where the clocks change that night, the offset at the guess is the better one.
    return new Date(midnight - offsetAt(guess)).toISOString()
  }
}
