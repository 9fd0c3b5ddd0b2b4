import { TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { Invoice } from '../contract-invoice.ts'
import type { InvoiceActions } from '../use-invoice-actions.ts'
import { reasonLength } from './reason-length.ts'

interface VoidDialogProps {
  invoice: Invoice
  actions: Pick<InvoiceActions, 'voidInvoice'>
  onClose: () => void
}

/** Voids an invoice for a reason, which cannot be undone. */
export function VoidDialog({ invoice, actions, onClose }: VoidDialogProps) {
  const t = useTexts('invoices')
  const [reason, setReason] = useTextDraft(`invoices.void.${invoice.id}`)
  const save = async () => {
    await actions.voidInvoice(invoice, reason.trim())
    setReason('')
  }
  const discard = () => {
    setReason('')
    onClose()
  }
  return (
    <FormDialog
      title={t('void.title', { number: invoice.number })}
      action={t('void.action')}
      isIncomplete={reason.trim() === ''}
      onSubmit={save}
      onClose={onClose}
      onCancel={discard}
    >
      <p className="text-quiet">
        {t('void.text')} {invoice.reference && t('void.reference', { reference: invoice.reference })}
      </p>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to be filled in from here
        autoFocus
        required
        fullWidth
        multiline
        minRows={2}
        label={t('fields.reason')}
        value={reason}
        slotProps={{ htmlInput: { maxLength: reasonLength, dir: 'auto' } }}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
