import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { firstPage, type RowSource } from './row-source.ts'

/** The requested list, or the previous one while the first page of the requested one loads. */
export function useShownList<Query, Row>(source: RowSource<Query, Row>, wanted: Query) {
  const [query, setQuery] = useState(wanted)
  const isOther = JSON.stringify(wanted) !== JSON.stringify(query)
  const next = useQuery(firstPage(source, wanted))
  if (isOther && (next.data || next.isError)) setQuery(() => wanted)
  const shown = useQuery(firstPage(source, query))

  return {
    query,
    /** Undefined until the first response. */
    total: shown.data?.total,
    /** True if `total` is a lower bound; scrolling to further rows counts them. */
    isLeast: shown.data?.isLeast ?? false,
    isBehind: isOther && !next.isError,
    error: shown.data ? null : shown.error,
    retry: () => void shown.refetch(),
  }
}
