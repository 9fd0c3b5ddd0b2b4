import { FormControlLabel, Switch } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import stage from '../page/stage.module.css'

export function States() {
  const t = useTexts('form-elements')
  return (
    <div className={stage.grid}>
      <FormControlLabel label={t('switches.off')} control={<Switch />} />
      <FormControlLabel label={t('switches.on')} control={<Switch defaultChecked />} />
      <FormControlLabel label={t('states.disabled')} disabled control={<Switch />} />
      <FormControlLabel label={t('states.disabledChosen')} disabled control={<Switch defaultChecked />} />
      <FormControlLabel label={t('states.labelBefore')} labelPlacement="start" control={<Switch />} />
    </div>
  )
}
