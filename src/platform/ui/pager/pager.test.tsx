import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
// Loaded before, since its import takes longer than a test should wait.
import './page-numbers.tsx'
import { Pager } from './pager.tsx'

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
