import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conflict, Failure } from '#platform/errors/failure.ts'
import { useRenewedBase } from './use-renewed-base.ts'

test('a change by a colleague is refused once, and the next call is sent with the present value', async () => {
  const { result, rerender } = renderHook(({ current }) => useRenewedBase(current), { initialProps: { current: 0 } })
  rerender({ current: 33 })
  const sent: number[] = []
  const send = (error?: Error) =>
    act(async () => {
      const [, call] = result.current
      await call(async (base) => {
        sent.push(base)
        if (error) throw error
      }).catch(() => {})
    })
  await send(new Failure(422, 'Too much'))
  await send(conflict('33.00 was refunded in the meantime'))
  await send()
  expect(sent).toEqual([0, 0, 33])
})
