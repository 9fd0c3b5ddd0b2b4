import { Checkbox, FormControlLabel } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'

export function States() {
  const t = useTexts('form-elements')
  return (
    <div className={styles.grid}>
      <FormControlLabel label={t('states.rest')} control={<Checkbox />} />
      <FormControlLabel label={t('states.chosen')} control={<Checkbox defaultChecked />} />
      <FormControlLabel label={t('states.partly')} control={<Checkbox indeterminate />} />
      <FormControlLabel label={t('states.disabled')} disabled control={<Checkbox />} />
      <FormControlLabel label={t('states.disabledChosen')} disabled control={<Checkbox defaultChecked />} />
      <FormControlLabel label={t('states.labelBefore')} labelPlacement="start" control={<Checkbox />} />
    </div>
  )
}
