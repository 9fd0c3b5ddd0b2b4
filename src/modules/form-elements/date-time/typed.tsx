import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'

export function TypedDate() {
  const t = useTexts('form-elements')
  const [day, setDay] = useState('')
  const [month, setMonth] = useState('2026-11')
  return (
    <div className={styles.grid}>
      <TextField
        type="date"
        label={t('dates.birthday')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        // The browser shows its placeholders even in an empty field.
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '2026-11-21' } }}
      />
      <TextField
        type="month"
        label={t('dates.expiry')}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </div>
  )
}
