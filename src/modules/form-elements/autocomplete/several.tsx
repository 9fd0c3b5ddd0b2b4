import { Autocomplete, Checkbox, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'
import { useCountries } from './use-countries.ts'

export function MultipleChoice() {
  const t = useTexts('form-elements')
  const countries = useCountries()
  const [codes, setCodes] = useState<readonly string[]>(['EG', 'JP'])

  return (
    <div className={styles.stack}>
      <Autocomplete
        multiple
        disableCloseOnSelect
        limitTags={3}
        options={countries}
        value={countries.filter(({ code }) => codes.includes(code))}
        onChange={(_event, chosen) => setCodes(chosen.map(({ code }) => code))}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ code }) => code}
        renderOption={({ key, ...props }, { name }, { selected }) => (
          <li key={key} {...props}>
            <Checkbox checked={selected} tabIndex={-1} aria-hidden />
            {name}
          </li>
        )}
        renderInput={(params) => (
          <TextField {...params} label={t('labels.markets')} helperText={t('labels.chosen', { count: codes.length })} />
        )}
      />
    </div>
  )
}
