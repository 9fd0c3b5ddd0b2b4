import { useView } from '#platform/web/url-state/use-view.ts'
import { OrdersView, type ViewChanges } from './orders-view.ts'

/** The view of the list; a changed filter resets the page. */
export function useOrdersView() {
  const [view, setView] = useView(OrdersView)
  const narrow = (changes: ViewChanges, options?: { replace: boolean }) =>
    setView({ page: undefined, ...changes }, options)
  return { view, setView, narrow }
}
