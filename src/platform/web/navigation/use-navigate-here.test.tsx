import { act, cleanup, render, screen } from '@testing-library/react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useNavigateHere } from './use-navigate-here.ts'

beforeEach(() => history.replaceState(null, '', '/list'))
afterEach(cleanup)

/** A screen whose button starts a call, and `finish`, which leads to what the call has created. */
async function openList() {
  const calls: (() => Promise<void>)[] = []
  function List() {
    const navigate = useNavigateHere()
    return (
      <button type="button" onClick={() => calls.push(() => navigate('/created'))}>
        Copy
      </button>
    )
  }
  const router = createBrowserRouter([
    { path: '/list', Component: List },
    { path: '/list/:id', Component: List },
    { path: '*', element: null },
  ])
  await act(() => render(<RouterProvider router={router} />))
  act(() => screen.getByRole('button').click())
  return { router, finish: () => act(async () => void (await calls[0]?.())) }
}

test('a response leads on from the screen on which the user waits for it', async () => {
  const { finish } = await openList()
  await finish()
  expect(location.pathname).toBe('/created')
})

test('a response that arrives after the user has left the screen does not lead away from another', async () => {
  const { router, finish } = await openList()
  await act(() => router.navigate('/other'))
  await finish()
  expect(location.pathname).toBe('/other')
})
