import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { transport } from '#platform/web/api/transport.ts'
import { holdWrites } from './hold-writes.ts'
import { whenHydrated } from './when-hydrated.ts'

const { send } = transport
afterEach(() => {
  transport.send = send
})

const query = { queryKey: ['user'], queryFn: () => Promise.reject(new Error('No request')), staleTime: Infinity }

function User() {
  const { data } = useQuery<string>(query)
  return data === 'first' ? <p>first</p> : <h2>{data}</h2>
}

test('a write before a part of the page is hydrated changes it afterwards', async () => {
  const code = Promise.withResolvers<{ default: () => React.ReactNode }>()
  const Late = lazy(() => code.promise)
  const root = document.createElement('div')
  root.innerHTML = '<main><h1>Title</h1><!--$--><p>first</p><!--/$--></main>'
  const queries = new QueryClient()
  queries.setQueryData(query.queryKey, 'first')
  const sent = vi.fn<typeof send>(async () => Response.json('second'))
  transport.send = sent
  const errors: unknown[] = []
  hydrateRoot(
    root,
    <QueryClientProvider client={queries}>
      <main>
        <h1>Title</h1>
        <Suspense>
          <Late />
        </Suspense>
      </main>
    </QueryClientProvider>,
    { onRecoverableError: (error) => errors.push(error) },
  )
  whenHydrated(root, holdWrites())

  const url = 'http://atrium.test/api/session'
  expect(await (await transport.send(new Request(url))).json()).toBe('second')
  const write = transport.send(new Request(url, { method: 'PUT' }))
  const written = write.then(async (response) => queries.setQueryData(query.queryKey, await response.json()))
  expect(sent).toHaveBeenCalledTimes(2)
  await new Promise((resolve) => setTimeout(resolve, 100))
  code.resolve({ default: User })
  await written
  await vi.waitFor(() => expect(root.innerHTML).toContain('<h2>second</h2>'))
  expect(errors).toEqual([])
})
