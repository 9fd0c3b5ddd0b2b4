import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('a screen hears of a change before the next frame is drawn', async () => {
  const queries = createQueryClient(() => {})
  const hear = vi.fn<() => void>()
  const end = new QueryObserver(queries, { queryKey: ['things'], enabled: false }).subscribe(hear)
  queries.setQueryData(['things'], 'changed')
  await Promise.resolve()
  expect(hear).toHaveBeenCalled()
  end()
})
