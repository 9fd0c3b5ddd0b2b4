import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { savedViewsQuery, getViewCountsQuery } from './first-queries.ts'
import { isSaved } from './tickets-view.ts'
import { useTicketsView } from './use-tickets-view.ts'

/** The saved views that the user sees, and the one that the list shows. */
export function useSavedViews() {
  const { view } = useTicketsView()
  const { data: views = [] } = useQuery(savedViewsQuery)
  return { views, current: views.find((saved) => isSaved(view, saved)) }
}

/** The number of tickets in each of the saved views. */
export function useViewCounts() {
  const { data: views = [] } = useQuery(savedViewsQuery)
  const { data: counts = [] } = useQuery({
    ...getViewCountsQuery(views),
    enabled: views.length > 0,
    placeholderData: keepPreviousData,
  })
  return new Map(counts.map(({ id, count }) => [id, count]))
}
