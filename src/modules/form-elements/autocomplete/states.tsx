import { Autocomplete, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'
import { useCountries } from './use-countries.ts'

export function States() {
  const t = useTexts('form-elements')
  const countries = useCountries()
  const shared = {
    options: countries,
    defaultValue: countries[0] ?? null,
    getOptionLabel: ({ name }: (typeof countries)[number]) => name,
    getOptionKey: ({ code }: (typeof countries)[number]) => code,
    isOptionEqualToValue: (one: { code: string }, other: { code: string }) => one.code === other.code,
  }

  return (
    <div className={styles.grid}>
      <Autocomplete {...shared} renderInput={(params) => <TextField {...params} label={t('states.rest')} />} />
      <Autocomplete
        {...shared}
        disabled
        renderInput={(params) => <TextField {...params} label={t('states.disabled')} />}
      />
      <Autocomplete
        {...shared}
        readOnly
        renderInput={(params) => <TextField {...params} label={t('states.readOnly')} />}
      />
      <Autocomplete
        {...shared}
        defaultValue={null}
        renderInput={(params) => (
          <TextField {...params} required error label={t('states.error')} helperText={t('labels.chooseCountry')} />
        )}
      />
      <Autocomplete
        {...shared}
        options={[]}
        defaultValue={null}
        loading
        renderInput={(params) => <TextField {...params} label={t('states.loading')} />}
      />
      <Autocomplete
        {...shared}
        disableClearable
        defaultValue={countries[0]}
        renderInput={(params) => <TextField {...params} label={t('states.neverEmpty')} />}
      />
    </div>
  )
}
