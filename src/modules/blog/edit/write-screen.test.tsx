import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
import { useRights } from '../use-rights.ts'
import { Component } from './write-screen.tsx'

vi.mock('../use-rights.ts', () => ({ useRights: vi.fn<typeof useRights>() }))
vi.mock('./open-post.tsx', () => ({ OpenPost: ({ id }: { id: number }) => `Post ${id}` }))
vi.mock('./write-form.tsx', () => ({
  WriteForm: ({ onCreated }: { onCreated: (id: number) => void }) => (
    <button type="button" onClick={() => onCreated(28)}>
      Save a new post
    </button>
  ),
}))

const setRight = (write: boolean) =>
  vi.mocked(useRights).mockReturnValue({ create: write, comment: write, update: () => write, remove: () => write })

beforeAll(async () => void (await loadTexts('platform')))
afterEach(cleanup)

test('opens a saved new post again, not a blank one, when the right to write was taken and comes back', async () => {
  let update = () => {}
  function Screen() {
    const [, setCount] = useState(0)
    update = () => setCount((count) => count + 1)
    return <Component />
  }
  const change = (write: boolean) => {
    setRight(write)
    act(() => update())
  }
  setRight(true)
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }])
  const { container } = render(<RouterProvider router={router} />)
  await act(async () => screen.getByRole('button', { name: 'Save a new post' }).click())
  expect(router.state.location.search).toBe('?post=28')
  screen.getByRole('button', { name: 'Save a new post' })
  change(false)
  screen.getByRole('heading', { name: 'You do not have access' })
  change(true)
  expect(container.textContent).toBe('Post 28')
})
