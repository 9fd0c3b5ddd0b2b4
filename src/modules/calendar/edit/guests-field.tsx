import { Autocomplete, type AutocompleteChangeReason, Chip, createFilterOptions, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PersonOption } from '#platform/ui/people/person-option.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { usePeople } from '#platform/web/session/people.ts'
import type { FormGuest } from './form-values.ts'

interface GuestsFieldProps {
  value: readonly FormGuest[]
  onChange: (guests: FormGuest[]) => void
}

interface Option extends FormGuest {
  picture: string
  hint: string
}

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
// Typed addresses are strings, chosen guests objects.
const getAddress = (one: Pick<FormGuest, 'email'> | string) =>
  (typeof one === 'string' ? one : one.email).trim().toLowerCase()
const sameGuest = (one: Pick<FormGuest, 'email'> | string, other: Pick<FormGuest, 'email'> | string) =>
  getAddress(one) === getAddress(other)

const removeDuplicates = <Guest extends FormGuest>(guests: readonly Guest[]) =>
  guests.filter((one, index) => guests.findIndex((other) => sameGuest(one, other)) === index)

const getLabel = (option: Option | string) => (typeof option === 'string' ? option : `${option.name} ${option.email}`)
const filterOptions = createFilterOptions<Option>()

/** The guests of a selection. Typed texts that are no addresses are left out. */
function toGuests(selection: readonly (FormGuest | string)[]) {
  const guests = selection.flatMap((one): FormGuest[] => {
    if (typeof one !== 'string') return [{ userId: one.userId, email: one.email, name: one.name }]
    return isAddress(one.trim()) ? [{ userId: null, email: one.trim(), name: '' }] : []
  })
  return removeDuplicates(guests)
}

/** The people that match the typed text and are no guests yet. */
function useMatchingOptions(typed: string, guests: readonly FormGuest[]) {
  const options = useGuestOptions(typed).filter((option) => !guests.some((guest) => sameGuest(guest, option)))
  return filterOptions(options, { inputValue: typed, getOptionLabel: getLabel })
}

/** Colleagues, contacts, or any address. */
export function GuestsField({ value, onChange }: GuestsFieldProps) {
  const t = useTexts('calendar')
  const [typed, setTyped] = useState('')
  const options = useMatchingOptions(typed, value)
  const [suggestion] = options
  const colleagues = useColleagues()
  const outside = value.filter((guest) => guest.userId === null && !colleagues.some((one) => sameGuest(one, guest)))
  // Enter passes on the typed text even if a suggestion is highlighted.
  const chooseOrCreate = (selection: readonly (FormGuest | string)[], reason: AutocompleteChangeReason) => {
    const isName = reason === 'createOption' && !isAddress(typed.trim())
    if (isName && !suggestion) return
    onChange(toGuests(isName && suggestion ? [...value, suggestion] : selection))
    if (reason !== 'removeOption') setTyped('')
  }
  return (
    <Autocomplete
      multiple
      freeSolo
      autoHighlight
      filterOptions={(all) => all}
      size="small"
      options={options}
      value={value.map((guest): Option => ({ picture: '', hint: '', ...guest }))}
      inputValue={typed}
      onInputChange={(_, text, reason) => (reason === 'input' || reason === 'clear') && setTyped(text)}
      onChange={(_, selection, reason) => chooseOrCreate(selection, reason)}
      onBlur={() => isAddress(typed.trim()) && chooseOrCreate([...value, typed], 'blur')}
      isOptionEqualToValue={(option, selection) => sameGuest(option, selection)}
      getOptionLabel={getLabel}
      renderOption={({ key, ...item }, { name, email, picture, hint }) => (
        <li key={`${key} ${email}`} {...item}>
          <PersonOption name={name} picture={picture} details={[hint, email]} />
        </li>
      )}
      renderValue={(selection, itemProps) =>
        selection.map((one, index) => {
          const { key, ...chip } = itemProps({ index })
          return <Chip key={key} size="small" label={typeof one === 'string' ? one : one.name || one.email} {...chip} />
        })
      }
      renderInput={(field) => (
        <TextField
          {...field}
          label={t('form.guests')}
          helperText={outside.length > 0 ? t('form.guestsOutside', { count: outside.length }) : t('form.guestsHelp')}
        />
      )}
    />
  )
}

function useGuestOptions(typed: string): Option[] {
  const colleagues = useColleagues()
  const people = usePeople(typed)
  return removeDuplicates([
    ...colleagues.map(({ id, name, email, avatar, jobTitle }) => ({
      userId: id,
      name,
      email,
      picture: avatar,
      hint: jobTitle,
    })),
    ...people
      .filter(({ email }) => email)
      .map(({ name, email, picture, company }) => ({ userId: null, name, email, picture, hint: company })),
  ])
}
