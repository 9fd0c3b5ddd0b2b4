import { MenuItem, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './store-screen.module.css'
import { sortNames, usualSort } from './store-view.ts'

type SortName = (typeof sortNames)[number]

interface SortFieldProps {
  value: SortName
  /** Undefined for the default order. */
  onChoose: (sort: SortName | undefined) => void
}

/** The order of the products. */
export function SortField({ value, onChoose }: SortFieldProps) {
  const t = useTexts('shop')
  return (
    <TextField
      select
      className={styles.sort}
      label={t('store.sort')}
      value={value}
      onChange={({ target }) => {
        const chosen = sortNames.find((name) => name === target.value)
        onChoose(chosen === usualSort ? undefined : chosen)
      }}
    >
      {sortNames.map((name) => (
        <MenuItem key={name} value={name}>
          {t(`store.sorts.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
