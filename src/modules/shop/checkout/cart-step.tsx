import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { CartLines } from '../cart/cart-lines.tsx'
import { useCartWrites } from '../cart/use-cart-writes.ts'
import type { Cart } from '../contract-cart.ts'
import { storePath } from '../store/store-view.ts'

export function CartStep({ cart }: { cart: Cart }) {
  const t = useTexts('shop')
  const { clear } = useCartWrites()
  return (
    <Card>
      <CartLines lines={cart.lines} />
      <div className="flex wrap justify-between gap-3 padding-block-start-4">
        <Button component={Link} to={storePath} color="secondary">
          {t('cart.goOn')}
        </Button>
        <Button color="secondary" onClick={() => clear(cart.lines)}>
          {t('cart.clear')}
        </Button>
      </div>
    </Card>
  )
}
