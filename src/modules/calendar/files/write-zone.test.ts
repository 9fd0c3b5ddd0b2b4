import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { leastHold } from '#testing/inputs/cpu-time.ts'
import { getOffset } from '../times/zones.ts'
import type { EventRow } from '../server/tables.ts'
import { writeIcs } from './write-ics.ts'

const row = (start: string, timeZone: string): EventRow => ({
  id: 1,
  uid: 'tide@x.example',
  calendarId: 1,
  seriesId: null,
  originalStart: null,
  title: 'High tide',
  start,
  end: start,
  allDay: false,
  timeZone,
  recurrence: null,
  exdates: [],
  color: null,
  description: '',
  location: '',
  guests: [],
  reminderMinutes: null,
  createdById: 'u1',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  sequence: 0,
})

const write = (timeZone: string, ...starts: string[]) =>
  writeIcs({
    name: 'Tides',
    product: 'Atrium',
    families: starts.map((start) => ({ master: row(start, timeZone), overrides: [] })),
    organisers: new Map(),
    now: '2026-11-20T09:00:00.000Z',
  })

test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia'])(
  'defines %s for another library, for events long ago and in the distant future',
  async (zone) => {
    const years = [1970, 1985, 2011, 2026, 2036, 2060, 2199]
    const days = years.flatMap((year) => [`${year}-01-20`, `${year}-07-20`])
    for (const written of [days, days.slice(-2)]) {
      const text = await write(zone, ...written.map((day) => `${day}T12:00`))
      const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone')
      if (!component) throw new Error('There is no definition')
      const defined = new ICAL.Timezone(component)
      for (const day of written) {
        const offset = defined.utcOffset(ICAL.Time.fromDateTimeString(`${day}T12:00:00`)) / 60
        expect([zone, day, offset]).toEqual([zone, day, getOffset(Date.parse(`${day}T12:00:00Z`), zone)])
      }
    }
  },
)

test('defines a time zone from 1970 to 2199 within 50 ms', async () => {
  await write('Europe/London', '1970-01-20T12:00', '2199-07-20T12:00')
  const time = await leastHold(() => write('Europe/Berlin', '1970-01-20T12:00', '2199-07-20T12:00'))
  expect(time).toBeLessThan(50)
})
