import { useTexts } from '#platform/i18n/use-texts.ts'
import type { FieldTexts } from '#platform/ui/fields/field-texts.ts'
import type { companyShape } from '../contract-companies.ts'

/** The names of a company's fields. */
export function useCompanyTexts(): FieldTexts<typeof companyShape> {
  const t = useTexts('contacts')
  return { field: (name) => t(`companies.fields.${name}`) }
}
