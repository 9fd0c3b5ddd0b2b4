import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
// Loaded before, since its import takes longer than a test should wait.
import './page-numbers.tsx'
import { Pager } from './pager.tsx'

beforeAll(async () => void (await loadTexts('platform')))
afterEach(cleanup)

test('shows nothing for a single page', () => {
  const { container } = render(<Pager total={12} perPage={12} page={1} onPage={() => {}} />)
  expect(container.childElementCount).toBe(0)
})

test('marks the last page if the list has become shorter, and opens others', async () => {
  const onPage = vi.fn<(page: number) => void>()
  const { container } = render(<Pager total={13} perPage={12} page={5} onPage={onPage} />)
  await screen.findByRole('button', { name: /page 1$/i })
  expect(container.querySelector('[aria-current]')?.textContent).toBe('2')
  fireEvent.click(screen.getByRole('button', { name: /page 1$/i }))
  expect(onPage).toHaveBeenCalledWith(1)
})

test('says the opened page once, but neither the first one nor a change of the number of pages', () => {
  const pager = (total: number, page: number) => <Pager total={total} perPage={12} page={page} onPage={() => {}} />
  const { rerender } = render(pager(60, 1))
  const said = screen.getByRole('status')
  expect(said.textContent).toBe('')
  rerender(pager(60, 2))
  expect(screen.getByRole('status')).toBe(said)
  expect(said.textContent).toBe('Page 2 of 5')
  rerender(pager(48, 2))
  expect(said.textContent).toBe('Page 2 of 5')
  rerender(pager(48, 1))
  expect(said.textContent).toBe('Page 1 of 4')
})
