import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { calendar } from '../contract.ts'

const numbers = (count: number, factor = 1) => Array.from({ length: count }, (_, at) => (at + 1) * factor).join(',')
// Its end is found only by testing all days up to 2199.
const slowRule = `FREQ=YEARLY;COUNT=999;BYDAY=SU,MO,TU,WE,TH,FR,SA;BYMONTHDAY=${numbers(31)},${numbers(20, -1)};BYSETPOS=1`

const slowFile = (count: number, name: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...Array.from({ length: count }, (_, at) => [
      'BEGIN:VEVENT',
      `UID:${name}-${at}@x.example`,
      `SUMMARY:${name} ${at}`,
      `DTSTART:19${70 + (at % 30)}01${String(1 + (at % 28)).padStart(2, '0')}T0${at % 10}0000Z`,
      `RRULE:${slowRule}`,
      'END:VEVENT',
    ]).flat(),
    'END:VCALENDAR',
  ].join('\r\n')

test.each([true, false])(
  'answers other requests while it reads a file (dryRun %s)',
  { timeout: 120_000 },
  async (dryRun) => {
    const api = await serve(calendar)
    let isDone = false
    const text = slowFile(400, `Turn ${dryRun}`)
    const importing = api.import.send({ body: { calendarId: 2, text, dryRun } }).finally(() => {
      isDone = true
    })
    let answered = 0
    while (!isDone) {
      await api.calendars.send()
      answered += 1
    }
    expect((await importing).created).toBe(400)
    expect(answered).toBeGreaterThan(10)
  },
)

test('two imports of a file at once create its events once', async () => {
  const api = await serve(calendar)
  const { id: calendarId } = await api.createCalendar.send({ body: { name: 'Twice', color: 'grey', timeZone: 'UTC' } })
  const text = slowFile(20, 'Twice')
  const reports = await Promise.all([1, 2].map(() => api.import.send({ body: { calendarId, text } })))
  expect(reports.map(({ created, skipped }) => [created, skipped]).toSorted()).toEqual([
    [0, 20],
    [20, 0],
  ])
})
