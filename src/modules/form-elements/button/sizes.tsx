import { Button } from '@mui/material'
import { IconPlus } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'

export function Sizes() {
  const t = useTexts('form-elements')
  return (
    <div className="grid gap-5">
      <div className="row wrap gap-3">
        <Button variant="contained" size="small" startIcon={<IconPlus aria-hidden />}>
          {t('sizes.small')}
        </Button>
        <Button variant="contained" startIcon={<IconPlus aria-hidden />}>
          {t('sizes.medium')}
        </Button>
        <Button variant="contained" size="large" startIcon={<IconPlus aria-hidden />}>
          {t('sizes.large')}
        </Button>
      </div>
      <div className={styles.stack}>
        <Button variant="contained" fullWidth>
          {t('sizes.full')}
        </Button>
      </div>
    </div>
  )
}
