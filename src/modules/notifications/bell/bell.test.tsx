import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { transport } from '#platform/web/api/transport.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import Bell from './bell.tsx'

const { send } = transport

afterEach(() => {
  cleanup()
  transport.send = send
})

test('notices of the open screen that arrive in a hidden tab are read once the tab is shown', async () => {
  const path = '/apps/orders?order=3'
  const visits: unknown[] = []
  transport.send = async (request) => {
    if (request.method === 'GET') return Response.json({ count: 1, paths: [path] })
    visits.push(await request.json())
    return new Response(null, { status: 204 })
  }
  const queries = createQueryClient(() => {})
  queries.setQueryData(sessionQuery.queryKey, { mode: 'sample', user: {}, rules: [], users: [] })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queries}>
        <Bell title="Notifications" toolClass="" newItems={(count) => `${count} new`} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByRole('button', { name: 'Notifications: 1 new' })
  expect(visits).toEqual([])
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(visits).toEqual([{ path }]))
})
