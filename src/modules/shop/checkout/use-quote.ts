import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { toCents } from '#platform/numbers/money.ts'
import type { Cart } from '../contract-cart.ts'
import { normaliseCode } from '../contract-discounts.ts'
import type { Quote } from '../contract-quote.ts'
import { api } from '../orders/orders-client.ts'
import type { CodeTerms } from '../quote.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

interface QuoteOptions {
  cart: Cart
  /** Whether writes to the cart are pending. */
  isBusy: boolean
  draft: CheckoutDraft
  isNeeded: boolean
}

const getTerms = ({ kind, value, minimum, categories }: NonNullable<Quote['code']>): CodeTerms => ({
  kind,
  value: toCents(value),
  minimum: toCents(minimum),
  categories,
})

/** The server's price for this cart with this code, and whether the code applies. */
export function useQuote({ cart, isBusy, draft: { delivery, code }, isNeeded }: QuoteOptions) {
  const quoteQuery = api.quote.query({ body: { delivery, ...(code && { code }) } })
  const prices = cart.lines.map(({ id, qty, product }) => [id, qty, product.price, product.salesPrice])
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...quoteQuery,
    // The key distinguishes the versions of the cart.
    queryKey: [...quoteQuery.queryKey, prices, cart.updatedAt],
    enabled: !isBusy && isNeeded,
    placeholderData: keepPreviousData,
  })
  // The code stays applied while the changed cart is priced.
  const applied = code && data?.code && normaliseCode(data.code.code) === normaliseCode(code) ? data.code : undefined
  return {
    quote: data,
    error,
    refetch,
    isStale: isPlaceholderData,
    code: applied && { name: applied.code, terms: getTerms(applied) },
    codeProblem: code && !isPlaceholderData ? (data?.codeProblem ?? undefined) : undefined,
  }
}
export type QuoteState = ReturnType<typeof useQuote>
