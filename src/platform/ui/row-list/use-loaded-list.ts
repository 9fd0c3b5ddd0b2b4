import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { firstPage, type RowSource } from './row-source.ts'

/** The requested list, or the previous one while the first page of the requested one loads. */
export function useLoadedList<Query, Row>(source: RowSource<Query, Row>, target: Query) {
  const [query, setQuery] = useState(target)
  const isOther = !isSameJson(target, query)
  const next = useQuery(firstPage(source, target))
  if (isOther && (next.data || next.isError)) setQuery(() => target)
  const current = useQuery(firstPage(source, query))

  return {
    query,
    /** Undefined until the first response. */
    total: current.data?.total,
    /** True if `total` is a lower bound; scrolling to further rows counts them. */
    isLeast: current.data?.isLeast ?? false,
    isStale: isOther && !next.isError,
    error: current.data ? null : current.error,
    retry: () => void current.refetch(),
  }
}
