import { Autocomplete, TextField } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useCountryName } from '#platform/i18n/use-country-name.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { countryCodes } from './country-codes.ts'

interface CountryFieldProps {
  /** Empty if not given. */
  value: string
  onChange: (value: string) => void
}

/** Selects a country by its name in the interface language. */
export function CountryField({ value, onChange }: CountryFieldProps) {
  const t = useTexts('social')
  const format = useFormats()
  const countryName = useCountryName()
  const options = countryCodes.toSorted((one, other) => format.compareText(countryName(one), countryName(other)))
  return (
    <Autocomplete
      options={options}
      getOptionLabel={countryName}
      value={value || null}
      onChange={(_, country) => onChange(country ?? '')}
      renderInput={(params) => (
        <TextField {...params} label={t('profile.form.country')} placeholder={t('profile.form.noCountry')} />
      )}
    />
  )
}
