import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { HeaderButton } from '#platform/ui/panes/header-button.tsx'
import { Panes, Screen } from '#platform/ui/panes/panes.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { CalendarMain } from './grid/calendar-main.tsx'
import styles from './calendar-screen.module.css'
import { type Calendar, calendar as contract } from './contract.ts'
import { QuickCreate } from './edit/quick-create.tsx'
import { OpenEvent } from './detail/open-event.tsx'
import { useCalendars, useEvents } from './events/use-events.ts'
import { useNow } from './events/use-now.ts'
import { SidePane } from './side/side-pane.tsx'
import { useRemoveCalendar } from './side/use-remove-calendar.tsx'
import { addMinutes } from './times/local-time.ts'
import { useCalendarShortcuts } from './use-calendar-shortcuts.ts'
import { useCalendarView } from './use-calendar-view.ts'
import { useEditing } from './edit/use-editing.ts'

const EventDialog = lazy(async () => ({ default: (await import('./edit/event-dialog.tsx')).EventDialog }))
const ScopeDialog = lazy(async () => ({ default: (await import('./edit/scope-dialog.tsx')).ScopeDialog }))
const CalendarDialog = lazy(async () => ({ default: (await import('./side/calendar-dialog.tsx')).CalendarDialog }))
const ImportDialog = lazy(async () => ({ default: (await import('./side/import-dialog.tsx')).ImportDialog }))

/** Days, weeks and months with their events. */
export function Component() {
  const t = useTexts('calendar')
  const can = useCan()
  const view = useCalendarView()
  const { calendars } = useCalendars()
  const mayWrite = can('create', contract.name)
  const writable = mayWrite ? calendars.filter((one) => one.writable) : []
  const canCreate = writable.length > 0
  const editing = useEditing(writable, () => view.open(undefined))
  const [calendar, setCalendar] = useState<Calendar | 'new'>()
  const [isImporting, setImporting] = useState(false)
  const removal = useRemoveCalendar()
  const openNew = useNewEvent(view, editing)
  const createNew = () => (canCreate ? openNew() : setCalendar('new'))
  useScreenShortcuts({ view, editing, mayWrite, onCreate: createNew })

  return (
    <Screen
      title={t('title')}
      lead={mayWrite ? undefined : t('readOnly')}
      sideLabel={t('side')}
      actions={
        mayWrite && (
          <HeaderButton label={t('new')} icon={<IconPlus aria-hidden />} action={createNew} opensDialog opensField />
        )
      }
    >
      <Panes
        className={styles.panes ?? ''}
        side={
          <SidePane
            date={view.date}
            visibleDays={view.visibleDays}
            canCreate={mayWrite}
            onPick={view.goTo}
            onEditCalendar={setCalendar}
            onRemoveCalendar={removal.setCalendarToRemove}
            onImport={() => setImporting(true)}
          />
        }
        list={
          <CalendarMain
            view={view}
            draft={editing.draft}
            canCreate={canCreate}
            onDraft={editing.startDraft}
            onMove={editing.move}
          />
        }
      />
      <EventOverlays view={view} editing={editing} writable={writable} />
      <Suspense>
        {calendar && <CalendarDialog calendar={calendar} onClose={() => setCalendar(undefined)} />}
        {isImporting && <ImportDialog calendars={writable} onClose={() => setImporting(false)} />}
      </Suspense>
      {removal.dialog}
    </Screen>
  )
}

type View = ReturnType<typeof useCalendarView>
type Editing = ReturnType<typeof useEditing>

/** Opens the form at the next full hour, or at nine on another day. */
function useNewEvent(view: View, editing: Editing) {
  const now = useNow()
  return () => {
    const hour = `${view.date === now.slice(0, 10) ? addMinutes(now, 60).slice(0, 13) : `${view.date}T09`}:00`
    editing.openForm({ start: hour, end: addMinutes(hour, 60), allDay: false })
  }
}

interface ScreenShortcuts {
  view: View
  editing: Editing
  mayWrite: boolean
  onCreate: () => void
}

function useScreenShortcuts({ view, editing, mayWrite, onCreate }: ScreenShortcuts) {
  const { events } = useEvents(view.visibleDays, view.q.trim() === '')
  useCalendarShortcuts({
    view,
    canCreate: mayWrite,
    onCreate,
    onRemove: (key) => {
      const event = events.find((one) => one.key === key)
      if (event?.occurrence.writable) editing.remove(event)
    },
  })
}

interface EventOverlaysProps {
  view: View
  editing: Editing
  writable: readonly Calendar[]
}

/** The open event, and the forms that create and edit events. */
function EventOverlays({ view, editing, writable }: EventOverlaysProps) {
  const { draft, form, question } = editing
  return (
    <>
      {view.openKey !== undefined && (
        <OpenEvent
          key={view.openKey}
          openKey={view.openKey}
          date={view.date}
          visibleDays={view.visibleDays}
          canCreate={writable.length > 0}
          onClose={() => view.open(undefined)}
          onEdit={editing.openEdit}
          onRemove={editing.remove}
          onDuplicate={editing.duplicate}
          onExport={editing.save}
          onAnswer={editing.answer}
        />
      )}
      {draft && (
        <QuickCreate
          range={draft}
          calendars={writable}
          onSave={(title, id) => editing.quickSave(draft, title, id)}
          onMore={(title, id) => editing.openForm(draft, title, id)}
          onClose={editing.closeForm}
        />
      )}
      <Suspense>
        {form && (
          <EventDialog
            initial={form.initial}
            isNew={!form.event}
            isSaving={form.isSaving ?? false}
            ownKey={editing.ownKey}
            calendars={writable}
            onSave={editing.saveForm}
            onClose={editing.closeForm}
          />
        )}
        {question && <ScopeDialog {...question} onClose={editing.closeQuestion} />}
      </Suspense>
    </>
  )
}
