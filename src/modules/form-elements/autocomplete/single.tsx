import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'
import { useCountries } from './use-countries.ts'

export function Single() {
  const t = useTexts('form-elements')
  const countries = useCountries()
  const [code, setCode] = useState<string | null>('FR')

  return (
    <div className={styles.stack}>
      <Autocomplete
        options={countries}
        value={countries.find((country) => country.code === code) ?? null}
        onChange={(_event, country) => setCode(country?.code ?? null)}
        getOptionLabel={({ name }) => name}
        getOptionKey={(country) => country.code}
        autoHighlight
        renderInput={(params) => <TextField {...params} label={t('labels.country')} />}
      />
      <p className="text-quiet text-13">{t('labels.kept', { value: code ?? '—' })}</p>
    </div>
  )
}
