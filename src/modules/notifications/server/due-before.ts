import type { Preferences } from '../contract.ts'

const minute = 60_000
const hour = 60 * minute
// Active users read it before, and frequent events are combined.
const patience = 5 * minute

/** Notices waiting since before this time are due; empty if never. */
export function getDueBefore({ mail, hour: mailHour, timeZone }: Omit<Preferences, 'choices'>, now: string): string {
  const at = Date.parse(now)
  if (mail === 'never') return ''
  if (mail === 'atOnce') return new Date(at - patience).toISOString()
  return new Date(getLastHour(at, mailHour, timeZone)).toISOString()
}

/** The last time when local clocks showed this hour; the next hour on days that skip it. */
function getLastHour(at: number, mailHour: number, timeZone: string) {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  const formatLocal = (time: number) => {
    const parts = clock.formatToParts(time)
    const getPart = (type: string) => Number(parts.find((one) => one.type === type)?.value)
    return { hour: getPart('hour'), minute: getPart('minute') }
  }
  // Clocks change by multiples of 15 minutes.
  let time = at - (at % minute)
  time -= (formatLocal(time).minute % 60) * minute
  const first = time
  while (first - time < 25 * hour) {
    if (formatLocal(time).hour === mailHour) return time
    time -= hour
  }
  return first - 24 * hour
}
