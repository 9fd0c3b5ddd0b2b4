import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createEmail, openScreen } from '../tests/mail-screen-test.tsx'
import { useMarkRead } from './use-mark-read.ts'

afterEach(cleanup)

const open = () => {
  const { calls, wrapper } = openScreen(() => ({ messages: 1, conversations: 1, unsent: 0, undo: [] }))
  const marked = () => calls.flatMap(({ body }) => JSON.stringify(body))
  return { wrapper, marked }
}
const marking = (id: number) => JSON.stringify({ changes: [{ target: { ids: [id] }, set: { read: true } }] })

const showPage = (isShown: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('marks messages as read when they are opened or arrive, but not one that the user marks as unread', async () => {
  const { wrapper, marked } = open()
  const [unread, read] = [createEmail({ id: 1, read: false }), createEmail({ id: 1 })]
  const { rerender } = renderHook((messages) => useMarkRead(1, messages), { wrapper, initialProps: [unread] })
  await waitFor(() => expect(marked()).toEqual([marking(1)]))
  rerender([read])
  rerender([unread])
  rerender([unread, createEmail({ id: 2, read: false })])
  await waitFor(() => expect(marked()).toEqual([marking(1), marking(2)]))
})

test('marks what arrived in a hidden tab once the tab is shown', async () => {
  const { wrapper, marked } = open()
  const read = createEmail({ id: 1 })
  const { rerender } = renderHook((messages) => useMarkRead(1, messages), { wrapper, initialProps: [read] })
  showPage(false)
  rerender([read, createEmail({ id: 2, read: false })])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(marked()).toEqual([])
  showPage(true)
  await waitFor(() => expect(marked()).toEqual([marking(2)]))
})
