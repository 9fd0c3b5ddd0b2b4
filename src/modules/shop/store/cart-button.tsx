import { IconShoppingCart } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useCart } from '../cart/use-cart.ts'
import { cartPath } from '../cart/use-cart-writes.ts'

/** A link to the cart with the number of pieces in it. */
export function CartButton() {
  const t = useTexts('shop')
  const { cart } = useCart()
  return (
    <Button
      component={Link}
      to={cartPath}
      variant="outlined"
      color="secondary"
      startIcon={<IconShoppingCart aria-hidden />}
    >
      {cart && cart.pieces > 0 ? t('store.cartWith', { count: cart.pieces }) : t('cart.title')}
    </Button>
  )
}
