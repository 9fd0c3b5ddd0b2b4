import { useTexts } from '#platform/i18n/use-texts.ts'
import { TextInput, type TextInputProps } from '#platform/ui/form/inputs/text-input.tsx'
import { useCanSetField } from './use-can-set-field.ts'

type Name = 'title' | 'price' | 'discount' | 'qty' | 'sku'

/** A text field of the product, read-only if no rule grants it. */
export function ProductInput({ hint, ...rest }: Omit<TextInputProps<Name>, 'label'>) {
  const t = useTexts('shop')
  const canSet = useCanSetField()(rest.name)
  return (
    <TextInput {...rest} label={t(`product.${rest.name}`)} hint={canSet ? hint : t('form.fixed')} disabled={!canSet} />
  )
}
