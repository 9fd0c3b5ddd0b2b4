import { useTexts } from '#platform/i18n/use-texts.ts'
import type { FieldTexts } from '#platform/ui/fields/field-texts.ts'
import type { named } from './generic-fields.ts'

/** Labels of the fields of a product. */
export function useProductFieldTexts(): FieldTexts<typeof named> {
  const t = useTexts('shop')
  return { field: (name) => t(`product.${name}`) }
}
