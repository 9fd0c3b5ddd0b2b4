import { IconCalendarEvent, IconDownload } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterButton } from '#platform/ui/filters/filter-button.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useExport } from '#platform/ui/records/use-export.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import type { Invoice } from '../contract-invoice.ts'
import { createExportSource } from './collect-invoices.ts'
import { toListQuery } from './invoices-view.ts'
import { useInvoicesView } from './use-invoices-view.ts'

const DatesPopover = lazy(async () => ({ default: (await import('./dates-popover.tsx')).DatesPopover }))

/** Search, filter by date, and export. */
export function ListTools() {
  const t = useTexts('invoices')
  const { view, narrow } = useInvoicesView()
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
      <span className="push-end">
        <IconAction
          label={t('list.export')}
          icon={<IconDownload size={18} aria-hidden />}
          isDisabled={isBusy}
          onClick={() => void run(createExportSource(toListQuery(view)))}
        />
      </span>
    </>
  )
}
