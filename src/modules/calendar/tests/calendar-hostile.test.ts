import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { calendar } from '../contract.ts'

const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:a@x.example', 'DTSTAMP:20310302T090000Z', ...lines, 'END:VEVENT'].join('\r\n')
const file = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...parts, 'END:VCALENDAR', ''].join('\r\n')
const start = 'DTSTART:20310302T090000Z'

const sound = file(
  event(start, 'DTEND:20310302T100000Z', 'SUMMARY:Low tide', 'RRULE:FREQ=WEEKLY;COUNT=4', 'LOCATION:Pier, 3'),
  event('DTSTART;VALUE=DATE:20310304', 'SUMMARY:Market\\, early', 'DESCRIPTION:<b onclick="x()">Bring baskets</b>'),
)

/** One server for all files, so that each is read after the previous ones. */
async function setUp() {
  const api = await serve(calendar)
  // The administrator's calendar.
  const calendarId = 2
  const headers = { 'content-type': 'application/json' }
  return (text: string, dryRun = false) =>
    api.send(`${calendar.base}/import`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ calendarId, text, dryRun }),
    })
}

const hostile: [string, string][] = [
  ['a series with an occurrence every second', file(event(start, 'RRULE:FREQ=SECONDLY;COUNT=999999999'))],
  ['a series with the interval 0', file(event(start, 'RRULE:FREQ=DAILY;INTERVAL=0'))],
  ['an endless series with a very long rule', file(event(start, `RRULE:FREQ=YEARLY;BYDAY=${'MO,'.repeat(5000)}MO`))],
  ['an invalid rule', file(event(start, 'RRULE:FREQ=DAILY;FREQ=;;=;BYDAY=99XX;UNTIL=99999999'))],
  ['a duration of billions of weeks', file(event(start, 'DURATION:P99999999999W'))],
  ['an end before its start', file(event(start, 'DTEND:19700101T000000Z'))],
  ['a time zone with a path', file(event('DTSTART;TZID=../../etc/passwd:20310302T090000'))],
  [
    'a time zone defined by itself',
    file('BEGIN:VTIMEZONE', 'TZID:x', 'X-LIC-LOCATION:x', 'END:VTIMEZONE', event('DTSTART;TZID=x:20310302T090000')),
  ],
  ['a link to a local file', file(event(start, 'ATTACH:file:///etc/passwd', 'URL:javascript:alert(1)'))],
  ['nested calendars', `${'BEGIN:VCALENDAR\r\n'.repeat(10_000)}${event(start)}`],
  ['nested events', file('BEGIN:VEVENT\r\n'.repeat(5000), event(start))],
  ['twenty thousand events', file(...Array.from({ length: 20_000 }, () => 'BEGIN:VEVENT\r\nEND:VEVENT'))],
  ['a line of half a million characters', file(event(start, `SUMMARY:${'x'.repeat(500_000)}`))],
  ['a line folded 120,000 times', file(event(start, `SUMMARY:x${'\r\n y'.repeat(120_000)}`))],
  ['properties named like those of every object', file(event(start, '__PROTO__:x', 'CONSTRUCTOR;TOSTRING=x:y'))],
  ['a reminder in billions of weeks', file(event(start, 'BEGIN:VALARM', 'TRIGGER:-P99999999999W', 'END:VALARM'))],
  [
    'thousands of reminders',
    file(event(start, ...Array.from({ length: 600 }, () => 'BEGIN:VALARM\r\nTRIGGER:-PT5M\r\nEND:VALARM'))),
  ],
  [
    'thousands of guests',
    file(event(start, ...Array.from({ length: 5000 }, (_, at) => `ATTENDEE:mailto:a${at}@x.example`))),
  ],
]

test('rejects or partly imports a malicious file, and still works', { timeout: 120_000 }, async () => {
  const send = await setUp()
  for (const [name, text] of hostile) {
    const { status } = await send(text)
    expect([name, status < 500]).toEqual([name, true])
  }
  expect((await send(sound, true)).status).toBe(200)
})

test('never fails on a truncated, shuffled or mixed file', { timeout: 120_000 }, async () => {
  const send = await setUp()
  const lines = sound.split('\r\n')
  const broken = fc.oneof(
    fc.nat({ max: sound.length }).map((length) => sound.slice(0, length) || 'x'),
    fc.shuffledSubarray(lines, { minLength: 1 }).map((parts) => parts.join('\n')),
    fc
      .array(fc.oneof(fc.constantFrom(...lines), fc.string({ unit: 'grapheme', maxLength: 40 })), {
        minLength: 1,
        maxLength: 20,
      })
      .map((parts) => parts.join('\r\n') || 'x'),
  )
  await fc.assert(
    fc.asyncProperty(broken, async (text) => {
      expect((await send(text, true)).status).toBeLessThan(500)
    }),
    { numRuns: 40, seed: 9 },
  )
})
