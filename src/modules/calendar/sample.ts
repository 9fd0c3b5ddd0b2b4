import { dayDependent, type Sample, type SampleTools } from '#platform/db/sample/sample.ts'
import type { Guest } from './contract.ts'
import { type SampleEvent, sampleCalendars } from './sample/events.ts'
import { othersEvents } from './sample/others.ts'
import { ownEvents } from './sample/own.ts'
import { teamEvents } from './sample/team.ts'
import { getDefaultReminder } from './reminder.ts'
import { checkedEvent } from './server/checked-event.ts'
import { guestRows, storedEvent } from './server/event-rows.ts'
import { reminderRows } from './server/next-reminder.ts'
import { occurrenceRow } from './server/series.ts'
import type { EventRow, Tables } from './server/tables.ts'
import { toIsoDate, toDayNumber, addMinutes, getWeekday } from './times/local-time.ts'
import { toLocal } from './times/zones.ts'

/** The time zone of the sample company. */
const zone = 'Europe/London'

function createGuests({ with: colleagues = [], clients = [] }: SampleEvent, { users, people }: SampleTools): Guest[] {
  const invited = colleagues.flatMap(([userId, answer]) => {
    const user = users.find(({ id }) => id === userId)
    return user ? [{ userId, email: user.email, name: `${user.firstname} ${user.lastname}`, answer }] : []
  })
  const clientGuests = clients.flatMap((name, index): Guest[] => {
    const person = people.find(({ firstname, lastname }) => `${firstname} ${lastname}` === name)
    return person
      ? [{ userId: null, email: person.emails[0] ?? '', name, answer: index === 0 ? 'yes' : 'pending' }]
      : []
  })
  return [...invited, ...clientGuests]
}

const sample: Sample<Tables> = (tools) => {
  const now = tools.ago({})
  const today = toDayNumber(toLocal(now, zone))
  const monday = today - ((getWeekday(today) + 6) % 7)
  const thisYear = Number(toIsoDate(today).slice(0, 4))
  const calendarNames = sampleCalendars.map(({ name }): string => name)

  const getDate = (week: number, day: number) => toIsoDate(monday + week * 7 + day)

  const rows: EventRow[] = []
  for (const [index, event] of [...teamEvents, ...ownEvents, ...othersEvents].entries()) {
    const { week = 0, day = 0, date, at, minutes = 60, days = 1, rule = null } = event
    const first = date ? `${thisYear - 1}-${date}` : getDate(week, day)
    const start = at ? `${first}T${at}` : first
    const createdAt = tools.ago({ days: 40 - (index % 30), hours: index % 8 })
    const master = checkedEvent({
      id: rows.length + 1,
      uid: `sample-${index + 1}@larkmoor.example`,
      calendarId: calendarNames.indexOf(event.calendar) + 1,
      seriesId: null,
      originalStart: null,
      title: event.title,
      start,
      end: addMinutes(start, at ? minutes : days * 1440),
      allDay: !at,
      timeZone: event.timeZone ?? zone,
      recurrence: rule,
      exdates: (event.skips ?? []).map(([inWeek, onDay]) => `${getDate(inWeek, onDay)}T${at}`),
      color: event.color ?? null,
      description: event.text ?? '',
      location: event.location ?? '',
      guests: createGuests(event, tools),
      reminderMinutes: getDefaultReminder(!at),
      createdById: event.by ?? 'u1',
      createdAt,
      updatedAt: createdAt,
      sequence: 0,
    })
    rows.push(master)
    for (const move of event.moves ?? []) {
      const occurrence = occurrenceRow(master, `${getDate(move.week, move.day)}T${at}`)
      const moved = `${getDate(move.week, move.toDay)}T${move.to}`
      const times = { start: moved, end: addMinutes(moved, minutes) }
      rows.push({ ...occurrence, ...times, id: rows.length + 1, title: move.title ?? occurrence.title })
    }
  }

  return {
    calendars: sampleCalendars.map((calendar, index) => ({
      ...calendar,
      id: index + 1,
      timeZone: zone,
      createdAt: tools.ago({ days: 300 }),
      updatedAt: tools.ago({ days: 300 }),
      deletedAt: null,
    })),
    events: rows.map(storedEvent),
    eventGuests: rows.flatMap((row) => guestRows(row, row.id)),
    eventReminders: reminderRows(rows),
  }
}

export default dayDependent(sample)
