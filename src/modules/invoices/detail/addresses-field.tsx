import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import * as z from 'zod'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { usePeople } from '#platform/web/session/people.ts'

export interface SendValues {
  to: string[]
  subject: string
  message: string
}

const maxAddresses = 10
const isAddress = (input: string) => z.email().max(254).safeParse(input).success

/** The recipients: people of the address book, or any address. Leaving the field adds the typed address. */
export function AddressesField() {
  const t = useTexts('invoices')
  const [input, setInput] = useState('')
  const people = usePeople(input)
  const { field, fieldState } = useController<SendValues, 'to'>({
    name: 'to',
    rules: {
      validate: (to) => {
        if (to.length === 0) return t('errors.recipient')
        if (to.length > maxAddresses) return t('errors.tooMany', { most: maxAddresses })
        return to.every(isAddress) || t('errors.email')
      },
    },
  })
  const names = new Map(people.map(({ email, name }) => [email, name]))
  const set = (to: readonly string[]) =>
    field.onChange([...new Set(to.flatMap((one) => one.split(/[\s,;]+/)).filter(Boolean))])
  return (
    <Autocomplete
      multiple
      freeSolo
      autoHighlight={false}
      filterSelectedOptions
      filterOptions={(all) => all}
      options={people.map(({ email }) => email).filter((email) => email && !field.value.includes(email))}
      value={field.value}
      inputValue={input}
      onInputChange={(_, text) => setInput(text)}
      onChange={(_, to) => set(to)}
      onBlur={() => {
        if (input.trim()) set([...field.value, input])
        setInput('')
        field.onBlur()
      }}
      renderOption={({ key, ...props }, email) => (
        <li key={key} {...props}>
          <span>
            <bdi>{names.get(email)}</bdi> · <bdi>{email}</bdi>
          </span>
        </li>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={field.ref}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to be filled in from here
          autoFocus
          label={t('send.to')}
          error={Boolean(fieldState.error)}
          helperText={fieldState.error?.message}
        />
      )}
    />
  )
}
