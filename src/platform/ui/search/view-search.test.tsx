import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
import { ViewSearch } from './view-search.tsx'

beforeAll(async () => void (await loadTexts('platform')))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** A page whose URL changes with a delay. */
function Page({ onSearch, lag = 0 }: { onSearch: (q: string | undefined) => void; lag?: number }) {
  const [q, setQ] = useState('')
  const search = (next: string | undefined) => {
    onSearch(next)
    setTimeout(() => setQ(next ?? ''), lag)
  }
  return (
    <>
      <ViewSearch label="Search" q={q} onSearch={search} focusKey="/" />
      <button type="button" onClick={() => setQ('from a link')}>
        Go
      </button>
    </>
  )
}

test('shows every letter immediately and searches once', async () => {
  const onSearch = vi.fn<(q: string | undefined) => void>()
  await act(() => render(<Page onSearch={onSearch} />))
  for (const text of ['a', 'an', 'ann']) {
    type(text)
    expect(field().value).toBe(text)
    await wait(50)
  }
  expect(onSearch).not.toHaveBeenCalled()
  await wait(200)
  expect(onSearch.mock.calls).toEqual([['ann']])
})

test('a late change of the URL does not undo typing', async () => {
  await act(() => render(<Page onSearch={() => {}} lag={500} />))
  type('ann')
  await wait(250)
  type('anna ')
  await wait(300)
  expect(field().value).toBe('anna ')
  await wait(1000)
  expect(field().value).toBe('anna ')
})

test('follows other changes of the URL', async () => {
  await act(() => render(<Page onSearch={() => {}} />))
  type('ann')
  await wait(300)
  fireEvent.click(screen.getByText('Go'))
  expect(field().value).toBe('from a link')
})

test('a click elsewhere comes after the search that was typed before it', async () => {
  const onSearch = vi.fn<(q: string | undefined) => void>()
  await act(() => render(<Page onSearch={onSearch} />))
  type('ann')
  fireEvent.blur(field())
  await wait(0)
  fireEvent.click(screen.getByText('Go'))
  await wait(300)
  expect(onSearch.mock.calls).toEqual([['ann']])
  expect(field().value).toBe('from a link')
})

test('an empty field clears the search, and the shortcut focuses the field', async () => {
  const onSearch = vi.fn<(q: string | undefined) => void>()
  await act(() => render(<Page onSearch={onSearch} />))
  type('ann')
  await wait(300)
  fireEvent.keyDown(field(), { key: 'Escape' })
  await wait(300)
  expect(onSearch).toHaveBeenLastCalledWith(undefined)
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(field())
})
