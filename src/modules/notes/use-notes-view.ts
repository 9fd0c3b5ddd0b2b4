import { useView } from '#platform/web/url-state/use-view.ts'
import { NotesView } from './notes-view.ts'

export function useNotesView() {
  const [view, setView] = useView(NotesView)
  const clearFilters = () => setView({ q: undefined, color: undefined, label: undefined, reminder: undefined })
  return { view, setView, clearFilters }
}
