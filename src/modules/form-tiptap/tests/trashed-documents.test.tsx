import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, loadTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { transport } from '#platform/web/api/transport.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { useDocumentActions } from '../use-document-actions.ts'

const { send } = transport

beforeAll(async () => {
  await Promise.all([loadTexts('platform'), addTexts('form-tiptap', 'en', texts)])
})
afterEach(() => {
  cleanup()
  transport.send = send
  toasts.set([])
})

const document = {
  id: 1,
  title: 'Plan',
  content: '',
  lead: '',
  words: 0,
  characters: 0,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  version: 1,
  deleted: false,
}

test('restoring a document has an undo, and deleting it permanently shows a message', async () => {
  const methods: string[] = []
  transport.send = async ({ method }) => {
    methods.push(method)
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(document)
  }
  const queries = createQueryClient(() => {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MemoryRouter>
  )
  const { result } = renderHook(useDocumentActions, { wrapper })
  act(() => result.current.restore(document))
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['“Plan” restored.']), { timeout: 5000 })
  await act(async () => toasts.get()[0]?.undo?.())
  act(() => result.current.purge({ ...document, title: '' }))
  await waitFor(() => expect(toasts.get().at(-1)?.text).toBe('“Untitled” deleted permanently.'), {
    timeout: 5000,
  })
  expect(methods.map((method) => method === 'DELETE')).toEqual([false, false, true])
})
