import { useView } from '#platform/web/search/use-view.ts'
import { clearedFilters } from './filter-reset.ts'
import { StoreView, type ViewChanges } from './store-view.ts'

const nothing = {
  productSearch: undefined,
  category: undefined,
  gender: undefined,
  price: undefined,
  color: undefined,
  rating: undefined,
  inStock: undefined,
  sortBy: undefined,
  page: undefined,
} satisfies ViewChanges

/** The shop's view. Whatever is chosen begins on its first page. */
export function useStoreView() {
  const [view, setView] = useView(StoreView)
  return {
    view,
    choose: (changes: ViewChanges) => setView({ page: undefined, ...changes }),
    /** Chooses by what is chosen at that moment. */
    toggle: (changesOf: (now: StoreView) => ViewChanges) => setView((now) => ({ page: undefined, ...changesOf(now) })),
    search: (productSearch: string | undefined) => setView({ productSearch, page: undefined }, { replace: true }),
    clear: () => setView(clearedFilters),
    showAll: () => setView(nothing),
    setPage: (page: number) => setView({ page: page === 1 ? undefined : page }),
  }
}
