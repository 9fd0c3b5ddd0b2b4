import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { unlessKnown } from './unless-known.ts'

interface Reading<Answer> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
}

/**
 * The query of a card. Data of the previous period stays while the next loads; without data, the dashboard shows the
 * error with a retry button.
 */
export const useFigures = <Answer>(reading: Reading<Answer>) =>
  useQuery({
    ...reading,
    placeholderData: keepPreviousData,
    throwOnError: unlessKnown,
  })
