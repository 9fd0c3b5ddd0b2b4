import { Autocomplete, Chip, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import styles from './task-fields.module.css'

interface PeopleFieldProps {
  ids: readonly string[]
  onChange: (added: string[], removed: string[]) => void
}

/** Field for the assignees. */
export function PeopleField({ ids, onChange }: PeopleFieldProps) {
  const t = useTexts('kanban')
  const colleagues = useColleagues()
  return (
    <Autocomplete
      multiple
      size="small"
      disableClearable
      className={styles.chips}
      filterSelectedOptions
      options={[...colleagues]}
      value={colleagues.filter(({ id }) => ids.includes(id))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t('people.none')}
      onChange={(_, options) =>
        onChange(
          options.map(({ id }) => id).filter((id) => !ids.includes(id)),
          ids.filter((id) => !options.some((one) => one.id === id)),
        )
      }
      renderOption={({ key, ...props }, { name, avatar }) => (
        <li key={key} {...props}>
          <span className="row gap-2">
            <Avatar name={name} src={avatar} size={24} />
            {name}
          </span>
        </li>
      )}
      renderValue={(options, itemProps) =>
        options.map((one, index) => {
          const { key, ...props } = itemProps({ index })
          return (
            <Chip
              key={key}
              {...props}
              size="small"
              label={one.name}
              avatar={<Avatar name={one.name} src={one.avatar} size={20} />}
            />
          )
        })
      }
      renderInput={(props) => <TextField {...props} label={t('detail.assignees')} />}
    />
  )
}
