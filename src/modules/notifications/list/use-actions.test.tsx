import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { addTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { transport } from '#platform/web/api/transport.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { useActions } from './use-actions.ts'

const { send } = transport

afterEach(() => {
  cleanup()
  transport.send = send
  toasts.set([])
})

/** The actions of a list whose calls are answered by `answer`, with the ids of the notices that were sent. */
function openActions() {
  const sent: unknown[] = []
  let answer = () => {}
  transport.send = async (request) => {
    const body: unknown = await request.json()
    sent.push([new URL(request.url).pathname.split('/').at(-1), body])
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return Response.json(body)
  }
  void addTexts('notifications', 'en', texts)
  const queries = createQueryClient(() => {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  return { sent, answer: () => answer(), ...renderHook(useActions, { wrapper }) }
}

const said = () => toasts.get().map(({ text }) => text)

test('says that notices were removed, and offers undo, though the list was left before the answer', async () => {
  const { sent, answer, result, unmount } = openActions()
  act(() => result.current.remove([4, 7]))
  await waitFor(() => expect(sent).toEqual([['remove', { ids: [4, 7] }]]))
  unmount()
  answer()
  await waitFor(() => expect(said()).toEqual(['2 notifications deleted.']))
  toasts.get()[0]?.undo?.()
  await waitFor(() => expect(sent.at(-1)).toEqual(['restore', { ids: [4, 7] }]))
  answer()
})
