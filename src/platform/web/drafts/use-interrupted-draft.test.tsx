import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { useTextDraft } from './use-local-draft.ts'

beforeAll(async () => void (await loadTexts('platform')))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.runAllTimers()
  vi.useRealTimers()
  toasts.set([])
  localStorage.clear()
})

function Note() {
  const [text, setText] = useTextDraft('orders.note.3')
  return <textarea value={text} onChange={(event) => setText(event.target.value)} />
}

function open() {
  const queries = new QueryClient()
  queries.setQueryData(sessionQuery.queryKey, { user: { id: 'u1' }, rules: [] })
  const page = (content: ReactNode) => (
    <QueryClientProvider client={queries}>
      {content}
      <button type="button">Close</button>
    </QueryClientProvider>
  )
  const { rerender } = render(page(<Note key="a" />))
  const write = (text: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value: text } })
  const show = (content: ReactNode) => {
    rerender(page(content))
    act(() => void vi.runAllTimers())
    return toasts.get().map(({ text }) => text)
  }
  return { write, show }
}

const kept = [expect.stringContaining('What you wrote is kept')]

test('says that a draft is kept when another user closes its field', () => {
  const { write, show } = open()
  fireEvent.pointerDown(screen.getByRole('textbox'))
  write('Half a thought')
  expect(show(null)).toEqual(kept)
})

test('says so also long after the user’s last click', () => {
  const { write, show } = open()
  write('Half a thought')
  fireEvent.pointerDown(screen.getByRole('textbox'))
  vi.advanceTimersByTime(2000)
  expect(show(null)).toEqual(kept)
})

test('says nothing when the user closes the field', () => {
  for (const close of [
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => fireEvent.click(screen.getByRole('button')),
    () => history.pushState(null, '', '?other'),
  ]) {
    const { write, show } = open()
    write('Half a thought')
    close()
    expect(show(null)).toEqual([])
    cleanup()
  }
})

test('says nothing without a draft, or when the field only moves', () => {
  const { write, show } = open()
  expect(show(<Note key="b" />)).toEqual([])
  write('Half a thought')
  expect(show(<Note key="c" />)).toEqual([])
  write('')
  expect(show(null)).toEqual([])
})
