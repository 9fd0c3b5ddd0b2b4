import { IconCalendarEvent, IconDownload } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useExport } from '#platform/ui/records/use-export.ts'
import { ViewSearch } from '#platform/ui/view-search.tsx'
import type { Invoice } from '../contract-invoice.ts'
import { exportOf } from './collect-invoices.ts'
import { DatesPopover } from './dates-popover.tsx'
import { listQueryOf } from './invoices-view.ts'
import styles from './list-tools.module.css'
import { useInvoicesView } from './use-invoices-view.ts'

/** Search, filter by date, and export. */
export function ListTools() {
  const t = useTexts('invoices')
  const { view, narrow } = useInvoicesView()
  const { run, isBusy } = useExport<Invoice>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const hasDates = view.from !== undefined || view.to !== undefined
  return (
    <>
      <ViewSearch
        className={styles.search}
        label={t('list.search')}
        q={view.q ?? ''}
        focusKey="/"
        onSearch={(q) => narrow({ q }, { replace: true })}
      />
      <span className={styles.space} />
      <Button
        className={styles.dates}
        color={hasDates ? 'primary' : 'secondary'}
        startIcon={<IconCalendarEvent aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={t('list.dates')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={styles.word}>{t('list.dates')}</span>
      </Button>
      <DatesPopover anchor={anchor} onClose={() => setAnchor(null)} />
      <IconAction
        label={t('list.export')}
        icon={<IconDownload size={18} aria-hidden />}
        isDisabled={isBusy}
        onClick={() => void run(exportOf(listQueryOf(view)))}
      />
    </>
  )
}
