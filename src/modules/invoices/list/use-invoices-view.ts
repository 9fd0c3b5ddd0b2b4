import { useView } from '#platform/web/url-state/use-view.ts'
import { InvoicesView, type ViewChanges } from './invoices-view.ts'

/** The list's view. `narrow` changes filters or order, and returns to the first page. */
export function useInvoicesView() {
  const [view, setView] = useView(InvoicesView)
  return {
    view,
    setView,
    narrow: (changes: ViewChanges, options?: { replace?: boolean }) =>
      setView({ ...changes, page: undefined }, options),
  }
}
