import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod'
import { addTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { transport } from '#platform/web/api/transport.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { useClearColumn } from '../use-clear-column.ts'

const { send } = transport

afterEach(() => {
  cleanup()
  transport.send = send
  toasts.set([])
})

const Body = z.object({ tasks: z.array(z.int()) })

/** Clears a column of 2500 cards, which takes three calls; those at `refused` fail. */
async function clear(refused: readonly number[]) {
  await addTexts('kanban', 'en', texts)
  const calls: number[] = []
  const failures: Error[] = []
  transport.send = async (request) => {
    const { tasks } = Body.parse(await request.json())
    calls.push(tasks.length)
    return refused.includes(calls.length) ? Response.json({ message: 'Refused' }, { status: 409 }) : Response.json([])
  }
  const queries = createQueryClient((error) => void failures.push(error))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useClearColumn, { wrapper })
  const child = Array.from({ length: 2500 }, (_, index) => ({ id: index + 1 }))
  await act(() => result.current({ id: 1, child }))
  return { calls, failures: failures.length, toast: toasts.get()[0] }
}

test('a column of which a part was refused offers undo of what was archived', async () => {
  const { calls, failures, toast } = await clear([2])
  expect([calls, failures]).toEqual([[1000, 1000, 500], 1])
  expect(toast?.text).toContain('1,500')
  void toast?.undo?.()
  await waitFor(() => expect(calls.slice(3)).toEqual([1000, 500]))
})

test('a column that was refused as a whole is not reported as cleared', async () => {
  expect(await clear([1, 2, 3])).toMatchObject({ failures: 3, toast: undefined })
})
