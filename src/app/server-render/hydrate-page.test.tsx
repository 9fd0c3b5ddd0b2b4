import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { hydratePage } from './hydrate-page.ts'

const query = { queryKey: ['user'], queryFn: () => Promise.reject(new Error('No request')), staleTime: Infinity }

function User() {
  const { data } = useQuery<string>(query)
  return data === 'first' ? <p>first</p> : <h2>{data}</h2>
}

/** A rendered page with a button that changes the user, and a part whose code arrives later. */
function hydrate(queries: QueryClient) {
  const code = Promise.withResolvers<{ default: () => React.ReactNode }>()
  const Late = lazy(() => code.promise)
  function Switch() {
    const { mutate } = useMutation({
      mutationFn: async () => 'second',
      onSuccess: (next) => queries.setQueryData(query.queryKey, next),
    })
    return (
      <button type="button" onClick={() => mutate()}>
        Switch
      </button>
    )
  }
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = '<main><button type="button">Switch</button><!--$--><p>first</p><!--/$--></main>'
  queries.setQueryData(query.queryKey, 'first')
  const page = (
    <QueryClientProvider client={queries}>
      <main>
        <Switch />
        <Suspense>
          <Late />
        </Suspense>
      </main>
    </QueryClientProvider>
  )
  const onHydrated = vi.fn<() => void>()
  hydratePage(root, page, queries, onHydrated)
  return { root, onHydrated, loadCode: () => code.resolve({ default: User }) }
}

test('a write before a part of the page is hydrated changes it, and is no error', async () => {
  const report = vi.fn<typeof reportError>()
  vi.stubGlobal('reportError', report)
  const { root, onHydrated, loadCode } = hydrate(new QueryClient())
  await waitFor(() => expect(Object.keys(root.querySelector('button') ?? {}).join()).toContain('__reactProps'))
  root.querySelector('button')?.click()
  await new Promise((resolve) => setTimeout(resolve, 50))
  loadCode()
  await waitFor(() => expect(root.innerHTML).toContain('<h2>second</h2>'))
  await waitFor(() => expect(onHydrated).toHaveBeenCalledOnce())
  expect(report).not.toHaveBeenCalled()
})

test('reports a part that differs from its HTML without a write', async () => {
  const report = vi.fn<typeof reportError>()
  vi.stubGlobal('reportError', report)
  const queries = new QueryClient()
  const { root, onHydrated, loadCode } = hydrate(queries)
  queries.setQueryData(query.queryKey, 'second')
  loadCode()
  await waitFor(() => expect(root.innerHTML).toContain('<h2>second</h2>'))
  // No timer may outlive the test.
  await waitFor(() => expect(onHydrated).toHaveBeenCalledOnce())
  expect(report).toHaveBeenCalledOnce()
})
