import { useView } from '#platform/web/url-state/use-view.ts'
import { DiscountsView, type ViewChanges } from './discounts-view.ts'

/** The view of the list; a changed filter resets the page. */
export function useDiscountsView() {
  const [view, setView] = useView(DiscountsView)
  const narrow = (changes: ViewChanges, options?: { replace: boolean }) =>
    setView({ page: undefined, ...changes }, options)
  return { view, setView, narrow, close: () => setView({ add: undefined, edit: undefined }) }
}
