import { useView } from '#platform/web/search/use-view.ts'
import { ProductsView, type ViewChanges } from './products-view.ts'

/** The screen's view; another filter or order begins at the first page. */
export function useProductsView() {
  const [view, setView] = useView(ProductsView)
  return {
    view,
    setView,
    narrow: (changes: ViewChanges, options?: { replace?: boolean }) =>
      setView({ ...changes, page: undefined }, options),
  }
}
