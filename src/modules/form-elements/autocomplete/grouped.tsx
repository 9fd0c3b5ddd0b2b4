import { Autocomplete, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'
import list from './group.module.css'
import { useCountries } from './use-countries.ts'

export function Grouped() {
  const t = useTexts('form-elements')

  return (
    <div className={styles.stack}>
      {/* The options come sorted by group: a group begins where another value does. */}
      <Autocomplete
        options={useCountries()}
        groupBy={({ continent }) => t(`continents.${continent}`)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ code }) => code}
        isOptionEqualToValue={(one, other) => one.code === other.code}
        // A group that is read out as one: the library's own has no role.
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
