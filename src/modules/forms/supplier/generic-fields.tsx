import { useTexts } from '#platform/i18n/use-texts.ts'
import { FieldInput } from '#platform/ui/fields/field-inputs.tsx'
import type { FieldTexts } from '#platform/ui/fields/field-texts.ts'
import { FieldValue } from '#platform/ui/fields/field-value.tsx'
import { type FlatField, flatFields, getPartNames, type Part, type SupplierDraft } from '../contract-supplier.ts'

// Fields with logic of their own are written by hand; the others are generated from their description.
const {
  name: _name,
  kind: _kind,
  about: _about,
  country: _country,
  street: _street,
  postalCode: _postalCode,
  city: _city,
  region: _region,
  vatNumber: _vatNumber,
  startsOn: _startsOn,
  endsOn: _endsOn,
  paymentDays: _paymentDays,
  orderLimit: _orderLimit,
  iban: _iban,
  ...genericFields
} = flatFields

const isGenericField = (name: string): name is keyof typeof genericFields & FlatField =>
  Object.hasOwn(genericFields, name)
const getGenericFields = (part: Part) => getPartNames(part).filter((name) => isGenericField(name))

function useGenericTexts(): FieldTexts<typeof genericFields> {
  const t = useTexts('forms')
  return { field: (name) => t(`fields.${name}`) }
}

/** The generated inputs of a section. */
export function GenericInputs({ part }: { part: Part }) {
  const t = useTexts('forms')
  const texts = useGenericTexts()
  const hints: Partial<Record<FlatField, string>> = { website: t('hints.website') }
  return getGenericFields(part).map((name) => (
    <FieldInput key={name} schema={genericFields[name]} name={name} texts={texts} hint={hints[name]} />
  ))
}

/** Labels and values of these fields, typed or stored; empty values are omitted. */
export function useGenericFacts(supplier: Partial<Pick<SupplierDraft, FlatField>>) {
  const texts = useGenericTexts()
  return (part: Part) =>
    getGenericFields(part).map((name) => {
      const value = supplier[name]
      const isThere = value !== undefined && value !== ''
      const shownValue = isThere && <FieldValue schema={genericFields[name]} name={name} value={value} texts={texts} />
      return [texts.field(name), shownValue] as const
    })
}
