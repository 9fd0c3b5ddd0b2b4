import { FormProvider } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { useDelivery } from '#platform/web/session/use-delivery.ts'
import type { Invoice } from '../contract-invoice.ts'
import { AddressesField } from './addresses-field.tsx'
import styles from './dialog.module.css'
import { ValidatedField } from './validated-field.tsx'
import { useSendForm } from './use-send-form.ts'

interface SendDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Emails the link of the public page to the customer, with a text that the user can edit. */
export function SendDialog({ invoice, onClose }: SendDialogProps) {
  const t = useTexts('invoices')
  const delivery = useDelivery()
  const { form, submit, isSubmitting, isDirty, failure, storeMessage, end } = useSendForm(invoice, onClose)
  const maxLengthRule = (value: number) => ({ value, message: t('errors.tooLong', { most: value }) })

  return (
    <FormDialog
      title={t('send.title', { number: invoice.number })}
      action={t('send.action')}
      width="sm"
      isBusy={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      className={styles.content}
      onSubmit={() => void submit()}
      onClose={onClose}
      onCancel={end}
    >
      <FormProvider {...form}>
        <AddressesField />
        <ValidatedField
          name="subject"
          rules={{ required: t('errors.required'), maxLength: maxLengthRule(200) }}
          required
          label={t('send.subject')}
        />
        <ValidatedField
          name="message"
          rules={{ maxLength: maxLengthRule(5000) }}
          onInput={({ target }) => target instanceof HTMLTextAreaElement && storeMessage(target.value)}
          multiline
          minRows={6}
          maxRows={14}
          label={t('send.message')}
        />
        <p className="text-quiet text-13">{t(delivery === 'sample' ? 'send.hint' : 'send.hintPdf')}</p>
        {delivery !== 'sent' && <p className="text-13">{t(`send.${delivery}`)}</p>}
      </FormProvider>
    </FormDialog>
  )
}
