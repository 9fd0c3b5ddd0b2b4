import { inSlices } from '#platform/records/in-slices.ts'
import { formatRule, parseRule } from '../recurrence/rule.ts'
import { getDefaultReminder } from '../reminder.ts'
import { toUtc } from '../times/zones.ts'
import type { Family } from '../server/series.ts'
import type { EventRow } from '../server/tables.ts'
import { toCssColor } from './css-colors.ts'
import { compact, compactUtc, document, escaped, parameter } from './ics-lines.ts'
import { zoneLines } from './write-zone.ts'

const partstat = { pending: 'NEEDS-ACTION', yes: 'ACCEPTED', maybe: 'TENTATIVE', no: 'DECLINED' } as const

function time(name: string, local: string, { allDay, timeZone }: Pick<EventRow, 'allDay' | 'timeZone'>) {
  if (allDay) return `${name};VALUE=DATE:${compact(local)}`
  if (timeZone === 'UTC') return `${name}:${compact(local)}Z`
  return `${name};TZID=${timeZone}:${compact(local)}`
}

/** RFC 5545 requires UNTIL in UTC if the start has a time zone. */
function ruleLine({ recurrence, allDay, timeZone }: EventRow) {
  if (recurrence === null) return []
  const until = (local: string) =>
    allDay ? compact(local.slice(0, 10)) : compactUtc(toUtc(local.length === 10 ? `${local}T23:59` : local, timeZone))
  return [`RRULE:${formatRule(parseRule(recurrence), until)}`]
}

function eventLines(row: EventRow, master: EventRow, organiser: { name: string; email: string } | undefined) {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(master.uid)}`,
    `DTSTAMP:${compactUtc(row.updatedAt)}`,
    `CREATED:${compactUtc(row.createdAt)}`,
    `LAST-MODIFIED:${compactUtc(row.updatedAt)}`,
    `SEQUENCE:${row.sequence}`,
    ...(row.originalStart === null ? [] : [time('RECURRENCE-ID', row.originalStart, master)]),
    time('DTSTART', row.start, row),
    time('DTEND', row.end, row),
    ...ruleLine(row),
    ...row.exdates.map((local) => time('EXDATE', local, row)),
    `SUMMARY:${escaped(row.title)}`,
    ...(row.location ? [`LOCATION:${escaped(row.location)}`] : []),
    ...(row.description ? [`DESCRIPTION:${escaped(row.description)}`] : []),
    ...(organiser && row.guests.length > 0
      ? [`ORGANIZER;CN=${parameter(organiser.name)}:mailto:${organiser.email}`]
      : []),
    ...row.guests.map(
      ({ name, email, answer }) =>
        `ATTENDEE;CN=${parameter(name || email)};PARTSTAT=${partstat[answer]};RSVP=TRUE:mailto:${email}`,
    ),
    ...(row.color === null ? [] : [`COLOR:${toCssColor(row.color)}`]),
    ...alarmLines(row),
    'END:VEVENT',
  ]
}

// Any time; nothing happens then.
const noTrigger = 'TRIGGER;VALUE=DATE-TIME:19700101T000000Z'

function alarmLines({ reminderMinutes, title, allDay }: EventRow) {
  if (reminderMinutes === null) {
    const isDefault = getDefaultReminder(allDay) === null
    return isDefault ? [] : ['BEGIN:VALARM', 'ACTION:NONE', noTrigger, 'END:VALARM']
  }
  const trigger = `${reminderMinutes > 0 ? '-' : ''}PT${Math.abs(reminderMinutes)}M`
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, `TRIGGER:${trigger}`, 'END:VALARM']
}

interface IcsSource {
  name: string
  /** The name of the workspace. */
  product: string
  families: readonly Family[]
  organisers: ReadonlyMap<string, { name: string; email: string }>
  now: string
}

const getYear = (time: string) => Number(time.slice(0, 4))
// Later changes of the clocks follow the rule of these years, for which three of them are needed.
const yearsAhead = 10
const yearsOfRule = 3

/** Events as an iCalendar file (RFC 5545), with the definitions of their time zones. */
export async function writeIcs({ name, product, families, organisers, now }: IcsSource) {
  const rows = families.flatMap(({ master, overrides }) => [master, ...overrides])
  const timed = rows.filter(({ allDay, timeZone }) => !allDay && timeZone !== 'UTC')
  const lastEnd = timed.reduce((year, { end }) => Math.max(year, getYear(end)), getYear(now))
  const lastYear = Math.min(2199, lastEnd + 1, getYear(now) + yearsAhead)
  const zones = Map.groupBy(timed, ({ timeZone }) => timeZone)
  const zoneTexts = await inSlices(zones, ([zone, inZone]) =>
    document(
      zoneLines(
        zone,
        inZone.reduce((year, { start }) => Math.min(year, getYear(start)), lastYear - yearsOfRule),
        lastYear,
      ),
    ),
  )
  const eventTexts = await inSlices(
    families.flatMap(({ master, overrides }) => [master, ...overrides].map((row) => ({ row, master }))),
    ({ row, master }) => document(eventLines(row, master, organisers.get(row.createdById))),
  )
  const head = document([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
  ])
  return [head, ...zoneTexts, ...eventTexts, document(['END:VCALENDAR'])].join('')
}
