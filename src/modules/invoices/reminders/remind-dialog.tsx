import { MenuItem, TextField } from '@mui/material'
import { FormProvider } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { useDelivery } from '#platform/web/session/use-delivery.ts'
import type { Invoice } from '../contract-invoice.ts'
import { type InvoiceReminders, messageLength, reminderSteps, subjectLength } from '../contract-reminders.ts'
import { AddressesField } from '../detail/addresses-field.tsx'
import styles from '../detail/dialog.module.css'
import { ValidatedField } from '../detail/validated-field.tsx'
import { useRemindForm } from './use-remind-form.ts'

interface RemindDialogProps {
  invoice: Invoice
  reminders: InvoiceReminders
  onClose: () => void
}

/** Shows the text of a reminder, to edit and to send. */
export function RemindDialog({ invoice, reminders, onClose }: RemindDialogProps) {
  const t = useTexts('invoices')
  const delivery = useDelivery()
  const { form, step, choose, submit, isSubmitting, isDirty, failure, storeMessage, end } = useRemindForm(
    invoice,
    reminders,
    onClose,
  )
  const rules = (most: number) => ({
    required: t('errors.required'),
    maxLength: { value: most, message: t('errors.tooLong', { most }) },
  })
  return (
    <FormDialog
      title={t('reminders.send.title', { number: invoice.number })}
      action={t('reminders.send.action')}
      width="sm"
      isBusy={isSubmitting}
      isIncomplete={delivery === 'none'}
      isDirty={isDirty}
      failure={failure}
      className={styles.content}
      onSubmit={() => void submit()}
      onClose={onClose}
      onCancel={end}
    >
      <FormProvider {...form}>
        <AddressesField />
        <TextField
          select
          fullWidth
          label={t('reminders.send.step')}
          value={step}
          onChange={({ target }) => choose(reminderSteps.find((one) => one === target.value) ?? step)}
        >
          {reminderSteps.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`reminders.steps.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <ValidatedField name="subject" rules={rules(subjectLength)} required label={t('send.subject')} />
        <ValidatedField
          name="message"
          rules={rules(messageLength)}
          onInput={({ target }) => target instanceof HTMLTextAreaElement && storeMessage(target.value)}
          required
          multiline
          minRows={6}
          maxRows={14}
          label={t('send.message')}
        />
        <p className="text-quiet text-13">{t(delivery === 'sample' ? 'send.hint' : 'send.hintPdf')}</p>
        {delivery === 'none' && <p className="text-13">{t('reminders.send.none')}</p>}
        {delivery === 'sample' && <p className="text-13">{t('send.sample')}</p>}
      </FormProvider>
    </FormDialog>
  )
}
