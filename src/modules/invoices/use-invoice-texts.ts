import { useTexts } from '#platform/i18n/use-texts.ts'
import type { FieldTexts } from '#platform/ui/fields/field-texts.ts'
import type { fields } from './contract-fields.ts'

/** The labels of the fields. The choices of `discountKind` are signs, which need none. */
export function useInvoiceTexts(): FieldTexts<Omit<typeof fields, 'discountKind'>> {
  const t = useTexts('invoices')
  return { field: (name) => t(`fields.${name}`) }
}
