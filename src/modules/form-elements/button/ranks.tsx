import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'

export function Ranks() {
  const t = useTexts('form-elements')
  return (
    <div className={styles.row}>
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
