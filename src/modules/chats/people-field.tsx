import { Autocomplete, TextField } from '@mui/material'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Member } from './contract-shapes.ts'
import styles from './people-field.module.css'

interface PeopleFieldProps {
  people: readonly Member[]
  value: readonly Member[]
  onChange: (people: Member[]) => void
  label: string
}

/** Chooses colleagues by their names. */
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
          <span className={styles.option}>
            <Avatar name={name} src={avatar} size={32} />
            <span>
              <bdi className={styles.name}>{name}</bdi>
              <span className={styles.job}>{jobTitle}</span>
            </span>
          </span>
        </li>
      )}
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  )
}
