import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
import { Chart } from './chart.tsx'

// Browser tests check the drawing; here only the library's input matters.
vi.mock('./line-plot.tsx', () => ({ default: () => <p>plot</p> }))

beforeAll(async () => void (await loadTexts('platform')))
afterEach(cleanup)

const points = [
  { key: 'a', label: 'Monday', tick: 'Mon' },
  { key: 'b', label: 'Tuesday', tick: 'Tue' },
]
const series = [
  { key: 'now', label: 'Now', values: [1, 2] },
  { key: 'before', label: 'Before', values: [3, 4], isPast: true },
]

const show = (shown?: typeof points) =>
  render(
    <Chart
      kind="line"
      title="Sales"
      pointLabel="Day"
      points={shown}
      series={series}
      format={{ value: (value) => `£${value}` }}
    />,
  )
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

test('a button switches between chart and table', async () => {
  show(points)
  expect(await screen.findByText('plot')).toBeTruthy()
  expect(rows()).toEqual(['DayNowBefore', 'Monday£1£3', 'Tuesday£2£4'])
  const toggle = screen.getByRole('button', { name: 'Table' })
  expect(toggle.getAttribute('aria-pressed')).toBe('false')

  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByText('plot')).toBeNull()
  expect(screen.getByRole('region', { name: 'Sales' }).tabIndex).toBe(0)
  expect(rows()).toEqual(['DayNowBefore', 'Monday£1£3', 'Tuesday£2£4'])
})

test('has its title and legend while loading', () => {
  show()
  expect(screen.getByRole('figure', { name: 'Sales' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Now', 'Before'])
  expect(screen.queryByRole('table')).toBeNull()
})
