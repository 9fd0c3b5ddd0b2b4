import { useView } from '#platform/web/search/use-view.ts'
import { UsersView, type ViewChanges } from './users-view.ts'

/** The list's view; whatever narrows it begins at its first page. */
export function useUsersView() {
  const [view, setView] = useView(UsersView)
  return {
    view,
    setView,
    narrow: (changes: ViewChanges, options?: { replace: boolean }) => setView({ page: undefined, ...changes }, options),
  }
}
