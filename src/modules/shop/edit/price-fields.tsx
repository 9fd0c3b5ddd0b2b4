import { InputAdornment } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { Card } from '#platform/ui/card.tsx'
import { parseAmount, parseDiscount, getSalesPrice } from '../list/typed-values.ts'
import type { FormValues } from './form-values.ts'
import styles from './product-form.module.css'
import { ProductInput } from './product-input.tsx'

/** Price and discount, and the resulting sales price. */
export function PriceFields() {
  const t = useTexts('shop')
  return (
    <Card title={t('form.pricing')}>
      <div className={styles.prices}>
        <ProductInput name="price" required slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
        <ProductInput
          name="discount"
          slotProps={{
            htmlInput: { inputMode: 'decimal' },
            input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
          }}
        />
        <SalesPrice />
      </div>
    </Card>
  )
}

function SalesPrice() {
  const t = useTexts('shop')
  const format = useFormats()
  const [typedPrice, typedDiscount] = useWatch<FormValues, ['price', 'discount']>({ name: ['price', 'discount'] })
  const price = parseAmount(typedPrice)
  const discount = parseDiscount(typedDiscount)
  const salesPrice = price === undefined || discount === undefined ? undefined : getSalesPrice({ price, discount })
  const saved = price !== undefined && salesPrice !== undefined ? toCents(price) - toCents(salesPrice) : 0
  return (
    <p className={styles.salesPrice} role="status">
      <span className={styles.label}>{t('product.salesPrice')}</span>
      <strong>{salesPrice === undefined ? '–' : format.money(toCents(salesPrice))}</strong>
      {saved > 0 && <span className={styles.saved}>{t('form.saves', { amount: format.money(saved) })}</span>}
    </p>
  )
}
