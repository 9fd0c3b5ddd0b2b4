import { useCart } from '../cart/use-cart.ts'
import { useCartWrites } from '../cart/use-cart-writes.ts'
import type { Product } from '../contract.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

interface ProductGridProps {
  label: string
  products: readonly Product[]
  isStale?: boolean
  /** The heading level of the product names. */
  level?: 2 | 3
}

export function ProductGrid({ label, products, isStale = false, level = 2 }: ProductGridProps) {
  const { cart } = useCart()
  const { add } = useCartWrites()
  const lines = cart?.lines ?? []
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={isStale} data-stale={isStale}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            level={level}
            inCart={lines.find(({ id }) => id === product.id)?.qty ?? 0}
            onAdd={() => add(product, 1, lines)}
          />
        </li>
      ))}
    </ul>
  )
}
