import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { addTexts } from '#platform/i18n/texts.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { transport } from '#platform/web/api/transport.ts'
import { properties, type TaskDetail } from '../contract-schemas.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { useBoardActions } from '../use-board-actions.ts'

const { send } = transport

afterEach(() => {
  cleanup()
  transport.send = send
  toasts.set([])
})

const milk = { id: 'milk', text: 'Milk', done: false }
const items = [{ id: 'tea', text: 'Tea', done: true }, milk]

const task: TaskDetail = {
  id: 4,
  task: 'Shop',
  taskImage: '',
  taskText: SafeHtml.parse(''),
  date: '',
  taskProperty: properties[0],
  labels: [],
  assignees: [],
  cover: null,
  checklist: { done: 1, total: 2 },
  commentCount: 0,
  attachmentCount: 0,
  updatedAt: '2026-03-02T09:00:00.000Z',
  boardId: 1,
  categoryId: 1,
  items,
  attachments: [],
  comments: [],
  activity: [],
  createdAt: '2026-03-02T09:00:00.000Z',
  archived: false,
  deleted: false,
}

/** Removes the second item of a card; the server refuses it or not. Returns what was sent. */
async function removeMilk(isRefused: boolean) {
  await addTexts('kanban', 'en', texts)
  const sent: unknown[] = []
  transport.send = async (request) => {
    if (request.method === 'GET') return Response.json([], { headers: { 'x-total-count': '0' } })
    sent.push(await request.json())
    return isRefused ? Response.json({ message: 'Changed', status: 409 }, { status: 409 }) : Response.json(task)
  }
  const queries = createQueryClient(() => {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MemoryRouter>
  )
  const { result } = renderHook(useBoardActions, { wrapper })
  await waitFor(() => expect(result.current).not.toBeNull())
  act(() => result.current.removeItem(task, milk))
  await waitFor(() => expect(sent).toEqual([{ remove: [{ id: 'milk', base: 'Milk' }] }]))
  return sent
}

test('undo of removing an item overwrites nothing that somebody else has written since', async () => {
  const sent = await removeMilk(false)
  await waitFor(() => expect(toasts.get()).toHaveLength(1))
  void toasts.get()[0]?.undo?.()
  await waitFor(() => expect(sent[1]).toEqual({ set: [{ ...milk, base: 'Milk' }], order: ['tea', 'milk'] }))
})

test('an item whose removal was refused is not reported as removed', async () => {
  await removeMilk(true)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(toasts.get()).toEqual([])
})
