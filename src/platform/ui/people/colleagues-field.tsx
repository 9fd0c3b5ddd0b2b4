import { Autocomplete, Chip, TextField } from '@mui/material'
import type { HTMLAttributes, Key } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { getPopupContainer } from '#platform/ui/top-modal.ts'
import { PersonOption } from './person-option.tsx'

interface Colleague {
  id: string
  name: string
  avatar: string
  jobTitle: string
}

/** Props of an `Autocomplete` that finds colleagues by name. */
export const colleagueOptions = {
  autoHighlight: true,
  getOptionLabel: ({ name }: Colleague) => name,
  getOptionKey: ({ id }: Colleague) => id,
  isOptionEqualToValue: (a: Colleague, b: Colleague) => a.id === b.id,
  slotProps: { popper: { container: getPopupContainer } },
  renderOption: (
    { key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key },
    { name, avatar, jobTitle }: Colleague,
  ) => (
    <li key={key} {...props}>
      <PersonOption name={name} picture={avatar} details={[jobTitle]} />
    </li>
  ),
} as const

interface ColleaguesFieldProps {
  label: string
  people: readonly Colleague[]
  value: readonly Colleague[]
  onChange: (people: Colleague[]) => void
  size?: 'small' | 'medium'
  className?: string | undefined
}

/** Field for several colleagues, each with a chip. */
export function ColleaguesField({ label, people, value, onChange, size = 'medium', className }: ColleaguesFieldProps) {
  const t = useTexts('platform')
  return (
    <Autocomplete
      {...colleagueOptions}
      multiple
      disableClearable
      disableCloseOnSelect
      filterSelectedOptions
      size={size}
      className={className ?? ''}
      options={people}
      value={[...value]}
      noOptionsText={t('nobodyFound')}
      onChange={(_, chosen) => onChange(chosen)}
      renderValue={(chosen, getItemProps) =>
        chosen.map(({ name, avatar }, index) => {
          const { key, ...props } = getItemProps({ index })
          return (
            <Chip
              key={key}
              {...props}
              size={size}
              label={<bdi>{name}</bdi>}
              avatar={<Avatar name={name} src={avatar} size={size === 'small' ? 20 : 24} />}
            />
          )
        })
      }
      renderInput={(props) => <TextField {...props} label={label} />}
    />
  )
}
