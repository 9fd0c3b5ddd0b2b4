import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'

const tones = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const
const variants = ['contained', 'outlined', 'text'] as const

export function Tones() {
  const t = useTexts('form-elements')
  return (
    <div className={styles.rows}>
      {variants.map((variant) => (
        <div key={variant} className={styles.row}>
          {tones
            .filter((tone) => variant !== 'contained' || tone !== 'secondary')
            .map((tone) => (
              <Button key={tone} variant={variant} color={tone}>
                {t(`tones.${tone}`)}
              </Button>
            ))}
        </div>
      ))}
    </div>
  )
}
