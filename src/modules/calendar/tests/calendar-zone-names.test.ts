import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { calendar, maxZones } from '../contract.ts'

const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines, at) => ['BEGIN:VEVENT', `UID:zone-${at}@x.example`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
const inZone = (zone: string) => `DTSTART;TZID=${zone}:20310324T090000`

/** The name with some letters in upper case, others for each number. */
function spell(name: string, at: number) {
  let bit = -1
  return name.replaceAll(/[a-z]/g, (letter) => {
    bit += 1
    return (at >> bit) % 2 === 1 ? letter.toUpperCase() : letter
  })
}

test('spells the name of a time zone as usual, and keeps an alias', async () => {
  const api = await serve(calendar)
  const zones = ['eUROPE/bERLIN', 'Asia/Kolkata', 'utc', 'US/Eastern']
  const text = file(...zones.map((zone) => [inZone(zone)]))
  const report = await api.import.send({ body: { calendarId: 2, text, dryRun: true } })
  expect(report.preview.map(({ timeZone }) => timeZone)).toEqual(['Europe/Berlin', 'Asia/Kolkata', 'UTC', 'US/Eastern'])
})

test('refuses a file with more names of time zones than allowed, known or not', async () => {
  const api = await serve(calendar)
  const events = (count: number, nameZone: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => [inZone(nameZone(at))])
  for (const nameZone of [(at: number) => spell('asia/baku', at), (at: number) => `Nowhere/${at}`]) {
    const send = (count: number) =>
      api.import.send({ body: { calendarId: 2, text: file(...events(count, nameZone)), dryRun: true } })
    expect((await send(maxZones)).found).toBe(maxZones)
    await expect(send(maxZones + 1)).rejects.toMatchObject({
      status: 422,
      issues: [{ path: 'text', reason: 'tooManyZones' }],
    })
  }
})
