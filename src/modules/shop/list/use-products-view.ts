import { useView } from '#platform/web/url-state/use-view.ts'
import { ProductsView, type ViewChanges } from './products-view.ts'

/** The view of the screen; a changed filter or order resets the page. */
export function useProductsView() {
  const [view, setView] = useView(ProductsView)
  return {
    view,
    setView,
    narrow: (changes: ViewChanges, options?: { replace?: boolean }) =>
      setView({ ...changes, page: undefined }, options),
  }
}
