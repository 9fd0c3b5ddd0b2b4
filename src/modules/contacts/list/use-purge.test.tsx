import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, loadTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { transport } from '#platform/web/api/transport.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { useBulk } from './use-bulk.ts'
import { usePurge } from './use-purge.ts'

const { send } = transport

beforeAll(async () => void (await Promise.all(['records', 'form', 'platform'].map((owner) => loadTexts(owner)))))
afterEach(() => {
  cleanup()
  transport.send = send
  toasts.set([])
})

/** Deletes the contacts 1 to 4 permanently; these calls are refused with a status. Returns the tried ids and the toasts. */
async function purge(refused: Readonly<Record<number, number>>) {
  const tried: number[] = []
  transport.send = async (request) => {
    const id = Number(/\/(\d+)/.exec(new URL(request.url).pathname)?.[1])
    tried.push(id)
    const status = refused[id]
    return status === undefined
      ? new Response(null, { status: 204 })
      : Response.json({ title: 'Refused', status }, { status })
  }
  void addTexts('contacts', 'en', texts)
  const queries = createQueryClient(() => {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => usePurge(useBulk().run), { wrapper })
  await act(() => result.current([1, 2, 3, 4].map((id) => ({ id }))))
  return { tried, said: toasts.get().map(({ text }) => text) }
}

test('goes on after a contact that a colleague has deleted permanently, and says so', async () => {
  expect(await purge({ 2: 404 })).toEqual({
    tried: [1, 2, 3, 4],
    said: ['3 contacts deleted permanently. 1 record was no longer in the trash.'],
  })
})

test('says in words of deleting why contacts were not deleted', async () => {
  expect((await purge({ 2: 403 })).said).toEqual([
    '3 contacts deleted permanently. You do not have permission to delete some of these records.',
  ])
  toasts.set([])
  expect((await purge({ 1: 503 })).said).toEqual(['The deletion stopped: the server cannot be reached.'])
})

test('stops at a failure of the server, and says what was deleted before', async () => {
  const { tried, said } = await purge({ 2: 500 })
  expect(tried).toEqual([1, 2])
  expect(said).toEqual([expect.stringMatching(/^1 contact deleted permanently\. ./)])
})
