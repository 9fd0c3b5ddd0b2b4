import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { maxCountedViews } from './contract-views.ts'
import { getViewCountsQuery, savedViewsQuery } from './first-queries.ts'
import { isSaved } from './tickets-view.ts'
import { useTicketsView } from './use-tickets-view.ts'

/** The saved views that the user sees, and the one that the list shows. */
export function useSavedViews() {
  const { view } = useTicketsView()
  const { data: views = [] } = useQuery(savedViewsQuery)
  return { views, current: views.find((saved) => isSaved(view, saved)) }
}

/** The number of tickets in each of the saved views; views since the first request are counted by another one. */
export function useViewCounts() {
  const { data: views = [] } = useQuery(savedViewsQuery)
  const { data: counts } = useQuery(getViewCountsQuery())
  const counted = new Set(counts?.map(({ id }) => id))
  const uncounted = views.slice(0, maxCountedViews).filter(({ id }) => !counted.has(id))
  const { data: others = [] } = useQuery({
    ...getViewCountsQuery(uncounted.map(({ id }) => id)),
    enabled: counts !== undefined && uncounted.length > 0,
    placeholderData: keepPreviousData,
  })
  return new Map([...(counts ?? []), ...others].map(({ id, count }) => [id, count]))
}
