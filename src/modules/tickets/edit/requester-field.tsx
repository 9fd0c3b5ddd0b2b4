import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Person } from '#platform/contracts/people.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { peopleOptions } from '#platform/ui/people/person-option.tsx'
import { usePeople } from '#platform/web/session/people.ts'
import type { FormValues } from './form-values.ts'

const getName = (person: Person | string) => (typeof person === 'string' ? person : person.name || person.email)

/** The requester: a contact, or any address. */
export function RequesterField() {
  const t = useTexts('tickets')
  const [typed, setTyped] = useState('')
  const people = usePeople(typed)
  const { setValue } = useFormContext<FormValues>()
  const { isSubmitted } = useFormState<FormValues>()
  const field = useField('requester.email', t('fields.requester'))
  const choose = (person: Person | string | null) => {
    const requester =
      person === null || typeof person === 'string'
        ? { id: null, name: '', email: person?.trim() ?? '', picture: '', company: '' }
        : { ...person, picture: person.picture.startsWith('/') ? person.picture : '' }
    setValue('requester', requester, {
      shouldDirty: true,
      shouldValidate: isSubmitted || requester.email !== '',
    })
  }
  return (
    <Autocomplete<Person, false, false, true>
      {...peopleOptions}
      options={people}
      getOptionLabel={getName}
      onChange={(_, person) => choose(person)}
      onInputChange={(_, text, reason) => {
        setTyped(text)
        // A typed address is a value; the name of a chosen person is not.
        if (reason === 'input') choose(text)
      }}
      onBlur={field.onBlur}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={field.ref}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to be filled in from here
          autoFocus
          label={t('fields.requester')}
          placeholder={t('requesterHint')}
          error={Boolean(field.message)}
          helperText={field.message}
        />
      )}
    />
  )
}
