import { useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { FormValues } from './form-values.ts'

type TextName = 'firstname' | 'lastname' | 'company' | 'phone' | 'email' | 'address' | 'notes'

/** What connects a text field with the form, its name and what is wrong with it. */
export function useTextField() {
  const t = useTexts('contacts')
  const { register } = useFormContext<FormValues>()
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
    }
  }
}
