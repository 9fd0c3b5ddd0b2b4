import { useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { FormValues } from './form-values.ts'
import { useMayGive } from './use-may-give.ts'

type TextName = 'title' | 'price' | 'discount' | 'qty' | 'sku'

/** What connects a text field with the form, its name and what is wrong with it. */
export function useTextField() {
  const t = useTexts('shop')
  const { register } = useFormContext<FormValues>()
  const { errors } = useFormState<FormValues>()
  const mayGive = useMayGive()
  return (name: TextName, hint?: string) => {
    const { ref, ...field } = register(name)
    const error = errors[name]
    return {
      ...field,
      inputRef: ref,
      label: t(`product.${name}`),
      error: Boolean(error),
      helperText: error?.message ?? (mayGive(name) ? hint : t('form.fixed')),
      disabled: !mayGive(name),
      fullWidth: true,
      autoComplete: 'off',
    }
  }
}
