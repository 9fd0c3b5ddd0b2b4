import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import type { Invoice } from '../contract-invoice.ts'
import type { InvoiceActions } from '../use-invoice-actions.ts'

interface IssueDialogProps {
  invoice: Invoice
  actions: Pick<InvoiceActions, 'issue'>
  onClose: () => void
}

/** Asks before a draft gets its number, after which it no longer changes. */
export function IssueDialog({ invoice, actions, onClose }: IssueDialogProps) {
  const t = useTexts('invoices')
  const format = useFormats(invoice.currency)
  return (
    <ConfirmDialog
      title={t('issue.title')}
      action={t('issue.action')}
      onConfirm={() => void actions.issue(invoice)}
      onClose={onClose}
    >
      {t('issue.text', { customer: invoice.billTo, total: format.money(toCents(invoice.grandTotal)) })}
    </ConfirmDialog>
  )
}
