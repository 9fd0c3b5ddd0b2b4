import { IconChevronDown, IconPencil, IconPrinter, IconSend } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Invoice } from '../contract-invoice.ts'
import { PrintMenu } from '../document/print-menu.tsx'
import type { InvoiceActions } from '../use-invoice-actions.ts'
import { useRights } from '../use-rights.ts'
import { MoreActions } from './more-actions.tsx'

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }))

/** The actions on an invoice. */
export function DetailActions({ invoice, actions }: { invoice: Invoice; actions: InvoiceActions }) {
  const t = useTexts('invoices')
  const rights = useRights()
  const [isSending, setSending] = useState(false)
  const mayChange = rights.update && !invoice.deleted
  const maySend = rights.send && !invoice.deleted
  const isMore = rights.create || (rights.remove && !invoice.deleted)

  useShortcuts(t('invoice'), [
    { keys: 'p', label: t('print'), run: () => window.print() },
    ...(maySend ? [{ keys: 's', label: t('send.open'), run: () => setSending(true) }] : []),
    ...(rights.remove && !invoice.deleted
      ? [{ keys: '#', label: t('remove'), run: () => void actions.remove(invoice) }]
      : []),
  ])

  return (
    <>
      {mayChange && (
        <Button
          component={Link}
          to={`/apps/invoice/edit/${invoice.id}`}
          variant="outlined"
          color="secondary"
          startIcon={<IconPencil aria-hidden />}
        >
          {t('edit')}
        </Button>
      )}
      <PrintButton />
      {maySend && (
        <Button variant="contained" startIcon={<IconSend aria-hidden />} onClick={() => setSending(true)}>
          {t('send.open')}
        </Button>
      )}
      {isMore && <MoreActions invoice={invoice} actions={actions} />}
      <Suspense>{isSending && <SendDialog invoice={invoice} onClose={() => setSending(false)} />}</Suspense>
    </>
  )
}

function PrintButton() {
  const t = useTexts('invoices')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<IconPrinter aria-hidden />}
        endIcon={<IconChevronDown aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('print')}
      </Button>
      <PrintMenu anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  )
}
