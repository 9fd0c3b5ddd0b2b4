import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import styles from './product-form.module.css'
import { ProductInput } from './product-input.tsx'

const whole = { htmlInput: { inputMode: 'numeric' } } as const
const code = { htmlInput: { dir: 'ltr' } } as const

/** Stock and article number. */
export function StockFields() {
  const t = useTexts('shop')
  return (
    <Card title={t('form.inventory')}>
      <div className={styles.pair}>
        <ProductInput name="qty" slotProps={whole} />
        <ProductInput name="sku" hint={t('form.skuHint')} slotProps={code} />
      </div>
    </Card>
  )
}
