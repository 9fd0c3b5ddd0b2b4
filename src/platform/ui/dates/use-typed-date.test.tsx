import { act, renderHook } from '@testing-library/react'
import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { useTypedDate } from './use-typed-date.ts'

const render = (value: string | null) =>
  renderHook(({ value }: { value: string | null }) => useTypedDate(value, 'YYYY-MM-DD'), { initialProps: { value } })

const invalid = dayjs('')

test('takes the first digits of a year for incomplete input', () => {
  const { result } = render('2026-03-05')
  act(() => void expect(result.current.type(dayjs('2026-03-05').year(2))).toBeNull())
  expect(result.current).toMatchObject({ value: null, date: expect.anything() })
})

test('keeps the input when a parent adopts it later, as the URL does', () => {
  const { result, rerender } = render('2026-03-05')
  act(() => void result.current.type(invalid))
  act(() => void result.current.type(dayjs('2027-03-05')))
  act(() => void result.current.type(invalid))
  rerender({ value: null })
  rerender({ value: '2027-03-05' })
  expect(result.current.date).toBe(invalid)
  rerender({ value: null })
  expect(result.current.date).toBe(invalid)
})

test('shows a value that was not typed', () => {
  const { result, rerender } = render('2026-03-05')
  act(() => void result.current.type(invalid))
  rerender({ value: '2030-01-01' })
  expect(result.current.value).toBe('2030-01-01')
  rerender({ value: null })
  expect(result.current).toMatchObject({ value: null, date: null })
})
