import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import styles from './calendar-toolbar.module.css'
import { type Days, type ViewKind, viewKinds } from '../calendar-view.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import { addDays } from '../times/local-time.ts'

interface CalendarToolbarProps {
  view: ViewKind
  date: string
  visibleDays: Days
  q: string
  onToday: () => void
  onStep: (direction: 1 | -1) => void
  onView: (view: ViewKind) => void
  onSearch: (q: string | undefined) => void
}

/** The current dates, and buttons to go to others. */
export function CalendarToolbar({
  view,
  date,
  visibleDays,
  q,
  onToday,
  onStep,
  onView,
  onSearch,
}: CalendarToolbarProps) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const last = addDays(visibleDays.to, -1)
  const title =
    view === 'day'
      ? localFormats.date(date, 'date')
      : view === 'month'
        ? localFormats.date(date, 'month')
        : visibleDays.from.slice(0, 7) === last.slice(0, 7)
          ? localFormats.date(visibleDays.from, 'month')
          : localFormats.dateRange(visibleDays.from, last, 'monthShort')
  return (
    <div className={styles.toolbar}>
      <Button variant="outlined" onClick={onToday}>
        {t('today')}
      </Button>
      <div className="flex">
        <IconAction
          label={t(`step.previous.${view}`)}
          icon={<IconChevronLeft className="mirrored" size={20} aria-hidden />}
          onClick={() => onStep(-1)}
        />
        <IconAction
          label={t(`step.next.${view}`)}
          icon={<IconChevronRight className="mirrored" size={20} aria-hidden />}
          onClick={() => onStep(1)}
        />
      </div>
      <h2 className={styles.title} aria-live="polite">
        {title}
      </h2>
      <ViewSearch className={styles.search} label={t('search.label')} q={q} onSearch={onSearch} focusKey="/" />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('views.label')}
        onChange={(_, chosen: ViewKind | null) => chosen && onView(chosen)}
      >
        {viewKinds.map((kind) => (
          <ToggleButton key={kind} value={kind}>
            {t(`views.${kind}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}
