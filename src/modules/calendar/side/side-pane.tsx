import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useCloseSide } from '#platform/ui/panes/panes.tsx'
import side from '#platform/ui/side-pane/side-pane.module.css'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import type { Days } from '../calendar-view.ts'
import type { Calendar } from '../contract.ts'
import { invitations } from '../events/local-event.ts'
import { useCalendars } from '../events/use-events.ts'
import { useSession } from '#platform/web/session/session.ts'
import { CalendarRow } from './calendar-row.tsx'
import { MiniMonth } from './mini-month.tsx'
import styles from './side-pane.module.css'

interface SideActions {
  onEditCalendar: (calendar: Calendar | 'new') => void
  onRemoveCalendar: (calendar: Calendar) => void
  onImport: () => void
}

interface SidePaneProps extends SideActions {
  date: string
  visibleDays: Days
  canCreate: boolean
  onPick: (date: string) => void
}

/** A date picker and the calendars. */
export function SidePane({ date, visibleDays, canCreate, onPick, ...actions }: SidePaneProps) {
  const t = useTexts('calendar')
  const close = useCloseSide()
  const { user } = useSession()
  const { calendars, isPending } = useCalendars()
  const ownCalendars = calendars.filter(({ owner }) => owner.id === user.id)
  const otherCalendars = calendars.filter(({ owner }) => owner.id !== user.id)
  const rows = {
    all: [...calendars.map(({ id }) => id), invitations],
    onEdit: actions.onEditCalendar,
    onRemove: actions.onRemoveCalendar,
  }
  const pick = (picked: string) => {
    onPick(picked)
    close()
  }
  return (
    <nav className="column min-inline-0 min-block-0 padding-3 scroll-y scroll-contain" aria-label={t('side')}>
      <MiniMonth date={date} visibleDays={visibleDays} onPick={pick} />
      <div className={styles.heading}>
        <h2>{t('calendars.own')}</h2>
        {canCreate && <CalendarActions {...actions} />}
      </div>
      <ul className={side.group}>
        {isPending && [1, 2, 3].map((one) => <Skeleton key={one} height={20} width={`${80 - one * 12}%`} />)}
        {ownCalendars.map((calendar) => (
          <CalendarRow key={calendar.id} calendar={calendar} isOwn {...rows} />
        ))}
        <CalendarRow calendar={undefined} isOwn={false} {...rows} />
      </ul>
      {otherCalendars.length > 0 && (
        <>
          <div className={styles.heading}>
            <h2>{t('calendars.others')}</h2>
          </div>
          <ul className={side.group}>
            {otherCalendars.map((calendar) => (
              <CalendarRow key={calendar.id} calendar={calendar} isOwn={false} {...rows} />
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}

function CalendarActions({ onEditCalendar, onImport }: Pick<SideActions, 'onEditCalendar' | 'onImport'>) {
  const t = useTexts('calendar')
  return (
    <>
      <IconAction
        label={t('calendars.import')}
        icon={<IconFileImport size={18} aria-hidden />}
        opens="dialog"
        onClick={onImport}
      />
      <IconAction
        label={t('calendars.add')}
        icon={<IconPlus size={18} aria-hidden />}
        opens="dialog"
        onClick={() => onEditCalendar('new')}
      />
    </>
  )
}
