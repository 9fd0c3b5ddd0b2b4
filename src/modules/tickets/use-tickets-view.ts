import { useView } from '#platform/web/url-state/use-view.ts'
import { TicketsView } from './tickets-view.ts'

/** The screen's view, and common changes of it. */
export function useTicketsView() {
  const [view, setView] = useView(TicketsView)
  return {
    view,
    setView,
    open: (ticket: number | 'new') => setView({ ticket }),
    close: () => setView({ ticket: undefined }),
  }
}
