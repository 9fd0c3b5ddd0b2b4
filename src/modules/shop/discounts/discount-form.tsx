import { Button, DialogActions, DialogContent, FormControlLabel, Switch } from '@mui/material'
import { useRef, useState } from 'react'
import { Controller, FormProvider, type Resolver, useForm } from 'react-hook-form'
import type { Location } from 'react-router'
import { type Translator, useTexts } from '#platform/i18n/use-texts.ts'
import { LeaveGuard } from '#platform/ui/states/leave-guard.tsx'
import type { Discount } from '../contract-discounts.ts'
import { CategoryChoice } from './category-choice.tsx'
import styles from './discount-form.module.css'
import { CodeFields, LimitFields, PeriodFields, ValueFields } from './discount-fields.tsx'
import { blank, type Draft, fieldNames, FormSchema, type FormValues, valuesOf } from './form-values.ts'
import { useSaveDiscount } from './use-save-discount.ts'

/** Asks the contract's schema, and says in the reader's language where it refuses. */
const resolverOf =
  (t: Translator<'shop'>): Resolver<FormValues, unknown, Draft> =>
  (values) => {
    const { data, error } = FormSchema.safeParse(values)
    if (data) return { values: data, errors: {} }
    const wrong = fieldNames.filter((name) => error?.issues.some(({ path }) => path[0] === name))
    const faultOf = (name: (typeof fieldNames)[number]) =>
      t(name === 'value' ? `discounts.faults.${values.kind}` : `discounts.faults.${name}`)
    return {
      values: {},
      errors: Object.fromEntries(wrong.map((name) => [name, { type: 'custom', message: faultOf(name) }])),
    }
  }

interface DiscountFormProps {
  /** Nothing for a new one. */
  discount: Discount | undefined
  onClose: () => void
}

/** Identifies the form of a URL. */
const formOf = ({ pathname, search }: Location) => {
  const view = new URLSearchParams(search)
  return `${pathname} ${view.get('edit')} ${view.get('add')}`
}

/** The fields of a discount code, new or existing. */
export function DiscountForm({ discount: given, onClose }: DiscountFormProps) {
  const t = useTexts('shop')
  // A colleague's change meanwhile must not replace what is being typed.
  const [discount] = useState(given)
  const [now] = useState(() => new Date().toISOString())
  const isSaving = useRef(false)
  const isSaved = useRef(false)
  const form = useForm<FormValues, unknown, Draft>({
    defaultValues: discount ? valuesOf(discount) : blank(now),
    resolver: resolverOf(t),
    mode: 'onTouched',
  })
  const { isSubmitting, isDirty, errors } = form.formState
  const save = useSaveDiscount(discount, form.setError)

  const submit = async (draft: Draft) => {
    if (isSaving.current || isSaved.current) return
    isSaving.current = true
    isSaved.current = await save(draft)
    isSaving.current = false
    if (isSaved.current) onClose()
  }

  return (
    <FormProvider {...form}>
      <form className="column min-block-0" noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <DialogContent className={styles.content}>
          {errors.root && (
            <p className="padding-3-4 rounded bg-error-soft text-error medium" role="alert">
              {errors.root.message}
            </p>
          )}
          <CodeFields />
          <ValueFields />
          <CategoryChoice />
          <PeriodFields />
          <LimitFields />
          <ActiveField />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={isSubmitting} onClick={onClose}>
            {t('discounts.form.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
            {t(discount ? 'discounts.form.save' : 'discounts.form.create')}
          </Button>
        </DialogActions>
      </form>
      <LeaveGuard
        isDirty={isDirty}
        isSaved={isSaved}
        formOf={formOf}
        title={t('form.leave.title')}
        action={t('form.leave.action')}
      >
        {t('form.leave.text')}
      </LeaveGuard>
    </FormProvider>
  )
}

function ActiveField() {
  const t = useTexts('shop')
  return (
    <Controller<FormValues, 'active'>
      name="active"
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <FormControlLabel
          control={
            <Switch
              checked={value}
              onChange={(_, checked) => onChange(checked)}
              onBlur={onBlur}
              slotProps={{ input: { ref } }}
            />
          }
          label={t('discounts.form.active')}
        />
      )}
    />
  )
}
