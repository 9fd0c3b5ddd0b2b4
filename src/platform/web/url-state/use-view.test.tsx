import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { useView } from './use-view.ts'

const View = z.object({ color: z.array(z.string()).optional(), page: z.coerce.number().optional() })

function Filters() {
  const [view, setView] = useView(View)
  const toggle = (color: string) =>
    setView(({ color: chosen = [] }) => ({ color: [...chosen, color], page: undefined }))
  return (
    <>
      <output>{view.color?.join(' ')}</output>
      <button
        type="button"
        onClick={() => {
          toggle('red')
          // Like a second click before the first one is rendered.
          setTimeout(() => toggle('blue'))
        }}
      >
        Choose
      </button>
    </>
  )
}

beforeEach(() => history.replaceState(null, '', '/?page=3'))
afterEach(cleanup)

test('keeps both of two quick changes', async () => {
  const router = createBrowserRouter([{ path: '/', Component: Filters }])
  await act(() => render(<RouterProvider router={router} />))
  await act(async () => {
    screen.getByRole('button').click()
    await new Promise((done) => setTimeout(done, 20))
  })
  expect(screen.getByRole('status').textContent).toBe('red blue')
  expect(location.search).toBe('?color=red&color=blue')
})

test('a response that arrives while the next screen is being rendered does not lead back either', async () => {
  let finish = (_changes: { page: number }) => {}
  function Slow() {
    const [, setView] = useView(View)
    const [count, setCount] = useState(0)
    const renderAgain = () => {
      finish = setView
      setCount(count + 1)
    }
    return (
      <button type="button" onClick={renderAgain}>
        {count}
      </button>
    )
  }
  const router = createBrowserRouter([
    { path: '/', Component: Slow },
    { path: '/other', element: 'Other' },
  ])
  await act(() => render(<RouterProvider router={router} />))
  history.replaceState(null, '', '/other')
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe('1')
  act(() => finish({ page: 5 }))
  expect([location.pathname, location.search]).toEqual(['/other', ''])
})

test('a response that arrives after the screen was left does not lead back to it', async () => {
  let finish = (_changes: { page: number }) => {}
  function Slow() {
    const [, setView] = useView(View)
    return (
      <button type="button" onClick={() => (finish = setView)}>
        Create
      </button>
    )
  }
  const router = createBrowserRouter([
    { path: '/', Component: Slow },
    { path: '/other', element: 'Other' },
  ])
  await act(() => render(<RouterProvider router={router} />))
  act(() => screen.getByRole('button').click())
  act(() => finish({ page: 4 }))
  expect([location.pathname, location.search]).toEqual(['/', '?page=4'])
  await act(() => router.navigate('/other'))
  act(() => finish({ page: 5 }))
  expect([location.pathname, location.search]).toEqual(['/other', ''])
})
