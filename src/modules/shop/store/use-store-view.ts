import { useView } from '#platform/web/url-state/use-view.ts'
import { clearFilters } from './filter-reset.ts'
import { StoreView, type ViewChanges } from './store-view.ts'

const emptyView = {
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

/** The view of the shop. A changed filter resets the page. */
export function useStoreView() {
  const [view, setView] = useView(StoreView)
  return {
    view,
    choose: (changes: ViewChanges) => setView({ page: undefined, ...changes }),
    /** Derives the change from the view at that time. */
    toggle: (getChanges: (now: StoreView) => ViewChanges) =>
      setView((now) => ({ page: undefined, ...getChanges(now) })),
    search: (productSearch: string | undefined) => setView({ productSearch, page: undefined }, { replace: true }),
    clear: () => setView(clearFilters),
    showAll: () => setView(emptyView),
    setPage: (page: number) => setView({ page: page === 1 ? undefined : page }),
  }
}
