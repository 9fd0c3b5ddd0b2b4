import { useView } from '#platform/web/use-view.ts'
import { clearedFilters } from './filter-reset.ts'
import { StoreView, type ViewChanges } from './store-view.ts'

/** The shop's view. Whatever is chosen begins on its first page. */
export function useStoreView() {
  const [view, setView] = useView(StoreView)
  return {
    view,
    choose: (changes: ViewChanges) => setView({ page: undefined, ...changes }),
    search: (productSearch: string | undefined) => setView({ productSearch, page: undefined }, { replace: true }),
    clear: () => setView(clearedFilters(view)),
    setPage: (page: number) => setView({ page: page === 1 ? undefined : page }),
  }
}
