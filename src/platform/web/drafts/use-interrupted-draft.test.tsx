import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router'
import * as z from 'zod'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import { loadTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { Autosave } from './autosave.ts'
import { localCopies } from './autosave-options.ts'
import { useAutosave } from './use-autosave.ts'
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

const Post = z.object({ text: z.string() })

function AutosavedPost({ save }: { save: () => Promise<never> }) {
  const [autosave] = useState(() => {
    const record = { id: 3, version: 1 }
    const copies = localCopies('u1', 'orders.post', Post)
    const getValues = () => ({ text: '' })
    return new Autosave({ record, values: { text: '' }, getValues, getStamp: () => 1, edit: save, copies })
  })
  const { values } = useAutosave(autosave)
  return <textarea value={values.text} onChange={({ target }) => autosave.change({ text: target.value })} />
}

function open() {
  const queries = new QueryClient()
  queries.setQueryData(sessionQuery.queryKey, { user: { id: 'u1' }, rules: [] })
  const page = (content: ReactNode) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter>{content}</MemoryRouter>
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

test('says that the input of an autosaved record is kept when its editor closes and saving fails', () => {
  const save = () => Promise.reject(new Failure(403, 'Refused'))
  const { write, show } = open()
  show(<AutosavedPost save={save} />)
  write('Half a thought')
  expect(show(null)).toEqual(kept)
})
