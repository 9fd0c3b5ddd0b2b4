import { Autocomplete, TextField } from '@mui/material'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Member } from './contract-shapes.ts'

interface PeopleFieldProps {
  people: readonly Member[]
  value: readonly Member[]
  onChange: (people: Member[]) => void
  label: string
}

/** Field to choose colleagues by name. */
export function PeopleField({ people, value, onChange, label }: PeopleFieldProps) {
  const t = useTexts('chats')
  return (
    <Autocomplete
      multiple
      autoHighlight
      disableCloseOnSelect
      options={people}
      value={[...value]}
      onChange={(_, chosen) => onChange(chosen)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t('people.none')}
      renderOption={({ key, ...rest }, { name, avatar, jobTitle }) => (
        <li key={key} {...rest}>
          <span className="row gap-3">
            <Avatar name={name} src={avatar} size={32} />
            <span>
              <bdi className="block medium">{name}</bdi>
              <span className="text-quiet text-13">{jobTitle}</span>
            </span>
          </span>
        </li>
      )}
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  )
}
