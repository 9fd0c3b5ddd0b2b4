import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { useNavigateHere } from '#platform/web/navigation/use-navigate-here.ts'
import type { Invoice } from '../contract-invoice.ts'
import { CustomerCard } from './customer-card.tsx'
import { DatesCard } from './dates-card.tsx'
import { FormSchema, type FormValues } from './form-values.ts'
import styles from './invoice-form.module.css'
import { LinesCard } from './lines-card.tsx'
import { NoteCard } from './note-card.tsx'
import { SenderCard } from './sender-card.tsx'
import { SummaryCard } from './summary-card.tsx'
import { useSaveInvoice } from './use-save-invoice.ts'

interface InvoiceFormProps {
  /** The invoice to edit. Default: a new one. */
  invoice?: Invoice
  values: FormValues
  currency: string
}

/** Creates or edits an invoice. The form keeps its values until they are saved. */
export function InvoiceForm({ invoice, values, currency }: InvoiceFormProps) {
  const t = useTexts('invoices')
  const navigate = useNavigate()
  const navigateHere = useNavigateHere()
  // A colleague's change must not replace the values being typed.
  const [before] = useState(values)
  const form = useContractForm(FormSchema, {
    values: before,
    save: useSaveInvoice(invoice, before),
    onSaved: (id) => void navigateHere(`/apps/invoice/detail/${id}`, { replace: true }),
    words: {
      amount: t('errors.amount'),
      percent: t('errors.percent'),
      units: t('errors.units'),
      due: t('errors.due'),
      totalTooLarge: t('errors.totalTooLarge'),
    },
  })
  const leave = () => void navigate(invoice ? `/apps/invoice/detail/${invoice.id}` : '/apps/invoice/list')

  return (
    <Form
      form={form}
      label={invoice ? t('editing') : t('new')}
      draft={invoice ? `invoices.edit.${invoice.id}` : 'invoices.new'}
      className={styles.form}
    >
      <div className={styles.main}>
        <FormErrors />
        <CustomerCard />
        <DatesCard />
        <LinesCard currency={currency} />
        <NoteCard />
        <SenderCard />
      </div>
      <div className={styles.aside}>
        <SummaryCard currency={currency} action={invoice ? t('save') : t('create')} onCancel={leave} />
      </div>
    </Form>
  )
}
