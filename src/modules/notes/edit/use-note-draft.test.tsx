import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, loadTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { transport } from '#platform/web/api/transport.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { Note } from '../contract.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { useNoteDraft } from './use-note-draft.ts'

const { send } = transport

beforeAll(async () => {
  await Promise.all(['form', 'platform'].map((owner) => loadTexts(owner)))
  await addTexts('notes', 'en', texts)
})
afterEach(() => {
  cleanup()
  transport.send = send
  toasts.set([])
  localStorage.clear()
})

const moment = '2026-01-01T00:00:00.000Z'
const note = Note.parse({
  id: 1,
  owner: { id: 'u1', name: 'Nadia', avatar: '' },
  collaborators: [],
  reminderAt: null,
  title: 'Spare key',
  color: 'info',
  datef: moment,
  deleted: false,
  kind: 'text',
  text: '',
  items: [],
  pinned: false,
  archived: false,
  labels: [],
  position: 0,
  updatedAt: moment,
})

test('a closed note that could not be saved says why in words, not by the text of the rejection', async () => {
  transport.send = () => Promise.reject(new TypeError('Wrong Services'))
  const queries = createQueryClient(() => {})
  const user = { id: 'u1', name: '', email: '', role: 'admin', roleName: null, jobTitle: '', avatar: '' }
  queries.setQueryData(sessionQuery.queryKey, { mode: 'sample', user, rules: [], users: [] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useNoteDraft(note), { wrapper })
  await waitFor(() => expect(result.current).not.toBeNull())
  act(() => result.current.draft.change({ text: 'Under the third pot' }))
  unmount()
  await waitFor(() => expect(toasts.get()).not.toEqual([]))
  const said = JSON.stringify(toasts.get())
  expect(said).toContain('Spare key')
  expect(said).not.toContain('Wrong Services')
})
