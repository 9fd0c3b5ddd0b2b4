import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { StepList } from '#platform/ui/steps/step-list.tsx'
import { useStepFocus } from '#platform/ui/steps/use-step-focus.ts'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { useCan } from '#platform/web/session/session.ts'
import type { Cart } from '../contract-cart.ts'
import { Address } from '../contract-address.ts'
import { type FullOrder, shopOrders } from '../contract-orders.ts'
import { toCents } from '#platform/numbers/money.ts'
import { calculateSums } from '../quote.ts'
import { CartStep } from './cart-step.tsx'
import { CheckoutSide } from './checkout-side.tsx'
import { earlierStep, lastReachableStep, type Step, steps } from './checkout-view.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import styles from './checkout.module.css'
import { useFirstAddress } from './use-first-address.ts'
import { useQuote } from './use-quote.ts'

const AddressStep = lazy(async () => ({ default: (await import('./address-step.tsx')).AddressStep }))
const DeliveryStep = lazy(async () => ({ default: (await import('./delivery-step.tsx')).DeliveryStep }))
const ReviewStep = lazy(async () => ({ default: (await import('./review-step.tsx')).ReviewStep }))

interface CheckoutStepsProps {
  cart: Cart
  isBusy: boolean
  /** The step of the URL. */
  requestedStep: Step
  draft: CheckoutDraft
  onChange: (changes: Partial<CheckoutDraft>) => void
  onPlaced: (order: FullOrder) => void
}

/** The steps that show what the server says about the order. */
const isPriced = (step: Step) => step === 'review' || step === 'delivery'

/** The furthest allowed step up to that of the URL, beside the sums. */
export function CheckoutSteps({ cart, isBusy, requestedStep, draft, onChange, onPlaced }: CheckoutStepsProps) {
  const t = useTexts('shop')
  const can = useCan()
  const mayBuy = can('create', shopOrders.name)
  const first = useFirstAddress()
  const address = Address.safeParse(draft.address)
  const canBuy = mayBuy && cart.lines.every(({ problem }) => problem === null)
  const lastStep = lastReachableStep({ canBuy, hasAddress: address.success })
  const step = earlierStep(requestedStep, lastStep)
  const container = useStepFocus<HTMLDivElement>(step)
  const quoting = useQuote({ cart, isBusy, draft, isNeeded: isPriced(step) || draft.code !== undefined })
  const sums = calculateSums(getItems(cart), draft.delivery, quoting.code?.terms)

  const waiting = (
    <Card title={t(`checkout.step.${step}`)}>
      <SkeletonText lines={6} />
    </Card>
  )

  return (
    <>
      <Steps step={step} lastStep={lastStep} />
      <div className={styles.layout} ref={container} tabIndex={-1} role="group" aria-label={t(`checkout.step.${step}`)}>
        {step === 'cart' && <CartStep cart={cart} />}
        <Suspense fallback={waiting}>
          {step === 'address' && first && (
            <AddressStep
              address={draft.address ?? first}
              onChange={(text) => onChange({ address: text })}
              onDone={(result) => onChange({ address: result })}
            />
          )}
          {step === 'delivery' && <DeliveryStep draft={draft} sums={sums} quote={quoting.quote} onChange={onChange} />}
          {step === 'review' && address.success && (
            <ReviewStep
              cart={cart}
              isBusy={isBusy}
              quoting={quoting}
              draft={draft}
              address={address.data}
              onKey={(key) => onChange({ key })}
              onPlaced={onPlaced}
            />
          )}
          {step === 'address' && !first && waiting}
        </Suspense>
        <CheckoutSide
          sums={sums}
          step={step}
          canBuy={canBuy}
          mayBuy={mayBuy}
          code={draft.code}
          quoting={quoting}
          onCode={(code) => onChange({ code })}
        />
      </div>
    </>
  )
}

interface StepsProps {
  step: Step
  /** The last step that can be opened. */
  lastStep: Step
}

/** Links to all steps up to the first incomplete one. */
function Steps({ step, lastStep }: StepsProps) {
  const t = useTexts('shop')
  return (
    <StepList
      label={t('checkout.steps')}
      current={step}
      steps={steps.map((name, index) => ({
        name,
        label: t(`checkout.step.${name}`),
        isDone: index < steps.indexOf(step),
        to: index > steps.indexOf(lastStep) ? undefined : name === 'cart' ? '.' : `?step=${name}`,
      }))}
    />
  )
}

/** The lines that can be bought, with prices in cents. */
const getItems = ({ lines }: Cart) =>
  lines
    .filter(({ problem }) => problem !== 'gone' && problem !== 'soldOut')
    .map(({ qty, product: { price, salesPrice, category } }) => ({
      qty,
      price: toCents(price),
      salesPrice: toCents(salesPrice),
      category,
    }))
