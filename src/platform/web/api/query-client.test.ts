import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('notifies observers of a change before the next frame', async () => {
  const queries = createQueryClient(() => {})
  const hear = vi.fn<() => void>()
  const end = new QueryObserver(queries, { queryKey: ['things'], enabled: false }).subscribe(hear)
  queries.setQueryData(['things'], 'changed')
  await Promise.resolve()
  expect(hear).toHaveBeenCalled()
  end()
})

const changing = () => {
  const queries = createQueryClient(() => {})
  const first = Promise.withResolvers<string>()
  const queryFn = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise).mockResolvedValue('after')
  return { queries, first, options: { queryKey: ['things', 1], queryFn } }
}

test('refetches once if data changes during the first fetch', async () => {
  const { queries, first, options } = changing()
  const observer = new QueryObserver(queries, options)
  const end = observer.subscribe(() => {})
  void queries.invalidateQueries({ queryKey: ['things'] })
  void queries.invalidateQueries({ queryKey: ['things'] })
  first.resolve('before')
  await expect.poll(() => observer.getCurrentResult().data).toBe('after')
  expect(options.queryFn).toHaveBeenCalledTimes(2)
  end()
})

test('refetches if data changes during a prefetch', async () => {
  const { queries, first, options } = changing()
  const ahead = queries.prefetchQuery(options)
  void queries.invalidateQueries({ queryKey: ['things'] })
  first.resolve('before')
  await ahead
  const observer = new QueryObserver(queries, options)
  const end = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().data).toBe('after')
  end()
})
