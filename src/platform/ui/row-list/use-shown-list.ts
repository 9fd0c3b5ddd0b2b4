import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { firstPage, type RowSource } from './row-source.ts'

/** The list to show: the requested one, or the one before until the first page of the requested one has arrived. */
export function useShownList<Query, Row>(source: RowSource<Query, Row>, wanted: Query) {
  const [query, setQuery] = useState(wanted)
  const isOther = JSON.stringify(wanted) !== JSON.stringify(query)
  const next = useQuery(firstPage(source, wanted))
  if (isOther && (next.data || next.isError)) setQuery(() => wanted)
  const shown = useQuery(firstPage(source, query))

  return {
    query,
    /** Undefined until the first answer. */
    total: shown.data?.total,
    /** There are more rows than `total`; scrolling to them counts them. */
    isLeast: shown.data?.isLeast ?? false,
    isBehind: isOther && !next.isError,
    error: shown.data ? null : shown.error,
    retry: () => void shown.refetch(),
  }
}
