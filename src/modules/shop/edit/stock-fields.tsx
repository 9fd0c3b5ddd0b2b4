import { TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import styles from './product-form.module.css'
import { useTextField } from './use-text-field.ts'

/** How many there are, and under which number. */
export function StockFields() {
  const t = useTexts('shop')
  const text = useTextField()
  return (
    <Card title={t('form.inventory')}>
      <div className={styles.pair}>
        <TextField {...text('qty')} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
        <TextField {...text('sku', t('form.skuHint'))} slotProps={{ htmlInput: { dir: 'ltr' } }} />
      </div>
    </Card>
  )
}
