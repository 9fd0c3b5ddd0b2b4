import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { toCents } from '#platform/numbers/money.ts'
import type { Cart } from '../contract-cart.ts'
import { codeKey } from '../contract-discounts.ts'
import type { Quote } from '../contract-orders.ts'
import { api } from '../orders/orders-client.ts'
import type { CodeTerms } from '../quote.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

interface QuoteOptions {
  cart: Cart
  /** Whether the server has yet to hear of something that was done to the cart. */
  isBusy: boolean
  draft: CheckoutDraft
  isNeeded: boolean
}

const termsOf = ({ kind, value, minimum, categories }: NonNullable<Quote['code']>): CodeTerms => ({
  kind,
  value: toCents(value),
  minimum: toCents(minimum),
  categories,
})

/** What the server says that this cart would cost with this code, and what the code does. */
export function useQuote({ cart, isBusy, draft: { delivery, code }, isNeeded }: QuoteOptions) {
  const asked = api.quote.query({ body: { delivery, ...(code && { code }) } })
  const prices = cart.lines.map(({ id, qty, product }) => [id, qty, product.price, product.salesPrice])
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...asked,
    // What the server says of this cart, not of the one before.
    queryKey: [...asked.queryKey, prices, cart.updatedAt],
    enabled: !isBusy && isNeeded,
    placeholderData: keepPreviousData,
  })
  // While more is put into the cart, the code goes on as it did.
  const held = code && data?.code && codeKey(data.code.code) === codeKey(code) ? data.code : undefined
  return {
    quote: data,
    error,
    refetch,
    isBehind: isPlaceholderData,
    code: held && { name: held.code, terms: termsOf(held) },
    codeProblem: code && !isPlaceholderData ? (data?.codeProblem ?? undefined) : undefined,
  }
}
export type Quoting = ReturnType<typeof useQuote>
