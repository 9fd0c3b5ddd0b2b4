import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Product } from '../contract.ts'
import styles from './color-dots.module.css'

/** The colours of a product, with their names for screen readers. */
export function ColorDots({ colors }: Pick<Product, 'colors'>) {
  const t = useTexts('shop')
  const format = useFormats()
  if (colors.length === 0) return null
  return (
    <span className="inline-flex gap-1">
      <span className="visually-hidden">
        {t('store.comesIn', { colors: format.list(colors.map((color) => t(`product.colorNames.${color}`))) })}
      </span>
      {colors.map((color) => (
        <span key={color} className={styles.dot} style={{ backgroundColor: color }} aria-hidden />
      ))}
    </span>
  )
}
