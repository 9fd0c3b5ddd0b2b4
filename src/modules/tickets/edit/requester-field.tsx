import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Person } from '#platform/contracts/people.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { peopleOptions } from '#platform/ui/people/person-option.tsx'
import { usePeople } from '#platform/web/session/people.ts'
import type { FormValues } from './form-values.ts'

const getName = (person: Person | string) => (typeof person === 'string' ? person : person.name || person.email)

/** The chosen contact, or the typed address. */
function toOption({ id, name, email, picture = '', company = '' }: FormValues['requester']): Person | string | null {
  return id && name ? { id, name, email, picture, company } : email || null
}

/** The requester: a contact, or any address. */
export function RequesterField() {
  const t = useTexts('tickets')
  const { setValue } = useFormContext<FormValues>()
  const requester = useWatch<FormValues, 'requester'>({ name: 'requester' })
  const chosen = toOption(requester)
  const [typed, setTyped] = useState(chosen ? getName(chosen) : '')
  const people = usePeople(typed)
  const { isSubmitted } = useFormState<FormValues>()
  const field = useField('requester.email', t('fields.requester'))
  const choose = (person: Person | string | null) => {
    const next =
      person === null || typeof person === 'string'
        ? { id: null, name: '', email: person?.trim() ?? '', picture: '', company: '' }
        : { ...person, picture: person.picture.startsWith('/') ? person.picture : '' }
    setValue('requester', next, {
      shouldDirty: true,
      shouldValidate: isSubmitted || next.email !== '',
    })
  }
  return (
    <Autocomplete<Person, false, false, true>
      {...peopleOptions}
      options={people}
      value={chosen}
      inputValue={typed}
      getOptionLabel={getName}
      isOptionEqualToValue={(one, other) => typeof other !== 'string' && one.id === other.id}
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
