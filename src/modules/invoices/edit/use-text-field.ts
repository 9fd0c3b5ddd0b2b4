import { useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { FormDraft, FormValues } from './form-values.ts'

type TextName = Exclude<keyof FormValues, 'orders' | 'customerId' | 'discountKind'>

/** What connects a text field with the form, its name and what is wrong with it. */
export function useTextField() {
  const t = useTexts('invoices')
  const { register } = useFormContext<FormValues, unknown, FormDraft>()
  const { errors } = useFormState<FormValues>()
  return (name: TextName) => {
    const { ref, ...field } = register(name)
    const error = errors[name]
    return {
      ...field,
      inputRef: ref,
      label: t(`fields.${name}`),
      error: Boolean(error),
      helperText: error?.message,
      fullWidth: true,
      autoComplete: 'off',
    }
  }
}
