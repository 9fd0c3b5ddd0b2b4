import { Autocomplete, Chip, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Invited, isAddress, readAddresses } from './read-addresses.ts'
import { useInvitedPeople } from './use-invited-people.ts'

const formatInvited = ({ email, name }: Invited) => (name ? `${name} <${email}>` : email)
const isSeparated = (text: string) => /[,;\n\t]/.test(text)

/** The people to invite: each complete address becomes a chip, and the rest when the field loses the focus. */
export function PeopleField() {
  const t = useTexts('users')
  const { people, set, typed, setTyped, addText, onBlur, inputRef, error } = useInvitedPeople()
  return (
    <Autocomplete
      multiple
      freeSolo
      disableClearable
      options={[]}
      value={people.map(formatInvited)}
      inputValue={typed}
      onInputChange={(_, text) => (isSeparated(text) ? addText(text) : setTyped(text))}
      onChange={(_, texts) => set(texts.flatMap(readAddresses))}
      onBlur={() => {
        addText(typed)
        onBlur()
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
          inputRef={inputRef}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens for typing addresses
          autoFocus
          required={people.length === 0}
          label={t('invite.people')}
          error={error !== undefined}
          helperText={error ?? t('invite.peopleHint')}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            if (!isSeparated(text)) return
            event.preventDefault()
            addText(`${typed} ${text}`)
          }}
        />
      )}
    />
  )
}
