import { Autocomplete, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { useCan } from '#platform/web/session/session.ts'
import { companies as contract } from '../contract-companies.ts'
import { useFoundCompanies, useUnknownCompany } from '../use-found-companies.ts'

/** The company of a contact: a known one, or a new one, which saving creates. */
export function CompanyField() {
  const t = useTexts('contacts')
  const can = useCan()
  const field = useField('company', t('fields.company'))
  const value = String(field.value)
  const { companies } = useFoundCompanies(value)
  const unknown = useUnknownCompany(value)
  return (
    <Autocomplete
      freeSolo
      autoHighlight={false}
      options={companies.map(({ name }) => name)}
      filterOptions={(all) => all}
      value={value}
      inputValue={value}
      onInputChange={(_, text) => text !== value && field.onChange(text)}
      onBlur={field.onBlur}
      renderInput={(props) => (
        <TextField
          {...props}
          name="company"
          inputRef={field.ref}
          label={t('fields.company')}
          error={Boolean(field.message)}
          helperText={
            field.message ??
            (unknown !== undefined && can('create', contract.name)
              ? t('companies.creates', { name: unknown })
              : undefined)
          }
        />
      )}
    />
  )
}
