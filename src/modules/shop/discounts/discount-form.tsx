import { Button, DialogActions, DialogContent } from '@mui/material'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { Location } from 'react-router'
import { type Translator, useTexts } from '#platform/i18n/use-texts.ts'
import { useFormWords } from '#platform/ui/form/form-context.ts'
import { Form } from '#platform/ui/form/form.tsx'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { useFirstInvalid } from '#platform/ui/form/errors/use-first-invalid.ts'
import { LeaveGuard } from '#platform/ui/states/leave-guard.tsx'
import type { Discount } from '../contract-discounts.ts'
import { CategoryChoice } from './category-choice.tsx'
import styles from './discount-form.module.css'
import { CodeFields, GenericFields, PeriodFields, ValueFields } from './discount-fields.tsx'
import { blank, FormSchema, type FormValues, toFormValues } from './form-values.ts'
import { useSaveDiscount } from './use-save-discount.ts'

/** Identifies the form of a URL. */
const getFormLocation = ({ pathname, search }: Location) => {
  const view = new URLSearchParams(search)
  return `${pathname} ${view.get('edit')} ${view.get('add')}`
}

/** The message of each field for any error. */
const getErrorTexts = (t: Translator<'shop'>, kind: FormValues['kind']) => ({
  'code.*': t('discounts.faults.code'),
  // Found only by the server.
  'code.invalid': t('discounts.form.taken'),
  'value.*': t(`discounts.faults.${kind}`),
  'minimum.*': t('discounts.faults.minimum'),
  'startsAt.*': t('discounts.faults.startsAt'),
  'endsAt.*': t('discounts.faults.endsAt'),
  'limit.*': t('discounts.faults.limit'),
  'perBuyer.*': t('discounts.faults.perBuyer'),
})

interface DiscountFormProps {
  /** Undefined for a new one. */
  discount: Discount | undefined
  onClose: () => void
}

export function DiscountForm({ discount: given, onClose }: DiscountFormProps) {
  const t = useTexts('shop')
  // A concurrent change must not replace the user's input.
  const [discount] = useState(given)
  const [values] = useState(() => (discount ? toFormValues(discount) : blank(new Date().toISOString())))
  const form = useContractForm(FormSchema, { values, save: useSaveDiscount(discount), onSaved: onClose })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const { isDirty, isSubmitting } = form.formState

  return (
    <>
      <Form form={{ ...form, words: getErrorTexts(t, kind) }} isGuarded={false} className="column min-block-0">
        <DialogContent className={styles.content}>
          <FormErrorSummary />
          <CodeFields />
          <ValueFields />
          <CategoryChoice />
          <PeriodFields />
          <GenericFields />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={isSubmitting} onClick={onClose}>
            {t('discounts.form.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
            {t(discount ? 'discounts.form.save' : 'discounts.form.create')}
          </Button>
        </DialogActions>
      </Form>
      <LeaveGuard
        isDirty={isDirty}
        isSaved={form.isSaved}
        getFormKey={getFormLocation}
        title={t('form.leave.title')}
        action={t('form.leave.action')}
      >
        {t('form.leave.text')}
      </LeaveGuard>
    </>
  )
}

/** Focuses the first invalid field, or explains why nothing was saved. */
function FormErrorSummary() {
  const t = useTexts('shop')
  const formText = useTexts('form')
  const { refusal } = useFormWords()
  const { isSubmitting } = useFormState()
  useFirstInvalid()
  if (!refusal || isSubmitting) return null
  const { paths, conflicts, failure } = refusal
  if (paths.length > 0 && conflicts.length === 0) return null
  return (
    <p className="padding-3-4 rounded bg-error-soft text-error medium" role="alert">
      {conflicts.length > 0
        ? formText('failed.changed')
        : t(failure === 'forbidden' ? 'discounts.form.forbidden' : 'discounts.form.notSaved')}
    </p>
  )
}
