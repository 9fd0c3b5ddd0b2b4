import { useFormContext, useWatch } from 'react-hook-form'
import { useFormats } from '#platform/i18n/format.ts'
import { useCountryName } from '#platform/i18n/use-country-name.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import type { SupplierDraft } from '../contract-supplier.ts'
import { countries, getCountryRules } from '../countries.ts'
import { GenericInputs } from './generic-fields.tsx'
import { SelectInput, TextInput } from './supplier-form.ts'

/** Address fields. The country determines which ones are needed, and their formats. */
export function AddressFields() {
  const t = useTexts('forms')
  const format = useFormats()
  const countryName = useCountryName()
  const { setValue, getFieldState, trigger } = useFormContext<SupplierDraft>()
  const country = useWatch<SupplierDraft, 'country'>({ name: 'country' })
  const { postal, vat, regions } = getCountryRules(country ?? '')
  const countryNames = countries
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((one, other) => format.compareText(one.label, other.label))

  const follow = () => {
    setValue('region', '', { shouldDirty: true })
    // Revalidate after a change of the country, except empty fields.
    const revalidated = (['postalCode', 'vatNumber', 'region'] as const).filter((name) => {
      const { invalid, isTouched } = getFieldState(name)
      return invalid || isTouched
    })
    if (revalidated.length > 0) void trigger(revalidated)
  }

  return (
    <Fields columns={2}>
      <SelectInput name="country" label={t('fields.country')} required isWide options={countryNames} onPick={follow} />
      <TextInput name="street" label={t('fields.street')} required isWide autoComplete="street-address" />
      <TextInput
        name="postalCode"
        label={t('fields.postalCode')}
        required
        autoComplete="postal-code"
        hint={postal && t('hints.example', { example: `\u2066${postal.example}\u2069` })}
      />
      <TextInput name="city" label={t('fields.city')} required autoComplete="address-level2" />
      {regions && (
        <SelectInput
          name="region"
          label={t('fields.region')}
          required
          isWide
          options={regions.map((code) => ({ value: code, label: code }))}
        />
      )}
      <TextInput
        name="vatNumber"
        label={t('fields.vatNumber')}
        required={vat !== undefined}
        disabled={country !== undefined && !vat}
        isWide
        hint={
          vat
            ? t('hints.example', { example: `\u2066${vat.example}\u2069` })
            : country !== undefined && t('hints.noVat')
        }
      />
      <GenericInputs part="address" />
    </Fields>
  )
}
