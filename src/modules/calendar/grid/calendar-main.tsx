import { ErrorState } from '#platform/ui/states/error-state.tsx'
import styles from './calendar-main.module.css'
import { CalendarToolbar } from '../tools/calendar-toolbar.tsx'
import { listDates } from '../calendar-view.ts'
import { Agenda } from './agenda.tsx'
import type { GridProps, Range } from './grid-props.ts'
import { GridSkeleton } from './grid-skeleton.tsx'
import { MonthGrid } from './month-grid.tsx'
import { TimeGrid } from './time-grid.tsx'
import { SearchResults } from '../tools/search-results.tsx'
import type { LocalEvent } from '../events/local-event.ts'
import { useEvents } from '../events/use-events.ts'
import type { useCalendarView } from '../use-calendar-view.ts'

interface CalendarMainProps {
  view: ReturnType<typeof useCalendarView>
  draft: Range | undefined
  canCreate: boolean
  onDraft: (range: Range) => void
  onMove: (event: LocalEvent, to: Range) => void
}

/** The days of the screen in the chosen view. */
export function CalendarMain({ view, draft, canCreate, onDraft, onMove }: CalendarMainProps) {
  const { kind, date, visibleDays, q, openKey } = view
  const isSearch = q.trim() !== ''
  const list = useEvents(visibleDays, !isSearch)
  const open = (event: LocalEvent) => view.open(event.key)
  const props: GridProps = {
    dates: listDates(visibleDays),
    date,
    events: list.events,
    draft,
    openKey,
    canCreate,
    onOpen: open,
    onDraft,
    onMove,
    onDay: view.goToDay,
  }
  return (
    <>
      <CalendarToolbar
        view={kind}
        date={date}
        visibleDays={visibleDays}
        q={q}
        onToday={() => view.goTo(new Date().toLocaleDateString('sv'))}
        onStep={view.step}
        onView={view.show}
        onSearch={view.search}
      />
      <div className={styles.main} aria-busy={list.isPlaceholderData}>
        {isSearch ? (
          <SearchResults q={q} openKey={openKey} onOpen={open} onClear={() => view.search(undefined)} />
        ) : list.isError && !list.data ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : !list.data ? (
          <GridSkeleton />
        ) : kind === 'month' ? (
          <MonthGrid {...props} />
        ) : kind === 'agenda' ? (
          <Agenda {...props} />
        ) : (
          <TimeGrid key={kind} {...props} />
        )}
      </div>
    </>
  )
}
