import { useTexts } from '#platform/i18n/use-texts.ts'
import type { FieldTexts } from '#platform/ui/fields/field-texts.ts'
import type { fields } from './contract.ts'

/** Labels of the fields, of their choices and units. */
export function usePlainRecordTexts(): FieldTexts<typeof fields> {
  const t = useTexts('plain-records')
  return {
    field: (name) => t(`fields.${name}`),
    // <choices>
    choice: (key) => t(`choices.${key}`),
    // </choices>
    // <units>
    // </units>
  }
}
