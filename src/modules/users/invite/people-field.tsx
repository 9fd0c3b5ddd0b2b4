import { Autocomplete, Chip, TextField } from '@mui/material'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxInvited } from '../contract.ts'
import type { InviteValues } from './invite-values.ts'
import { type Invited, isAddress, readAddresses } from './read-addresses.ts'

const written = ({ email, name }: Invited) => (name ? `${name} <${email}>` : email)
const isSeparated = (text: string) => /[,;\n\t]/.test(text)

/** Whom to invite: each address a chip once it is whole; what was typed counts when the field is left. */
export function PeopleField() {
  const t = useTexts('users')
  const format = useFormats()
  const [typed, setTyped] = useState('')
  const { field, fieldState } = useController<InviteValues, 'people'>({
    name: 'people',
    rules: {
      validate: (people) => {
        if (people.length === 0) return t('invite.errors.people')
        if (people.length > maxInvited) return t('invite.errors.tooMany', { most: maxInvited })
        const wrong = people.filter(({ email }) => !isAddress(email))
        return wrong.length === 0 || t('invite.errors.wrong', { list: format.list(wrong.map(({ email }) => email)) })
      },
    },
  })
  const people = field.value
  const set = (all: readonly Invited[]) => field.onChange([...new Map(all.map((one) => [one.email, one])).values()])
  const take = (text: string) => {
    if (text.trim()) set([...people, ...readAddresses(text)])
    setTyped('')
  }
  return (
    <Autocomplete
      multiple
      freeSolo
      disableClearable
      options={[]}
      value={people.map(written)}
      inputValue={typed}
      onInputChange={(_, text) => (isSeparated(text) ? take(text) : setTyped(text))}
      onChange={(_, texts) => {
        set(texts.flatMap(readAddresses))
        setTyped('')
      }}
      onBlur={() => {
        take(typed)
        field.onBlur()
      }}
      renderValue={(texts, itemProps) =>
        texts.map((text, index) => {
          const { key, ...props } = itemProps({ index })
          const invited = people[index]
          return (
            <Chip
              key={key}
              {...props}
              color={invited && !isAddress(invited.email) ? 'error' : 'default'}
              label={<bdi>{invited?.name || invited?.email || text}</bdi>}
              title={text}
              aria-label={t('invite.without', { email: invited?.email ?? text })}
            />
          )
        })
      }
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={field.ref}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to be filled in from here
          autoFocus
          required={people.length === 0}
          label={t('invite.people')}
          error={Boolean(fieldState.error)}
          helperText={fieldState.error?.message ?? t('invite.peopleHint')}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            if (!isSeparated(text)) return
            event.preventDefault()
            take(`${typed} ${text}`)
          }}
        />
      )}
    />
  )
}
