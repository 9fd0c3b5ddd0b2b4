import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import type { Person } from '#platform/contracts/people.ts'
import { toLabel } from '#platform/fields/field-cells.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { peopleOptions } from '#platform/ui/people/person-option.tsx'
import { useFoundPeople } from '#platform/web/session/people.ts'
import type { ReferenceInputProps } from './reference-input.ts'

const getName = (person: Person | string) => (typeof person === 'string' ? person : person.name || person.email)

/** Input for a person of another module, or for any name. */
export default function PersonInput({ name, label, required, hint, disabled }: ReferenceInputProps) {
  const field = useField(name, label)
  const [typed, setTyped] = useState('')
  const { people, isSearching } = useFoundPeople(typed)
  return (
    <Autocomplete<Person, false, false, true>
      {...peopleOptions}
      options={people}
      disabled={disabled}
      loading={isSearching}
      inputValue={toLabel(field.value)}
      getOptionLabel={getName}
      onChange={(_, person) => {
        if (person === null) field.onChange(null)
        else if (typeof person !== 'string') field.onChange({ id: person.id, name: getName(person) })
      }}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return
        setTyped(text)
        // A typed name refers to no person.
        field.onChange(text === '' ? null : { id: null, name: text })
      }}
      onBlur={field.onBlur}
      renderInput={(props) => (
        <TextField
          {...props}
          name={name}
          inputRef={field.ref}
          required={required}
          label={label}
          error={Boolean(field.message)}
          helperText={field.message ?? hint}
        />
      )}
    />
  )
}
