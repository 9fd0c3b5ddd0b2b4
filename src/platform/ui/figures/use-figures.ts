import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { unlessKnown } from './unless-known.ts'

interface Reading<Data> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
}

/**
 * The query of a card. Data of the previous period stays while the next loads; without data, the dashboard shows the
 * error with a retry button.
 */
export const useFigures = <Data>(reading: Reading<Data>) =>
  useQuery({
    ...reading,
    placeholderData: keepPreviousData,
    throwOnError: unlessKnown,
  })
