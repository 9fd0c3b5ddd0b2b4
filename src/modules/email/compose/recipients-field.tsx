import { asWritten } from '#platform/i18n/as-written.ts'
import { Autocomplete, Chip, TextField } from '@mui/material'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { fold } from '#platform/text/fold.ts'
import { PersonOption } from '#platform/ui/people/person-option.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useFoundPeople } from '#platform/web/session/people.ts'
import { useAfterSearch } from '#platform/web/search/use-after-search.ts'
import { maxRecipients } from '../contract-email.ts'
import { isAddress, type Recipient, readAddresses } from './read-addresses.ts'
import styles from './composer.module.css'

interface RecipientsFieldProps {
  label: string
  value: readonly Recipient[]
  onChange: (recipients: Recipient[]) => void
  error?: string | undefined
  isFocused?: boolean
  /** Content at the end of the line. */
  aside?: ReactNode
}

interface Option extends Recipient {
  picture: string
  company: string
}

const asOption = (recipient: Recipient): Option => ({ ...recipient, picture: '', company: '' })
const toRecipient = ({ name, email, isBroken }: Recipient): Recipient => ({ name, email, isBroken })

/** Field for recipients: suggests colleagues and contacts, and accepts typed or pasted addresses. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { label, value, onChange, error, isFocused = false, aside } = props
  const { typed, setTyped, options, isWhole, add, addTypedRecipients } = useTypedRecipients(value, onChange)

  return (
    <div className={styles.line}>
      <Autocomplete
        multiple
        freeSolo
        autoHighlight={!isWhole}
        className={styles.recipients}
        options={options}
        value={value.map(asOption)}
        inputValue={typed}
        filterOptions={(all) => all}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.name || option.email)}
        isOptionEqualToValue={(one, other) => typeof other !== 'string' && one.email === other.email}
        onInputChange={(_, text, reason) => {
          if (reason !== 'input') return
          if (/[,;،]\s*$/.test(text)) add(readAddresses(text))
          else setTyped(text)
        }}
        onChange={(_, next, reason) => {
          if (reason === 'createOption') return addTypedRecipients()
          onChange(next.flatMap((one) => (typeof one === 'string' ? [] : [toRecipient(one)])))
          setTyped('')
        }}
        onBlur={() => typed.trim() !== '' && add(readAddresses(typed))}
        renderOption={({ key: _key, ...rest }, option) => (
          <li key={option.email} {...rest}>
            <PersonOption name={option.name} picture={option.picture} details={[option.email, option.company]} />
          </li>
        )}
        renderValue={(recipients, getItemProps) =>
          recipients.map((recipient, index) => {
            if (typeof recipient === 'string') return null
            const { key, ...item } = getItemProps({ index })
            return <Chip key={key} {...item} size="small" className={styles.chip} {...chipProps(recipient)} />
          })
        }
        renderInput={({ slotProps, ...input }) => (
          <TextField
            {...input}
            label={label}
            variant="standard"
            error={error !== undefined}
            helperText={error}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a new message starts with its recipients
            autoFocus={isFocused}
            slotProps={slotProps}
            onPaste={pasteHandler(add)}
          />
        )}
      />
      {aside}
    </div>
  )
}

/** State of the typed text: its suggestions, and its conversion to recipients. */
function useTypedRecipients(value: readonly Recipient[], onChange: (recipients: Recipient[]) => void) {
  const [typed, setTyped] = useState('')
  const suggestions = useOptions(typed)
  const options = suggestions.options.filter(({ email }) => !value.some((one) => one.email === email))
  const add = (newRecipients: readonly Recipient[]) => {
    onChange(mergeRecipients(value, newRecipients))
    setTyped('')
  }
  const isWhole = isAddress(typed.trim())
  const addTypedRecipients = useAfterSearch(typed, suggestions.isAsking && !isWhole, () =>
    add(findRecipient(typed, options[0])),
  )
  return { typed, setTyped, options, isWhole, add, addTypedRecipients }
}

const chipProps = ({ name, email, isBroken }: Recipient) => ({
  label: <bdi {...asWritten(name)}>{name || email}</bdi>,
  title: email,
  color: isBroken ? ('error' as const) : ('default' as const),
})

/** Adds recipients, without duplicates. */
function mergeRecipients(recipients: readonly Recipient[], newRecipients: readonly Recipient[]) {
  const unlistedRecipients = newRecipients.filter(
    ({ email }, index) =>
      !recipients.some((one) => one.email.toLowerCase() === email.toLowerCase()) &&
      newRecipients.findIndex((one) => one.email === email) === index,
  )
  return [...recipients, ...unlistedRecipients].slice(0, maxRecipients)
}

/** Converts a pasted list of addresses to recipients; pastes other text as usual. */
const pasteHandler = (add: (recipients: readonly Recipient[]) => void) => (event: ClipboardEvent) => {
  const text = event.clipboardData.getData('text')
  const read = readAddresses(text)
  if (!/[,;\n<]/.test(text) || read.length === 0) return
  event.preventDefault()
  add(read)
}

/** The recipients that Enter adds: the typed addresses, or for a name the first suggestion. */
function findRecipient(typed: string, first: Option | undefined) {
  const read = readAddresses(typed)
  return read.length === 1 && read[0]?.isBroken && first ? [toRecipient(first)] : read
}

const maxShown = 8

function useOptions(typed: string): { options: Option[]; isAsking: boolean } {
  const text = typed.trim()
  const colleagues = useColleagues()
  const { people, isSearching } = useFoundPeople(text)
  if (text === '') return { options: [], isAsking: false }
  const matches = colleagues.filter(({ name, email }) => fold(name, email).includes(fold(text)))
  const options = [
    ...matches.map(({ name, email, avatar, jobTitle }) => ({ name, email, picture: avatar, company: jobTitle })),
    ...people.map(({ name, email, picture, company }) => ({ name, email, picture, company })),
  ]
    .filter(({ email }) => email !== '')
    .slice(0, maxShown)
    .map((one) => ({ ...one, isBroken: false }))
  return { options, isAsking: isSearching }
}
