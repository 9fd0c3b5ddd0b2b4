import { FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'

export function Inline() {
  const t = useTexts('form-elements')
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.legend}>
        {t('actions.period')}
      </p>
      <RadioGroup row aria-labelledby={id} defaultValue="month">
        {(['day', 'week', 'month'] as const).map((period) => (
          <FormControlLabel key={period} value={period} label={t(`periods.${period}`)} control={<Radio />} />
        ))}
      </RadioGroup>
    </div>
  )
}
