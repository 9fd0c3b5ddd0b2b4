import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListQuery } from '../contacts-view.ts'
import { windowOf } from './row-windows.ts'

/** The list to show: what was asked for, or while that is on its way the one before. */
export function useShownList(wanted: ListQuery) {
  const [query, setQuery] = useState(wanted)
  const isOther = JSON.stringify(wanted) !== JSON.stringify(query)
  const next = useQuery(windowOf(wanted, 1))
  if (isOther && (next.data || next.isError)) setQuery(wanted)
  const shown = useQuery(windowOf(query, 1))

  return {
    query,
    /** Undefined until the first answer. */
    total: shown.data?.total,
    /** There are more, which show themselves as one gets there. */
    isLeast: shown.data?.isLeast ?? false,
    isBehind: isOther && !next.isError,
    error: shown.data ? null : shown.error,
    retry: () => void shown.refetch(),
  }
}
