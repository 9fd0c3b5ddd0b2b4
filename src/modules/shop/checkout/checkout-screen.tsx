import { Button } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import { useCart } from '../cart/use-cart.ts'
import { storePath } from '../store/store-view.ts'
import { CheckoutSkeleton, PlacedOrderSkeleton } from './checkout-skeleton.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { CheckoutView } from './checkout-view.ts'
import { useCheckoutDraft } from './use-checkout-draft.ts'

const Placed = lazy(async () => ({ default: (await import('./placed.tsx')).OrderPlaced }))

/** The checkout. The step is kept in the URL, and the input survives a reload. */
export function Component() {
  const t = useTexts('shop')
  const [view, setView] = useView(CheckoutView)
  const { cart, isBusy, error, retry } = useCart()
  const { draft, change, finish } = useCheckoutDraft()

  if (view.placed)
    return (
      <Suspense fallback={<PlacedOrderSkeleton />}>
        <Placed id={view.placed} />
      </Suspense>
    )
  return (
    <>
      <PageHeader
        title={t('cart.title')}
        lead={cart && cart.lines.length > 0 ? t('cart.pieces', { count: cart.pieces }) : undefined}
      />
      {error && !cart && <ErrorState error={error} onRetry={retry} />}
      {!cart && !error && <CheckoutSkeleton />}
      {cart?.lines.length === 0 && (
        <EmptyState
          picture="/pictures/empty/cart-empty.svg"
          title={t('cart.empty')}
          text={t('cart.emptyText')}
          action={
            <Button component={Link} to={storePath} variant="contained">
              {t('cart.toShop')}
            </Button>
          }
        />
      )}
      {cart && cart.lines.length > 0 && (
        <CheckoutSteps
          cart={cart}
          isBusy={isBusy}
          requestedStep={view.step ?? 'cart'}
          draft={draft}
          onChange={change}
          onPlaced={(order) => {
            finish()
            setView({ step: undefined, placed: order.id }, { replace: true })
          }}
        />
      )}
    </>
  )
}
