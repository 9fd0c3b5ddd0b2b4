import { MenuItem, TextField } from '@mui/material'
import { Controller, useFormContext, useFormState } from 'react-hook-form'
import { useFormats } from '#platform/i18n/format.ts'
import { useCountryName } from '#platform/i18n/use-country-name.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { countries } from '../countries.ts'
import type { AddressText } from './checkout-draft.ts'
import styles from './checkout.module.css'

export const addressNames = ['name', 'company', 'street', 'postalCode', 'city', 'country', 'email', 'phone'] as const
export type AddressName = (typeof addressNames)[number]

// Values of `autocomplete` (WHATWG).
const completions: Record<Exclude<AddressName, 'country'>, string> = {
  name: 'shipping name',
  company: 'shipping organization',
  street: 'shipping street-address',
  postalCode: 'shipping postal-code',
  city: 'shipping address-level2',
  email: 'shipping email',
  phone: 'shipping tel',
}

export function AddressFields() {
  const t = useTexts('shop')
  const format = useFormats()
  const countryName = useCountryName()
  const { register, control } = useFormContext<AddressText>()
  const { errors } = useFormState<AddressText>()
  const text = (name: Exclude<AddressName, 'country'>) => {
    const { ref, ...field } = register(name)
    return {
      ...field,
      inputRef: ref,
      label: t(`checkout.fields.${name}`),
      error: Boolean(errors[name]),
      helperText: errors[name]?.message,
      autoComplete: completions[name],
      fullWidth: true,
    }
  }
  const countryOptions = countries
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => format.compareText(one.name, other.name))

  return (
    <div className={styles.fields}>
      <TextField {...text('name')} required />
      <TextField {...text('company')} />
      <TextField {...text('street')} required className="all-columns" />
      <TextField {...text('postalCode')} required />
      <TextField {...text('city')} required />
      <Controller
        control={control}
        name="country"
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            inputRef={ref}
            select
            required
            fullWidth
            className="all-columns"
            label={t('checkout.fields.country')}
          >
            {countryOptions.map(({ code, name }) => (
              <MenuItem key={code} value={code}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <TextField {...text('email')} required type="email" />
      <TextField {...text('phone')} type="tel" />
    </div>
  )
}
