import { IconChevronDown, IconPencil, IconPrinter, IconSend } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Invoice } from '../contract-invoice.ts'
import { PdfButton, writesPdf } from '../document/pdf-button.tsx'
import { PrintMenu } from '../document/print-menu.tsx'
import { api } from '../invoices-client.ts'
import { LifeDialogs } from '../lifecycle/life-dialogs.tsx'
import { isDraft, type LifeStep, getLifeSteps, stepIcons } from '../lifecycle/life-steps.ts'
import type { InvoiceActions } from '../use-invoice-actions.ts'
import { useInvoiceName } from '../use-invoice-name.ts'
import { useRights } from '../use-rights.ts'
import { MoreActions } from './more-actions.tsx'

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }))

const RecurrenceForm = lazy(async () => ({
  default: (await import('../recurrence/recurrence-form.tsx')).RecurrenceForm,
}))

const IssueIcon = stepIcons.issue

/** The actions on an invoice. */
export function DetailActions({ invoice, actions }: { invoice: Invoice; actions: InvoiceActions }) {
  const t = useTexts('invoices')
  const rights = useRights()
  const [isSending, setSending] = useState(false)
  const [isRepeating, setRepeating] = useState(false)
  const name = useInvoiceName()(invoice)
  const [step, setStep] = useState<LifeStep>()
  const mayChange = rights.update && !invoice.deleted && isDraft(invoice)
  const mayRemove = rights.remove && !invoice.deleted && isDraft(invoice)
  const maySend = rights.send && !invoice.deleted && !isDraft(invoice) && invoice.paymentState !== 'void'
  const steps = getLifeSteps(invoice, rights)
  const mayIssue = steps.includes('issue')
  const others = steps.filter((one) => one !== 'issue')
  const isMore = rights.create || mayRemove || others.length > 0

  useShortcuts(t('invoice'), [
    { keys: 'p', label: t('print'), run: () => window.print() },
    ...(maySend ? [{ keys: 's', label: t('send.open'), run: () => setSending(true), opensField: true }] : []),
    ...(mayRemove ? [{ keys: '#', label: t('remove'), run: () => actions.trash(invoice) }] : []),
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
      {writesPdf && <PdfButton load={(query) => api.pdf.send({ params: { id: invoice.id }, query })} />}
      {maySend && (
        <Button variant="contained" startIcon={<IconSend aria-hidden />} onClick={() => setSending(true)}>
          {t('send.open')}
        </Button>
      )}
      {mayIssue && (
        <Button variant="contained" startIcon={<IssueIcon aria-hidden />} onClick={() => setStep('issue')}>
          {t('issue.open')}
        </Button>
      )}
      {isMore && (
        <MoreActions
          invoice={invoice}
          actions={actions}
          steps={others}
          onStep={setStep}
          onRepeat={() => setRepeating(true)}
        />
      )}
      <LifeDialogs invoice={invoice} actions={actions} step={step} onClose={() => setStep(undefined)} />
      <Suspense>
        {isSending && <SendDialog invoice={invoice} onClose={() => setSending(false)} />}
        {isRepeating && <RecurrenceForm invoiceId={invoice.id} name={name} onClose={() => setRepeating(false)} />}
      </Suspense>
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
