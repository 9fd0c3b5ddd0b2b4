import { expect, test } from 'vitest'
import { withIsoDates } from './iso-dates.ts'

const read = (...cells: string[]) =>
  withIsoDates(
    cells.map((day) => ({ day, other: '1/2/2000' })),
    ['day'],
  )

test.each([
  ['ISO', ['1990-04-12', '1990-4-2'], ['1990-04-12', '1990-04-02']],
  ['without hyphens', ['19900412'], ['1990-04-12']],
  ['the year first', ['1990/4/12', '1990.04.12'], ['1990-04-12', '1990-04-12']],
  ['points', ['12.04.1990'], ['1990-04-12']],
  ['a time', ['1990-04-12T00:00:00Z', '12.04.1990 00:00'], ['1990-04-12', '1990-04-12']],
  ['the day first', ['12/04/1990', '25/12/1990'], ['1990-04-12', '1990-12-25']],
  ['the month first', ['12/04/1990', '04/25/1990'], ['1990-12-04', '1990-04-25']],
  ['an unknown order', ['12/04/1990', '4/4/1990'], ['12/04/1990', '1990-04-04']],
  ['something else', ['--0412', 'soon', '', '1/2/90'], ['--0412', 'soon', '', '1/2/90']],
])('reads dates with %s', (_, cells, days) => {
  expect(read(...cells)).toEqual(days.map((day) => ({ day, other: '1/2/2000' })))
})
