import { expect, test } from 'vitest'
import type { Occurrence } from '../contract.ts'
import type { LocalEvent } from '../events/local-event.ts'
import { draggedRange } from './drag-range.ts'

const occurrence: Occurrence = JSON.parse('{}')
const fair: LocalEvent = {
  key: '1',
  occurrence,
  color: 'blue',
  start: '2031-03-24T18:00',
  end: '2031-03-26T09:00',
  allDay: false,
  changedEvent: undefined,
}
const resizedTo = (date: string) =>
  draggedRange({
    kind: 'resize',
    event: fair,
    from: { date: '2031-03-26', minutes: null },
    to: { date, minutes: null },
  }).end

test('resizes an event of several days by days, and not to before its start', () => {
  expect(resizedTo('2031-03-27')).toBe('2031-03-27T09:00')
  expect(resizedTo('2031-03-25')).toBe('2031-03-25T09:00')
  expect(resizedTo('2031-03-24')).toBe('2031-03-24T18:15')
  expect(resizedTo('2031-03-23')).toBe('2031-03-24T18:15')
})
