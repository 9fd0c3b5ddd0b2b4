import type { Preferences } from '../contract.ts'

const minute = 60_000
const hour = 60 * minute
// Who is at work reads it first, and what happens often becomes one.
const patience = 5 * minute

/** Whatever began to wait before this moment is to be mailed now. */
export function dueBefore({ mail, hour: wanted, timeZone }: Omit<Preferences, 'choices'>, now: string): string {
  const at = Date.parse(now)
  if (mail === 'never') return ''
  if (mail === 'atOnce') return new Date(at - patience).toISOString()
  return new Date(lastHour(at, wanted, timeZone)).toISOString()
}

/** When a clock there showed this hour last; where it never does on a day, the hour after. */
function lastHour(at: number, wanted: number, timeZone: string) {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  const shown = (time: number) => {
    const parts = clock.formatToParts(time)
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
    return { hour: part('hour'), minute: part('minute') }
  }
  // Clocks change by whole quarters of an hour.
  let time = at - (at % minute)
  time -= (shown(time).minute % 60) * minute
  const first = time
  while (first - time < 25 * hour) {
    if (shown(time).hour === wanted) return time
    time -= hour
  }
  return first - 24 * hour
}
