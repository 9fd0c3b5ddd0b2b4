import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListSearch } from '../email-view.ts'
import { windowOf } from './row-windows.ts'

/** The list to show: what was asked for, or while that is on its way the one before. */
export function useShownList(wanted: ListSearch) {
  const [search, setSearch] = useState(wanted)
  const isOther = JSON.stringify(wanted) !== JSON.stringify(search)
  const next = useQuery(windowOf(wanted, 1))
  if (isOther && (next.data || next.isError)) setSearch(wanted)
  const shown = useQuery(windowOf(search, 1))

  return {
    search,
    /** Undefined until the first answer. */
    total: shown.data?.total,
    isLeast: shown.data?.isLeast ?? false,
    isBehind: isOther && !next.isError,
    error: shown.data ? null : shown.error,
    retry: () => void shown.refetch(),
  }
}
