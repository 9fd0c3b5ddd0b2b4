import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import titles from 'virtual:module-titles/en'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import { addTexts } from '#platform/i18n/texts.ts'
import { transport } from '#platform/web/api/transport.ts'
import { App } from '#app/app.tsx'
import type { FoundModule } from './modules.ts'
import { createRoutes, getStart } from './routes.tsx'
import { loadOwnTexts } from './text-files.ts'

const fail = { now: false }
const Screen = () => {
  if (fail.now) throw new Failure(500, 'Internal server error', { requestId: 'request-4711' })
  return <h1 tabIndex={-1}>Chess board</h1>
}

const chess: FoundModule = {
  id: 'chess',
  icon: () => null,
  routes: [
    { path: '/apps/chess/:id', title: 'game', plain: true, lazy: async () => ({ Component: () => <h1>One game</h1> }) },
    { path: '/apps/chess', start: true, plain: true, lazy: async () => ({ Component: Screen }) },
  ],
}

async function open(path: string, found = [chess]) {
  const router = createMemoryRouter(createRoutes(found), { initialEntries: [path] })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () => {
    render(
      <App queries={queries}>
        <RouterProvider router={router} />
      </App>,
    )
  })
  return router
}

beforeEach(async () => {
  fail.now = false
  transport.send = () => new Promise(() => {})
  await loadOwnTexts()
  addTexts('chess', 'en', { title: 'Chess', game: 'A game' })
  addTexts('titles', 'en', { ...titles, chess: 'Chess' })
})
afterEach(cleanup)

test('redirects the root to the start screen, or else to the first screen', async () => {
  const router = await open('/')
  await screen.findByRole('heading', { name: 'Chess board' })
  expect(router.state.location.pathname).toBe('/apps/chess')
  const { start: _, ...plain } = { ...chess.routes[1], path: '/apps/go', lazy: async () => ({ Component: Screen }) }
  expect(getStart([{ ...chess, routes: [plain] }])).toBe('/apps/go')
})

test('shows how to create a module at the root of an application without screens', async () => {
  const router = await open('/', [])
  expect(await screen.findByText('npm run new-module orders', {}, { timeout: 10_000 })).toBeDefined()
  expect(router.state.location.pathname).toBe('/')
})

test('redirects unknown paths to /auth/404, which shows the requested path', async () => {
  const router = await open('/no/such/place?q=1')
  await screen.findByRole('heading', { name: 'Page not found' }, { timeout: 10_000 })
  expect(router.state.location.pathname).toBe('/auth/404')
  expect(screen.getByText('/no/such/place?q=1')).toBeDefined()
  await waitFor(() => expect(document.title).toBe('Page not found · Atrium'))
})

test('sets the title and focuses the heading on navigation', async () => {
  const router = await open('/apps/chess')
  await screen.findByRole('heading', { name: 'Chess board' })
  expect(document.title).toBe('Chess · Atrium')
  await act(() => router.navigate('/apps/chess/7'))
  expect(document.title).toBe('A game · Atrium')
  await act(() => router.navigate('/apps/chess'))
  expect(document.activeElement?.textContent).toBe('Chess board')
})

test('keeps the shell when a screen fails, shows the request’s id and can retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fail.now = true
  await open('/apps/chess')
  await screen.findByText('request-4711')
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined()
  fail.now = false
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  await screen.findByRole('heading', { name: 'Chess board' })
})
