import { useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { api } from '../email-client.ts'
import { useMailActions } from '../use-mail-actions.ts'
import { createConversation, openScreen, problem } from './mail-screen-test.tsx'

afterEach(cleanup)

const target = (thread: number) => ({ target: { threads: [thread] }, threads: [thread] })
const report = { messages: 1, conversations: 1, unsent: 0 }

test('a failed action keeps what was fetched since: a later action stays, and so does a deletion elsewhere', async () => {
  const inbox = [1, 2, 3].map(createConversation)
  let refuse = () => {}
  const { wrapper } = openScreen(async ({ method, body }) => {
    if (method === 'GET') return inbox
    if (JSON.stringify(body).includes('[1]')) {
      await new Promise<void>((resolve) => {
        refuse = resolve
      })
      return problem(500)
    }
    // The other device has deleted the third conversation.
    inbox.splice(1, 2)
    return { ...report, undo: [{ target: { ids: [2] }, set: { folder: 'inbox' } }] }
  })
  const { result } = renderHook(
    () => ({ actions: useMailActions(), list: useQuery(api.threads.page({ query: { in: 'inbox' } })) }),
    { wrapper },
  )
  const threads = () => result.current.list.data?.items.map(({ threadId }) => threadId)
  await waitFor(() => expect(threads()).toEqual([1, 2, 3]))
  act(() => result.current.actions.archive(target(1)))
  await waitFor(() => expect(threads()).toEqual([2, 3]))
  act(() => result.current.actions.archive(target(2)))
  await waitFor(() => expect(toasts.get()).toHaveLength(1))
  await waitFor(() => expect(threads()).toEqual([1]))
  act(() => refuse())
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(threads()).toEqual([1])
})

test('reports what has changed only, and a message that stays a draft after an undo', async () => {
  let undo: unknown[] = []
  let unsent = 0
  const { wrapper } = openScreen(() => ({ ...report, unsent, undo }))
  const { result } = renderHook(useMailActions, { wrapper })
  act(() => result.current.archive(target(1)))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(toasts.get()).toEqual([])

  undo = [{ target: { ids: [1] }, set: { trash: false, sendAt: '2026-03-02T09:00:00.000Z' } }]
  act(() => result.current.trash(target(1)))
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['Conversation moved to trash.']))
  unsent = 1
  act(() => void toasts.get()[0]?.undo?.())
  await waitFor(() =>
    expect(toasts.get().at(-1)?.text).toBe('Restored as a draft, since the time to send it has passed.'),
  )
})
