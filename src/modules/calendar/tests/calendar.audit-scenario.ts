import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { calendar } from '../contract.ts'

const text = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//atrium.test//EN
BEGIN:VEVENT
UID:tide@atrium.test
DTSTAMP:20310101T000000Z
DTSTART:20310310T100000Z
DTEND:20310310T110000Z
SUMMARY:High tide
END:VEVENT
END:VCALENDAR`

export async function scenario({ visit }: ScenarioServer) {
  const api = client(calendar, await visit('u1'))
  const { id: calendarId } = await api.createCalendar.send({
    body: { name: 'Harbour', color: 'blue', timeZone: 'Europe/London' },
  })
  await api.create.send({
    body: { calendarId, title: 'Tide', start: '2031-03-02T09:00', end: '2031-03-02T10:00', timeZone: 'Europe/London' },
  })
  await api.import.send({ body: { calendarId, text } })
}
