import { waitFor } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { whenHydrated } from './when-hydrated.ts'

test('waits for each part of a page, also for one whose code arrives late', async () => {
  const code = Promise.withResolvers<{ default: () => React.ReactNode }>()
  const Late = lazy(() => code.promise)
  const root = document.createElement('div')
  root.innerHTML = '<link rel="preload" as="image" href="#"><main><h1>Title</h1><!--$--><p>Late</p><!--/$--></main>'
  const run = vi.fn<() => void>()
  whenHydrated(root, run)
  hydrateRoot(
    root,
    <main>
      <h1>Title</h1>
      <Suspense>
        <Late />
      </Suspense>
    </main>,
  )
  await waitFor(() => expect(Object.keys(root.querySelector('h1') ?? {}).join()).toContain('__reactProps'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(run).not.toHaveBeenCalled()
  code.resolve({ default: () => <p>Late</p> })
  await waitFor(() => expect(run).toHaveBeenCalledOnce())
  expect(Object.keys(root.querySelector('p') ?? {}).join()).toContain('__reactProps')
})
