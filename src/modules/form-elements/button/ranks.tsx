import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'

export function Emphasis() {
  const t = useTexts('form-elements')
  return (
    <div className="row wrap gap-3">
      <Button variant="contained">{t('actions.save')}</Button>
      <Button variant="outlined" color="secondary">
        {t('actions.preview')}
      </Button>
      <Button color="secondary">{t('actions.cancel')}</Button>
      <Button variant="contained" color="error">
        {t('actions.delete')}
      </Button>
    </div>
  )
}
