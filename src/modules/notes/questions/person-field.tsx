import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { getPopupContainer } from '#platform/ui/top-modal.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import type { Person } from '../contract.ts'

interface PersonFieldProps {
  excluded: readonly Person[]
  onChoose: (userId: string) => void
}

/** Finds a colleague by name; choosing one empties the field for the next. */
export function PersonField({ excluded, onChoose }: PersonFieldProps) {
  const t = useTexts('notes')
  const [typed, setTyped] = useState('')
  const colleagues = useColleagues().filter(({ id }) => !excluded.some((person) => person.id === id))
  return (
    <Autocomplete
      autoHighlight
      blurOnSelect={false}
      options={colleagues}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, reason) => setTyped(reason === 'selectOption' ? '' : text)}
      onChange={(_, person) => person && onChoose(person.id)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      noOptionsText={t('sharing.none')}
      slotProps={{ popper: { container: getPopupContainer } }}
      renderOption={({ key, ...item }, { name, avatar, jobTitle }) => (
        <li key={key} {...item}>
          <span className="row gap-3">
            <Avatar name={name} src={avatar} size={32} />
            <span>
              <bdi className="block medium">{name}</bdi>
              <span className="text-quiet text-13">{jobTitle}</span>
            </span>
          </span>
        </li>
      )}
      renderInput={(input) => <TextField {...input} label={t('sharing.person')} />}
    />
  )
}
