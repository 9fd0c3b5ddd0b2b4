import { Autocomplete, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'
import list from './group.module.css'
import { useCountries } from './use-countries.ts'

export function Grouped() {
  const t = useTexts('form-elements')

  return (
    <div className={styles.stack}>
      {/* Options must be sorted by group: a new value starts a new group. */}
      <Autocomplete
        options={useCountries()}
        groupBy={({ continent }) => t(`continents.${continent}`)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ code }) => code}
        isOptionEqualToValue={(one, other) => one.code === other.code}
        // MUI's groups have no role; this one is announced as a group.
        renderGroup={({ key, group: name, children }) => (
          <li key={key} role="presentation">
            <div className={list.heading} aria-hidden>
              {name}
            </div>
            <ul role="group" aria-label={name}>
              {children}
            </ul>
          </li>
        )}
        renderInput={(params) => <TextField {...params} label={t('labels.market')} />}
      />
    </div>
  )
}
