import { useTexts } from '#platform/i18n/use-texts.ts'
import type { FieldTexts } from '#platform/ui/fields/field-texts.ts'
import type { fields } from './contract-fields.ts'

/** The names of fields and choices. */
export function useContactTexts(): FieldTexts<typeof fields> {
  const t = useTexts('contacts')
  return { field: (name) => t(`fields.${name}`), choice: (key) => t(`choices.${key}`) }
}
