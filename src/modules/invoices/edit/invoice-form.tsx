import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LeaveGuard } from '#platform/ui/leave-guard.tsx'
import type { Invoice } from '../contract-invoice.ts'
import { CustomerCard } from './customer-card.tsx'
import { DatesCard } from './dates-card.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { messageOf } from './form-errors.ts'
import { type FormDraft, FormSchema, type FormValues } from './form-values.ts'
import styles from './invoice-form.module.css'
import { LinesCard } from './lines-card.tsx'
import { NoteCard } from './note-card.tsx'
import { SenderCard } from './sender-card.tsx'
import { SummaryCard } from './summary-card.tsx'
import { useSaveInvoice } from './use-save-invoice.ts'

interface InvoiceFormProps {
  /** The one that is changed; without it a new one is made. */
  invoice?: Invoice
  values: FormValues
}

/** Makes an invoice, or changes one. What was typed stays until it has been written. */
export function InvoiceForm({ invoice, values }: InvoiceFormProps) {
  const t = useTexts('invoices')
  const navigate = useNavigate()
  // A colleague's change meanwhile must not replace what is being typed.
  const [before] = useState(values)
  const form = useForm<FormValues, unknown, FormDraft>({
    defaultValues: before,
    resolver: zodResolver(FormSchema, { error: messageOf(t) }),
    mode: 'onTouched',
  })
  const { isDirty, isSubmitting } = form.formState
  const isSaved = useRef(false)
  const isSent = useRef(false)
  const save = useSaveInvoice(invoice, before, form.setError)
  const leave = () => void navigate(invoice ? `/apps/invoice/detail/${invoice.id}` : '/apps/invoice/list')

  const submit = async (draft: FormDraft) => {
    if (isSent.current) return
    isSent.current = true
    const id = await save(draft)
    isSent.current = false
    if (id === undefined) return
    isSaved.current = true
    await navigate(`/apps/invoice/detail/${id}`, { replace: true })
  }

  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        aria-label={invoice ? t('editing') : t('new')}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isSubmitting)
            event.currentTarget.requestSubmit()
        }}
      >
        <div className={styles.main}>
          <ErrorSummary />
          <CustomerCard />
          <DatesCard />
          <LinesCard />
          <NoteCard />
          <SenderCard />
        </div>
        <div className={styles.aside}>
          <SummaryCard action={invoice ? t('save') : t('create')} onCancel={leave} />
        </div>
      </form>
      <LeaveGuard isDirty={isDirty} isSaved={isSaved} title={t('leave.title')} action={t('leave.action')}>
        {t('leave.text')}
      </LeaveGuard>
    </FormProvider>
  )
}
