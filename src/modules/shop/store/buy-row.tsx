import { Button } from '@mui/material'
import { IconShoppingCartPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { QtyStepper } from '../cart/qty-stepper.tsx'
import { useCart } from '../cart/use-cart.ts'
import { useCartWrites } from '../cart/use-cart-writes.ts'
import type { Product } from '../contract.ts'
import { useVariantName } from '../use-variant-name.ts'
import styles from './product-facts.module.css'

/** A quantity, and the button that adds it to the cart. */
export function BuyRow({ product }: { product: Product }) {
  const t = useTexts('shop')
  const { cart } = useCart()
  const { add } = useCartWrites()
  const { getVariantName } = useVariantName()
  const [qty, setQty] = useState(1)
  const lines = cart?.lines ?? []
  const inCart = lines.find(({ id }) => id === product.id)?.qty ?? 0
  const available = Math.max(product.qty - inCart, 0)
  const pieces = Math.min(qty, Math.max(available, 1))
  return (
    <div className={styles.buy}>
      <QtyStepper
        title={getVariantName(product)}
        qty={pieces}
        max={Math.max(available, 1)}
        onStep={(by) => setQty(pieces + by)}
        onSet={setQty}
      />
      <Button
        variant="contained"
        size="large"
        disabled={available === 0}
        startIcon={<IconShoppingCartPlus aria-hidden />}
        onClick={({ detail }) => {
          // The second click of a double click would add a piece more.
          if (detail > 1) return
          add(product, pieces, lines)
          setQty(1)
        }}
      >
        {t('store.addShort')}
      </Button>
      {inCart > 0 && (
        <span className="text-quiet text-13" role="status">
          {available === 0 ? t('store.allInCart', { count: inCart }) : t('store.inCart', { count: inCart })}
        </span>
      )}
    </div>
  )
}
