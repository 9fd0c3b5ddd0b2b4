import type { Formats } from '#platform/i18n/formats.ts'

const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** A length of time in its largest units, such as "3 h 20 min"; `largest` is that of business hours. */
export function formatDuration(format: Formats, milliseconds: number, maxUnits = 2, largest: 'day' | 'hour' = 'day') {
  let remaining = Math.abs(milliseconds)
  const parts: string[] = []
  for (const [unit, length] of largest === 'day' ? units : units.slice(1)) {
    const count = Math.floor(remaining / length)
    remaining -= count * length
    if (count === 0 && (parts.length > 0 || unit !== 'minute')) {
      if (parts.length > 0) break
      continue
    }
    parts.push(format.number(count, { style: 'unit', unit, unitDisplay: 'short' }))
    if (parts.length === maxUnits) break
  }
  return parts.join(' ')
}
