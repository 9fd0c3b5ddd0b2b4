import { IconBuildingStore, IconTruck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import type { Product } from '../contract.ts'
import { isForSale } from '../contract-fields.ts'
import { freeDeliveryFrom } from '../quote.ts'
import { BuyRow } from './buy-row.tsx'
import { PriceTag } from './price-tag.tsx'
import styles from './product-facts.module.css'
import { Stars } from './stars.tsx'
import { StockLine } from './stock-line.tsx'
import { storeWith } from './store-view.ts'
import { VariantPicker } from './variant-picker.tsx'

interface ProductFactsProps {
  product: Product
  /** The product and its variants. */
  family: readonly Product[]
  onChoose: (product: Product) => void
}

/** Price, stock, description and variants of a product, with the button that adds it to the cart. */
export function ProductFacts({ product, family, onChoose }: ProductFactsProps) {
  const t = useTexts('shop')
  const isOffered = isForSale(product.status) && !product.deleted

  return (
    <div className="grid one-column content-start gap-4 min-inline-0">
      <div className={styles.head}>
        <ul className={styles.categories} aria-label={t('product.category')}>
          {product.category.map((category) => (
            <li key={category}>
              <Link to={storeWith({ category: [category] })}>{t(`product.categories.${category}`)}</Link>
            </li>
          ))}
        </ul>
        <Stars rating={product.rating} reviews={product.reviews} />
      </div>
      <div className="grid gap-4" role="status">
        <PriceTag isLarge price={product.price} salesPrice={product.salesPrice} />
        <StockLine product={product} />
      </div>
      <RichText html={product.description} className="reading" />
      {/* Several could not be chosen from without variants. */}
      {product.color === null && product.colors.length === 1 && <Colors colors={product.colors} />}
      <VariantPicker family={family} product={product} onChoose={onChoose} />
      {isOffered && product.stock && <BuyRow product={product} />}
      <Services />
      <MoreFacts product={product} />
    </div>
  )
}

function Colors({ colors }: Pick<Product, 'colors'>) {
  const t = useTexts('shop')
  return (
    <dl className={styles.colors}>
      <dt>{t('product.colors')}</dt>
      {colors.map((color) => (
        <dd key={color}>
          <span className={styles.dot} style={{ backgroundColor: color }} aria-hidden />
          {t(`product.colorNames.${color}`)}
        </dd>
      ))}
    </dl>
  )
}

function Services() {
  const t = useTexts('shop')
  const format = useFormats()
  return (
    <ul className={styles.services}>
      <li>
        <IconTruck size={20} aria-hidden />
        {t('store.freeFrom', { amount: format.money(freeDeliveryFrom) })}
      </li>
      <li>
        <IconBuildingStore size={20} aria-hidden />
        {t('store.pickup')}
      </li>
    </ul>
  )
}

function MoreFacts({ product }: { product: Product }) {
  const t = useTexts('shop')
  return (
    <dl className={styles.more}>
      <div>
        <dt>{t('product.sku')}</dt>
        <dd>{product.sku || '–'}</dd>
      </div>
      <div>
        <dt>{t('product.gender')}</dt>
        <dd>{t(`product.genders.${product.gender}`)}</dd>
      </div>
    </dl>
  )
}
