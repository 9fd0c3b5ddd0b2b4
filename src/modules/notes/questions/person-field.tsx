import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { colleagueOptions } from '#platform/ui/people/colleagues-field.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import type { Person } from '../contract.ts'

interface PersonFieldProps {
  excluded: readonly Person[]
  onChoose: (userId: string) => void
}

/** Finds a colleague by name; choosing one empties the field for the next. */
export function PersonField({ excluded, onChoose }: PersonFieldProps) {
  const t = useTexts('notes')
  const platform = useTexts('platform')
  const [typed, setTyped] = useState('')
  const colleagues = useColleagues().filter(({ id }) => !excluded.some((person) => person.id === id))
  return (
    <Autocomplete
      {...colleagueOptions}
      blurOnSelect={false}
      options={colleagues}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, reason) => setTyped(reason === 'selectOption' ? '' : text)}
      onChange={(_, person) => person && onChoose(person.id)}
      noOptionsText={platform('nobodyFound')}
      renderInput={(input) => <TextField {...input} label={t('sharing.person')} />}
    />
  )
}
