import { IconTrash } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { CartLine } from '../contract-cart.ts'
import { ProductPhoto } from '../picture/product-photo.tsx'
import { PriceTag } from '../store/price-tag.tsx'
import { toProductPath } from '../store/store-view.ts'
import { useVariantName } from '../use-variant-name.ts'
import styles from './cart-lines.module.css'
import { QtyStepper } from './qty-stepper.tsx'
import { useCartWrites } from './use-cart-writes.ts'

/** The lines of the cart, each with its quantity and, if it cannot be bought, the reason. */
export function CartLines({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts('shop')
  return (
    <ul className="plain-list" aria-label={t('cart.lines')}>
      {lines.map((line) => (
        <Line key={line.id} line={line} lines={lines} />
      ))}
    </ul>
  )
}

function Line({ line, lines }: { line: CartLine; lines: readonly CartLine[] }) {
  const t = useTexts('shop')
  const format = useFormats()
  const { increment, decrement, setQty, remove } = useCartWrites()
  const { getChoiceName, getVariantName } = useVariantName()
  const { id, product, qty, problem } = line
  const isLost = problem === 'gone' || problem === 'soldOut'
  return (
    <li className={styles.line} data-lost={isLost}>
      <ProductPhoto className={styles.photo} photo={product.photo} size={80} />
      <div className={styles.words}>
        <Link
          className="text-inherit semibold no-underline hover-underline"
          to={toProductPath(id)}
          {...asWritten(product.title)}
        >
          {product.title}
        </Link>
        {getChoiceName(product) && <span className="text-quiet text-13">{getChoiceName(product)}</span>}
        <PriceTag price={product.price} salesPrice={product.salesPrice} />
        {problem && (
          <p className="row wrap gap-0-2 text-error text-13 medium" role="status">
            {problem === 'tooMany' ? t('cart.problem.tooMany', { count: product.qty }) : t(`cart.problem.${problem}`)}
            {problem === 'tooMany' && (
              <Button size="small" onClick={() => setQty(id, product.qty)}>
                {t('cart.take', { count: product.qty })}
              </Button>
            )}
          </p>
        )}
      </div>
      <span className={styles.stepper}>
        {!isLost && (
          <QtyStepper
            title={getVariantName(product)}
            qty={qty}
            max={product.qty}
            onStep={(by) => (by > 0 ? increment(lines, id) : decrement(lines, id))}
            onSet={(next) => setQty(id, next)}
          />
        )}
      </span>
      <span className={styles.total}>{isLost ? '–' : format.money(toCents(line.total))}</span>
      <span className={styles.remove}>
        <IconAction
          label={t('cart.remove', { title: getVariantName(product) })}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={() => remove(lines, line)}
        />
      </span>
    </li>
  )
}
