import { weekdays } from '../recurrence/rule.ts'
import { toIsoDate, toDayNumber, formatLocal, getWeekday } from '../times/local-time.ts'
import { getOffset } from '../times/zones.ts'
import { compact } from './ics-lines.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
// Shorter than any daylight saving period, and than its pause during Ramadan.
const step = 21 * day

interface Transition {
  /** Local time of the change. */
  local: string
  from: number
  to: number
}

/** The offset changes of a zone between two years, by binary search. */
function listTransitions(zone: string, firstYear: number, lastYear: number): Transition[] {
  const transitions: Transition[] = []
  const end = Date.UTC(lastYear + 1, 0, 1)
  let at = Date.UTC(firstYear, 0, 1)
  let from = getOffset(at, zone)
  for (; at < end; at += step) {
    const to = getOffset(at + step, zone)
    if (to === from) continue
    let [low, high] = [at, at + step]
    while (high - low > minute) {
      const middle = Math.floor((low + high) / 2 / minute) * minute
      if (getOffset(middle, zone) === from) low = middle
      else high = middle
    }
    transitions.push({ local: formatLocal(high / minute + from), from, to })
    from = to
  }
  return transitions
}

const offsetText = (offset: number) => {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(minutes).padStart(2, '0')}`
}

/** The yearly rule, such as "the last Sunday of March", if it holds in each of these years. */
function yearlyRule(transitions: readonly Transition[]) {
  const rules = transitions.map(({ local }) => {
    const at = toDayNumber(local)
    const isLast = toIsoDate(at + 7).slice(5, 7) !== local.slice(5, 7)
    const nth = isLast ? -1 : Math.ceil(Number(local.slice(8, 10)) / 7)
    return `FREQ=YEARLY;BYMONTH=${Number(local.slice(5, 7))};BYDAY=${nth}${weekdays[getWeekday(at)]}`
  })
  return rules.length >= 3 && new Set(rules).size === 1 ? rules[0] : undefined
}

const component = (name: string, { local, from, to }: Transition, rule?: string) => [
  `BEGIN:${name}`,
  `DTSTART:${compact(local)}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  ...(rule ? [`RRULE:${rule}`] : []),
  `END:${name}`,
]

/** A VTIMEZONE that is exact between two years, and continues by the rule of the last ones. */
export function zoneLines(zone: string, firstYear: number, lastYear: number): string[] {
  const transitions = listTransitions(zone, firstYear - 1, lastYear)
  const start = Date.UTC(firstYear - 1, 0, 1)
  const first = getOffset(start, zone)
  const usual = Math.min(getOffset(Date.UTC(lastYear, 0, 1), zone), getOffset(Date.UTC(lastYear, 6, 1), zone))
  const getZoneName = (offset: number) => (offset > usual ? 'DAYLIGHT' : 'STANDARD')
  const isForward = ({ from, to }: Transition) => to > from
  const goesOn = [true, false].map((forward) => {
    const last = transitions.filter((one) => isForward(one) === forward).slice(-4)
    const rule = last.at(-1)?.local.startsWith(String(lastYear)) ? yearlyRule(last) : undefined
    return { last: last.at(-1), rule }
  })
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...component(getZoneName(first), { local: formatLocal(start / minute + first), from: first, to: first }),
    ...transitions.flatMap((transition) => {
      const rule = goesOn.find(({ last }) => last === transition)?.rule
      return component(getZoneName(transition.to), transition, rule)
    }),
    'END:VTIMEZONE',
  ]
}
