import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { unlessKnown } from './unless-known.ts'

interface Reading<Answer> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
}

/**
 * Asks for what a card shows. What is there stays while another time is asked for; a failure is the board's to show,
 * with its way to try again, unless there is still something to see.
 */
export const useFigures = <Answer>(reading: Reading<Answer>) =>
  useQuery({
    ...reading,
    placeholderData: keepPreviousData,
    throwOnError: unlessKnown,
  })
