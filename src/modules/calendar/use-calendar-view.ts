import { useMediaQuery } from '@mui/material'
import { useView } from '#platform/web/url-state/use-view.ts'
import { CalendarView, type Days, getDays, smallWindow, stepped, type ViewKind } from './calendar-view.ts'
import { useLocalFormats } from './events/use-local-formats.ts'
import { useNow } from './events/use-now.ts'

/** The days of the URL; by default this week, on a phone today. */
export function useCalendarView() {
  const [view, setView] = useView(CalendarView)
  const { firstWeekday } = useLocalFormats()
  const isSmall = useMediaQuery(smallWindow, { noSsr: true })
  const today = useNow().slice(0, 10)
  const kind: ViewKind = view.view ?? (isSmall ? 'day' : 'week')
  const date = view.date ?? today
  const visibleDays: Days = getDays(kind, date, firstWeekday)
  return {
    kind,
    date,
    visibleDays,
    q: view.q ?? '',
    openKey: view.event,
    goTo: (to: string) => setView({ date: to === today ? undefined : to, q: undefined }),
    goToDay: (to: string) => setView({ date: to, view: 'day', q: undefined }),
    step: (direction: 1 | -1) => setView({ date: stepped(kind, date, direction), q: undefined }),
    show: (next: ViewKind) => setView({ view: next, q: undefined }),
    search: (q: string | undefined) => setView({ q }, { replace: true }),
    open: (event: string | undefined) => setView({ event }, { replace: event === undefined }),
  }
}
