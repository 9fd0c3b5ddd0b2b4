import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { refused } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { type Uploads, useUploads } from '#platform/ui/files/use-uploads.ts'
import { Form } from '#platform/ui/form/form.tsx'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useRemoveDraft } from '#platform/web/drafts/use-remove-draft.ts'
import { SupplierDraft } from '../contract-supplier.ts'
import { api } from '../forms-client.ts'
import { AddressFields } from '../supplier/address-fields.tsx'
import { AgreementFields } from '../supplier/agreement-fields.tsx'
import { CompanyFields } from '../supplier/company-fields.tsx'
import { createBlank, ToggleInput, useSupplierWords } from '../supplier/supplier-form.ts'
import { createInvalidValues } from './invalid-values.ts'
import styles from './validation.module.css'

// Below the fold.
const PeopleFields = lazy(async () => ({ default: (await import('../supplier/people-fields.tsx')).PeopleFields }))
const DocumentsField = lazy(async () => ({ default: (await import('../supplier/documents-field.tsx')).DocumentsField }))

interface SupplierFormProps {
  /** Starts with an error of every kind. */
  isWrong: boolean
  /** Replaces a submitted form: moves the focus into this one. */
  isNext: boolean
  onClear: () => void
}

/** Registers a supplier, then resets for the next one. */
export function SupplierForm({ isWrong, isNext, onClear }: SupplierFormProps) {
  const t = useTexts('forms')
  const uploads = useUploads()
  const forget = useRemoveDraft('forms.new')
  const form = useNewSupplier(isWrong, uploads, onClear)

  return (
    <Form
      form={form}
      label={t('validation.form')}
      draft={isWrong ? undefined : 'forms.new'}
      excludedFromDraft={['attachments']}
      className={styles.form}
      start={isNext ? 'name' : undefined}
    >
      <FormErrors />
      <Card title={t('parts.company')}>
        <CompanyFields onDuplicate={(reason) => form.refuse('name', reason)} />
      </Card>
      <Card title={t('parts.address')}>
        <AddressFields />
      </Card>
      <Card title={t('parts.agreement')}>
        <AgreementFields />
      </Card>
      <Card title={t('parts.people')}>
        <Suspense fallback={<SkeletonText lines={7} />}>
          <PeopleFields />
        </Suspense>
      </Card>
      <Card title={t('parts.documents')}>
        <Suspense fallback={<SkeletonText lines={2} />}>
          <DocumentsField uploads={uploads} />
        </Suspense>
      </Card>
      <Card>
        <ToggleInput name="agreed" label={t('fields.agreed')} required />
        <div className="margin-block-start-4">
          <FormFooter
            action={t('validation.save')}
            cancel={t('validation.clear')}
            onCancel={() => {
              forget()
              onClear()
            }}
            isBusy={uploads.isBusy}
          />
        </div>
      </Card>
    </Form>
  )
}

/** The form of a new supplier; it cannot be saved while files are being uploaded. */
function useNewSupplier(isWrong: boolean, uploads: Uploads, onSaved: () => void) {
  const t = useTexts('forms')
  const { mutateAsync: create } = useMutation(api.create.mutation({ quiet: true }))
  const { mutate: remove } = useMutation(api.remove.mutation())
  return useContractForm(SupplierDraft, {
    values: isWrong ? createInvalidValues() : createBlank(),
    words: useSupplierWords(),
    save: (draft) => {
      if (uploads.isBusy || uploads.hasFailed) throw refused('attachments', t('errors.uploads'), 'uploads')
      return create({ body: draft })
    },
    onSaved: ({ id, name }) => {
      toast({
        text: t('validation.done', { name }),
        tone: 'success',
        undo: () => remove({ params: { id } }),
      })
      onSaved()
    },
  })
}
