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

const changing = () => {
  const queries = createQueryClient(() => {})
  const first = Promise.withResolvers<string>()
  const queryFn = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise).mockResolvedValue('after')
  return { queries, first, options: { queryKey: ['things', 1], queryFn } }
}

test('what changes while it is asked for the first time is asked for once more', async () => {
  const { queries, first, options } = changing()
  const observer = new QueryObserver(queries, options)
  const end = observer.subscribe(() => {})
  void queries.invalidateQueries({ queryKey: ['things'] })
  void queries.invalidateQueries({ queryKey: ['things'] })
  first.resolve('before')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'))
  expect(options.queryFn).toHaveBeenCalledTimes(2)
  end()
})

test('what changes while it is fetched ahead is asked for once more where it shows', async () => {
  const { queries, first, options } = changing()
  const ahead = queries.prefetchQuery(options)
  void queries.invalidateQueries({ queryKey: ['things'] })
  first.resolve('before')
  await ahead
  const observer = new QueryObserver(queries, options)
  const end = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'))
  end()
})
