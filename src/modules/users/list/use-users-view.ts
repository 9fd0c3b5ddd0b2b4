import { useView } from '#platform/web/url-state/use-view.ts'
import { UsersView, type ViewChanges } from './users-view.ts'

/** The state of the list in the URL; filtering resets the page. */
export function useUsersView() {
  const [view, setView] = useView(UsersView)
  return {
    view,
    setView,
    narrow: (changes: ViewChanges, options?: { replace: boolean }) => setView({ page: undefined, ...changes }, options),
  }
}
