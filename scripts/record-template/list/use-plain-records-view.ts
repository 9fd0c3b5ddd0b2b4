import { useView } from '#platform/web/url-state/use-view.ts'
import { PlainRecordsView, type ViewChanges } from './plain-records-view.ts'

/** The list's view; another filter or order begins at the first page. */
export function usePlainRecordsView() {
  const [view, setView] = useView(PlainRecordsView)
  const narrow = (changes: ViewChanges, options?: { replace?: boolean }) =>
    setView({ ...changes, page: undefined }, options)
  return { view, setView, narrow }
}
