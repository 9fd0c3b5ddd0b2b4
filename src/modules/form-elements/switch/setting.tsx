import { FormControlLabel, Switch } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'

export function Setting() {
  const t = useTexts('form-elements')
  const hasShadow = useSetting('isCardShadow')
  return (
    <FormControlLabel
      label={t('switches.shadow')}
      control={<Switch checked={hasShadow} onChange={(_event, isOn) => settings.setCardShadow(isOn)} />}
    />
  )
}
