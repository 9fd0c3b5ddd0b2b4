import { expect, test } from 'vitest'
import { formatRule, parseRule } from './rule.ts'

test.each([
  ['FREQ=DAILY'],
  ['FREQ=DAILY;INTERVAL=3;COUNT=5'],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20261231T090000'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU'],
  ['FREQ=MONTHLY;BYDAY=-1TH'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1,15'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;UNTIL=20400101'],
])('formats the parsed rule %s unchanged', (text) => expect(formatRule(parseRule(text))).toBe(text))

test('converts an end in UTC to local time', () => {
  const rule = parseRule('freq=daily;until=20260710T080000Z', (utc) => utc.slice(0, 16).replace('T08', 'T09'))
  expect(rule.until).toBe('2026-07-10T09:00')
})

test.each([
  ['', /no part/],
  ['nonsense', /no part/],
  ['FREQ=', /no part/],
  ['FREQ=HOURLY', /FREQ/],
  ['FREQ=SECONDLY', /FREQ/],
  ['INTERVAL=2', /FREQ/],
  ['FREQ=DAILY;FREQ=DAILY', /twice/],
  ['FREQ=DAILY;COUNT=0', /COUNT/],
  ['FREQ=DAILY;COUNT=1001', /COUNT/],
  ['FREQ=DAILY;COUNT=-1', /COUNT/],
  ['FREQ=DAILY;COUNT=1.5', /no part/],
  ['FREQ=DAILY;INTERVAL=0', /INTERVAL/],
  ['FREQ=DAILY;INTERVAL=99999', /INTERVAL/],
  ['FREQ=DAILY;COUNT=2;UNTIL=20270101', /cannot be combined/],
  ['FREQ=DAILY;UNTIL=tomorrow', /UNTIL/],
  ['FREQ=DAILY;UNTIL=20261332', /UNTIL/],
  ['FREQ=DAILY;UNTIL=20260230', /UNTIL/],
  ['FREQ=WEEKLY;BYDAY=XX', /weekday/],
  ['FREQ=WEEKLY;BYDAY=1MO', /BYDAY/],
  ['FREQ=MONTHLY;BYDAY=6MO', /BYDAY/],
  ['FREQ=MONTHLY;BYDAY=0MO', /BYDAY/],
  ['FREQ=MONTHLY;BYMONTHDAY=32', /BYMONTHDAY/],
  ['FREQ=MONTHLY;BYMONTHDAY=0', /BYMONTHDAY/],
  ['FREQ=YEARLY;BYMONTH=13', /BYMONTH/],
  ['FREQ=WEEKLY;BYMONTHDAY=3', /weekly/],
  ['FREQ=MONTHLY;BYSETPOS=1', /BYSETPOS/],
  ['FREQ=DAILY;BYHOUR=9,10', /BYHOUR/],
  ['FREQ=YEARLY;BYWEEKNO=20', /BYWEEKNO/],
  ['FREQ=DAILY;X-EVIL=1', /no part/],
])('rejects %s', (text, reason) => expect(() => parseRule(text)).toThrow(reason))
