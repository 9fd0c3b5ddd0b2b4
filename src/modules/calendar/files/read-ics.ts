import ICAL from 'ical.js'
import { Failure, refused } from '#platform/errors/failure.ts'
import { inSlices } from '#platform/records/in-slices.ts'
import { type Color, Local, maxEventLength, maxEventLines, maxExdates, maxImported } from '../contract.ts'
import { timeOfDay, addMinutes } from '../times/local-time.ts'
import { inZone } from '../times/zones.ts'
import { unfolded } from './ics-lines.ts'
import { readColor } from './css-colors.ts'
import { readGuest } from './read-guest.ts'
import { readReminder } from './read-reminder.ts'
import { createZoneNames } from './zone-names.ts'

/** A parsed VEVENT, not yet validated. */
export interface ReadEvent {
  uid: string
  title: string
  description: string
  location: string
  start: string
  end: string
  allDay: boolean
  timeZone: string
  recurrence: string | null
  exdates: string[]
  /** The occurrence of the series that this one replaces, which may have another time zone. */
  replaces: Time | null
  isCancelled: boolean
  color: Color | undefined
  /** Undefined without an alarm, null if the file says that there is none. */
  reminderMinutes: number | null | undefined
  guests: { email: string; name: string; answer: 'pending' | 'yes' | 'maybe' | 'no' }[]
}

/** A VEVENT by its index in the file, or the reason why it cannot be read. */
export type ReadItem = { item: number; title: string } & ({ event: ReadEvent } | { message: string })

class Unreadable extends Error {}

/**
 * Parses an iCalendar file event by event, so that one invalid event does not reject the others; undefined if the file
 * is none.
 */
export async function readIcs(text: string, defaultZone: string): Promise<ReadItem[] | undefined> {
  const lines = unfolded(text.replace(/^\uFEFF/, ''))
  if (!lines.some((line) => /^BEGIN:VCALENDAR\s*$/i.test(line))) return undefined
  const context = { getZone: createZoneNames(blocks(lines, 'VTIMEZONE')), defaultZone }
  const eventBlocks = blocks(lines, 'VEVENT')
  if (eventBlocks.length > maxImported) throw refused('text', `A file can contain at most ${maxImported} events`)
  return inSlices(eventBlocks.entries(), ([item, block]) => {
    const title = readTitle(block)
    try {
      return { item, title, event: readEvent(block, context) }
    } catch (error) {
      if (error instanceof Failure) throw error
      return { item, title, message: error instanceof Unreadable ? error.message : 'This event cannot be read' }
    }
  })
}

function blocks(lines: readonly string[], name: string): string[][] {
  const collected: string[][] = []
  let open: string[] | undefined
  const isLine = (line: string, text: string) => line.length < 100 && line.trimEnd().toUpperCase() === text
  for (const line of lines) {
    if (isLine(line, `BEGIN:${name}`)) open = []
    open?.push(line)
    if (open && isLine(line, `END:${name}`)) {
      collected.push(open)
      open = undefined
    }
  }
  return open ? [...collected, open] : collected
}

const readTitle = (block: readonly string[]) =>
  block
    .find((line) => /^SUMMARY[;:]/i.test(line))
    ?.replace(/^[^:]*:/, '')
    .replace(/\\n/gi, ' ')
    .replaceAll(/\\(.)/g, '$1')
    .trim()
    .slice(0, 200) ?? ''

interface Context {
  getZone: (tzid: string) => string | undefined
  defaultZone: string
}

function zoneNamed(tzid: string, { getZone }: Context) {
  const zone = getZone(tzid)
  if (!zone) throw new Unreadable(`The time zone "${tzid.replace(/^"/, '').slice(0, 60)}" is unknown`)
  return zone
}

function parseComponent(block: readonly string[]) {
  try {
    const parsed: unknown = ICAL.parse(['BEGIN:VCALENDAR', ...block, 'END:VCALENDAR'].join('\r\n'))
    const event = new ICAL.Component(Array.isArray(parsed) ? parsed : []).getFirstSubcomponent('vevent')
    if (event) return event
  } catch (error) {
    throw new Unreadable(
      error instanceof Error ? `Not a valid event: ${error.message.slice(0, 120)}` : 'Not a valid event',
    )
  }
  throw new Unreadable('Not a valid event')
}

const readText = (event: ICAL.Component, name: string, longest: number) => {
  const value: unknown = event.getFirstPropertyValue(name)
  return typeof value === 'string' ? value.trim().slice(0, longest) : ''
}

interface Time {
  local: string
  allDay: boolean
  zone: string
}

const padNumber = (value: number) => String(value).padStart(2, '0')

/**
 * A local time with its zone. UTC times are converted to the default zone, except in a series, whose rule counts UTC
 * days.
 */
function readTime(value: unknown, property: ICAL.Property, context: Context, isSeries: boolean): Time {
  if (!(value instanceof ICAL.Time)) throw new Unreadable(`${property.name.toUpperCase()} is not a valid time`)
  const date = `${String(value.year).padStart(4, '0')}-${padNumber(value.month)}-${padNumber(value.day)}`
  const { defaultZone } = context
  if (value.isDate) return { local: date, allDay: true, zone: defaultZone }
  const local = `${date}T${padNumber(value.hour)}:${padNumber(value.minute)}`
  const tzid: unknown = property.getParameter('tzid')
  if (typeof tzid === 'string') return { local, allDay: false, zone: zoneNamed(tzid, context) }
  if (value.zone !== ICAL.Timezone.utcTimezone) return { local, allDay: false, zone: defaultZone }
  return isSeries
    ? { local, allDay: false, zone: 'UTC' }
    : { local: inZone(local, 'UTC', defaultZone), allDay: false, zone: defaultZone }
}

/** Converts a time to the zone of the start of its event or series. */
export function inZoneOfStart({ local, allDay, zone }: Time, start: Time) {
  if (start.allDay) return local.slice(0, 10)
  return allDay ? `${local}${timeOfDay(start.local)}` : inZone(local, zone, start.zone)
}

function readEnd(event: ICAL.Component, start: Time, read: (property: ICAL.Property) => Time) {
  const property = event.getFirstProperty('dtend')
  const day = 1440
  if (property) {
    const end = read(property)
    if (end.allDay !== start.allDay) throw new Unreadable('DTSTART and DTEND must both be dates or both be times')
    return start.allDay && end.local === start.local ? addMinutes(start.local, day) : inZoneOfStart(end, start)
  }
  const duration: unknown = event.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) return addMinutes(start.local, Math.round(duration.toSeconds() / 60))
  return start.allDay ? addMinutes(start.local, day) : start.local
}

const readValue = (block: readonly string[], name: string) =>
  block
    .find((line) => new RegExp(`^${name}[;:]`, 'i').test(line))
    ?.replace(/^[^:]*:/, '')
    .trim() ?? null

/** The library carries the 40th of a month over to the next; such days are rejected here. */
function checkTimes(block: readonly string[]) {
  for (const line of block) {
    const [, name = '', values] =
      /^(DTSTART|DTEND|EXDATE|RECURRENCE-ID)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/i.exec(line) ?? []
    for (const value of values?.trim().split(',') ?? []) {
      const [, year, month, day, clock] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6}))?Z?$/.exec(value) ?? []
      const isTime = clock === undefined || /^(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d|60)$/.test(clock)
      if (!isTime || !Local.safeParse(`${year}-${month}-${day}`).success)
        throw new Unreadable(`${name.toUpperCase()} is not a time from 1970 to 2199`)
    }
  }
}

/** Limits the size of an event before it is passed to the library. */
function checkSize(block: readonly string[]) {
  const size = block.reduce((sum, line) => sum + line.length, 0)
  if (block.length > maxEventLines || size > maxEventLength)
    throw new Unreadable(`An event can have at most ${maxEventLines} lines and ${maxEventLength} characters`)
  const exdates = block
    .filter((line) => /^EXDATE[;:]/i.test(line))
    .reduce((sum, line) => sum + line.split(',').length, 0)
  if (exdates > maxExdates) throw new Unreadable(`More than ${maxExdates} cancelled occurrences are not supported`)
}

function readEvent(block: readonly string[], context: Context): ReadEvent {
  checkSize(block)
  checkTimes(block)
  const event = parseComponent(block)
  const first = event.getFirstProperty('dtstart')
  if (!first) throw new Unreadable('DTSTART is missing')
  if (event.hasProperty('rdate')) throw new Unreadable('RDATE is not supported')
  if (event.getAllProperties('rrule').length > 1) throw new Unreadable('More than one RRULE is not supported')
  const isSeries = event.hasProperty('rrule') || event.hasProperty('recurrence-id')
  const read = (property: ICAL.Property) => readTime(property.getFirstValue(), property, context, isSeries)
  const start = read(first)
  const exdates = event
    .getAllProperties('exdate')
    .flatMap((property) => property.getValues().map((value: unknown) => readTime(value, property, context, isSeries)))
    .map((time) => inZoneOfStart(time, start))
  const replaced = event.getFirstProperty('recurrence-id')
  return {
    uid: readText(event, 'uid', 250),
    title: readText(event, 'summary', 200),
    description: readText(event, 'description', 10_000),
    location: readText(event, 'location', 300),
    start: start.local,
    end: readEnd(event, start, read),
    allDay: start.allDay,
    timeZone: start.zone,
    recurrence: readValue(block, 'RRULE'),
    exdates: [...new Set(exdates)].toSorted(),
    replaces: replaced ? read(replaced) : null,
    isCancelled: readText(event, 'status', 20).toUpperCase() === 'CANCELLED',
    color: readColor(readText(event, 'color', 60)),
    reminderMinutes: readReminder(event),
    guests: event.getAllProperties('attendee').slice(0, 100).flatMap(readGuest),
  }
}
