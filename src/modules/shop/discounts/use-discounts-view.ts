import { useView } from '#platform/web/search/use-view.ts'
import { DiscountsView, type ViewChanges } from './discounts-view.ts'

/** The list's view; whatever narrows it begins at its first page. */
export function useDiscountsView() {
  const [view, setView] = useView(DiscountsView)
  const narrow = (changes: ViewChanges, options?: { replace: boolean }) =>
    setView({ page: undefined, ...changes }, options)
  return { view, setView, narrow, close: () => setView({ add: undefined, edit: undefined }) }
}
