import { FormControlLabel, Radio } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'

export function States() {
  const t = useTexts('form-elements')
  return (
    <div className={styles.grid}>
      <FormControlLabel label={t('states.rest')} control={<Radio name="rest" />} />
      <FormControlLabel label={t('states.chosen')} control={<Radio name="chosen" defaultChecked />} />
      <FormControlLabel label={t('states.disabled')} disabled control={<Radio name="disabled" />} />
      <FormControlLabel label={t('states.disabledChosen')} disabled control={<Radio name="gone" defaultChecked />} />
    </div>
  )
}
