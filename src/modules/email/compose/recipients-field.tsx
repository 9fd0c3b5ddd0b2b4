import { Autocomplete, Chip, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { fold } from '#platform/text/fold.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useFoundPeople } from '#platform/web/session/people.ts'
import { useOnceAnswered } from '#platform/web/search/use-once-answered.ts'
import { maxRecipients } from '../contract-email.ts'
import { isAddress, type Recipient, readAddresses } from './read-addresses.ts'
import styles from './composer.module.css'

interface RecipientsFieldProps {
  label: string
  value: readonly Recipient[]
  onChange: (recipients: Recipient[]) => void
  error?: string | undefined
  isFocused?: boolean
  /** At the end of the line. */
  aside?: ReactNode
}

interface Option extends Recipient {
  picture: string
  company: string
}

const asOption = (recipient: Recipient): Option => ({ ...recipient, picture: '', company: '' })
const bare = ({ name, email, isBroken }: Recipient): Recipient => ({ name, email, isBroken })

/** Whom a message goes to: colleagues and people to choose from, or any address, also several at once. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { label, value, onChange, error, isFocused = false, aside } = props
  const t = useTexts('email')
  const [typed, setTyped] = useState('')
  const found = useOptions(typed)
  const options = found.options.filter(({ email }) => !value.some((one) => one.email === email))

  const add = (added: readonly Recipient[]) => {
    const fresh = added.filter(
      ({ email }, index) =>
        !value.some((one) => one.email.toLowerCase() === email.toLowerCase()) &&
        added.findIndex((one) => one.email === email) === index,
    )
    onChange([...value, ...fresh].slice(0, maxRecipients))
    setTyped('')
  }
  const isWhole = isAddress(typed.trim())
  const addTyped = useOnceAnswered(typed, found.isAsking && !isWhole, () => add(meantBy(typed, options[0])))

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
          if (reason === 'createOption') return addTyped()
          onChange(next.flatMap((one) => (typeof one === 'string' ? [] : [bare(one)])))
          setTyped('')
        }}
        onBlur={() => typed.trim() !== '' && add(readAddresses(typed))}
        renderOption={({ key: _key, ...rest }, option) => (
          <li key={option.email} {...rest}>
            <Avatar name={option.name} src={option.picture} size={32} />
            <span className={styles.option}>
              <bdi>{option.name}</bdi>
              <span>
                <bdi dir="ltr">{option.email}</bdi>
                {option.company !== '' && ` · ${option.company}`}
              </span>
            </span>
          </li>
        )}
        renderValue={(recipients, getItemProps) =>
          recipients.map((recipient, index) => {
            if (typeof recipient === 'string') return null
            const { key, ...item } = getItemProps({ index })
            return (
              <Chip
                key={key}
                {...item}
                size="small"
                label={<bdi>{recipient.name || recipient.email}</bdi>}
                title={recipient.email}
                color={recipient.isBroken ? 'error' : 'default'}
                className={styles.chip}
              />
            )
          })
        }
        renderInput={({ slotProps, ...input }) => (
          <TextField
            {...input}
            label={label}
            variant="standard"
            error={error !== undefined}
            helperText={error}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a new message begins with whom it goes to
            autoFocus={isFocused}
            slotProps={slotProps}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text')
              const read = readAddresses(text)
              if (!/[,;\n<]/.test(text) || read.length === 0) return
              event.preventDefault()
              add(read)
            }}
          />
        )}
        noOptionsText={t('compose.nobody')}
      />
      {aside}
    </div>
  )
}

/** What Enter takes: the address that was typed, or where it is a name, the first who has it. */
function meantBy(typed: string, first: Option | undefined) {
  const read = readAddresses(typed)
  return read.length === 1 && read[0]?.isBroken && first ? [bare(first)] : read
}

const maxShown = 8

function useOptions(typed: string): { options: Option[]; isAsking: boolean } {
  const text = typed.trim()
  const colleagues = useColleagues()
  const { people, isAsking } = useFoundPeople(text)
  if (text === '') return { options: [], isAsking: false }
  const fits = colleagues.filter(({ name, email }) => fold(name, email).includes(fold(text)))
  const options = [
    ...fits.map(({ name, email, avatar, jobTitle }) => ({ name, email, picture: avatar, company: jobTitle })),
    ...people.map(({ name, email, picture, company }) => ({ name, email, picture, company })),
  ]
    .filter(({ email }) => email !== '')
    .slice(0, maxShown)
    .map((one) => ({ ...one, isBroken: false }))
  return { options, isAsking }
}
