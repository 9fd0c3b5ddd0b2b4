import { IconBellCog, IconCalendarEvent, IconDownload, IconRepeat } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterButton } from '#platform/ui/filters/filter-button.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useExport } from '#platform/ui/records/use-export.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import type { Invoice } from '../contract-invoice.ts'
import { useRights } from '../use-rights.ts'
import { createExportSource } from './collect-invoices.ts'
import { toListQuery } from './invoices-view.ts'
import { useInvoicesView } from './use-invoices-view.ts'

const DatesPopover = lazy(async () => ({ default: (await import('./dates-popover.tsx')).DatesPopover }))
const ReminderSettingsDialog = lazy(async () => ({
  default: (await import('../reminders/reminder-settings-dialog.tsx')).ReminderSettingsDialog,
}))
const RecurrencesDialog = lazy(async () => ({
  default: (await import('../recurrence/recurrences-dialog.tsx')).RecurrencesDialog,
}))

/** Search, filter by date, and export. */
export function ListTools() {
  const t = useTexts('invoices')
  const { view, setView, narrow } = useInvoicesView()
  const rights = useRights()
  const [isSetting, setSetting] = useState(false)
  const { run, isBusy } = useExport<Invoice>()
  return (
    <>
      <ViewSearch
        label={t('list.search')}
        q={view.q ?? ''}
        focusKey="/"
        onSearch={(q) => narrow({ q }, { replace: true })}
      />
      <FilterButton
        label={t('list.dates')}
        icon={<IconCalendarEvent size={18} aria-hidden />}
        count={[view.from, view.to].filter(Boolean).length}
      >
        {(anchor, close) => <DatesPopover anchor={anchor} onClose={close} />}
      </FilterButton>
      <span className="push-end row">
        {rights.readRecurrences && (
          <IconAction
            label={t('recurring.title')}
            icon={<IconRepeat size={18} aria-hidden />}
            onClick={() => setView({ recurring: true })}
          />
        )}
        {rights.setReminders && (
          <IconAction
            label={t('reminders.settings')}
            icon={<IconBellCog size={18} aria-hidden />}
            onClick={() => setSetting(true)}
          />
        )}
        <IconAction
          label={t('list.export')}
          icon={<IconDownload size={18} aria-hidden />}
          isDisabled={isBusy}
          onClick={() => void run(createExportSource(toListQuery(view)))}
        />
      </span>
      <Suspense>
        {isSetting && <ReminderSettingsDialog onClose={() => setSetting(false)} />}
        {rights.readRecurrences && view.recurring && (
          <RecurrencesDialog onClose={() => setView({ recurring: undefined })} />
        )}
      </Suspense>
    </>
  )
}
