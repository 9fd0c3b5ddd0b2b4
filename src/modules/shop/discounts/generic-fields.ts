import { useTexts } from '#platform/i18n/use-texts.ts'
import type { FieldTexts } from '#platform/ui/fields/field-texts.ts'
import { fields } from '../contract-discounts.ts'

// Labels of their values are defined elsewhere.
const { kind: _kind, categories: _categories, ...named } = fields

// Form and list handle these themselves; all other fields follow their description.
const {
  code: _code,
  value: _value,
  minimum: _minimum,
  startsAt: _startsAt,
  endsAt: _endsAt,
  limit: _limit,
  perBuyer: _perBuyer,
  active: _active,
  ...genericFields
} = named

export { genericFields }

export function useDiscountTexts(): FieldTexts<typeof named> {
  const t = useTexts('shop')
  return { field: (name) => t(`discounts.fields.${name}`) }
}
