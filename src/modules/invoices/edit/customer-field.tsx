import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Person } from '#platform/contracts/people.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { peopleOptions } from '#platform/ui/people/person-option.tsx'
import { usePeople } from '#platform/web/session/people.ts'
import { getCustomerName } from './customer-name.ts'
import type { FormDraft, FormValues } from './form-values.ts'
import { useCustomer } from './use-customer.ts'

/** A person of the address book, or any name. */
export function CustomerField() {
  const t = useTexts('invoices')
  const { setValue } = useFormContext<FormValues, unknown, FormDraft>()
  const field = useField('billTo', t('fields.billTo'))
  const [input, setInput] = useState('')
  const people = usePeople(input)

  const choose = useCustomer()

  return (
    <Autocomplete<Person, false, true, true>
      {...peopleOptions}
      disableClearable
      options={people}
      inputValue={field.value}
      getOptionLabel={(person) => (typeof person === 'string' ? person : getCustomerName(person))}
      onChange={(_, person) => {
        if (typeof person !== 'string') void choose(person)
      }}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return
        setInput(text)
        field.onChange(text)
        // A typed name has no person.
        setValue('customerId', null, { shouldDirty: true })
      }}
      onBlur={field.onBlur}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={field.ref}
          required
          label={t('fields.billTo')}
          placeholder={t('form.customerHint')}
          error={Boolean(field.message)}
          helperText={field.message}
        />
      )}
    />
  )
}
