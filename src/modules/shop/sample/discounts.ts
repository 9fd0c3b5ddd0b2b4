import type { Insertable } from 'kysely'
import type { SampleTools } from '#platform/db/sample/sample.ts'
import { sampleValues } from '#platform/db/sample/sample-values.ts'
import { fromCents } from '#platform/numbers/money.ts'
import { DiscountDraft } from '../contract-discounts.ts'
import type { Delivery } from '../contract-quote.ts'
import { type CodeTerms, type Item, calculateSums } from '../quote.ts'
import { toDiscountRow } from '../server/discount-rows.ts'
import type { Tables } from '../server/tables.ts'

interface SampleCode extends CodeTerms {
  code: string
  /** Days since it started; negative if it starts in the future. */
  from: number
  /** Days since it ended. */
  until?: number
  limit?: number
  perBuyer?: number
  isDisabled?: boolean
}

const unlimited = Number.POSITIVE_INFINITY
const plain = { minimum: 0, categories: [] } as const

/** The sample's codes: amounts in cents, percentages in hundredths. */
const codes: readonly SampleCode[] = [
  { ...plain, code: 'LAUNCH20', kind: 'percent', value: 2000, from: 390, limit: 6 },
  { ...plain, code: 'SUMMER15', kind: 'percent', value: 1500, categories: ['fashion'], from: 160, until: 85 },
  { ...plain, code: 'TOYBOX5', kind: 'amount', value: 500, minimum: 3000, categories: ['toys'], from: 200, limit: 100 },
  { ...plain, code: 'PostFree', kind: 'freeDelivery', value: 0, minimum: 4000, from: 120, limit: 50 },
  { ...plain, code: 'WELCOME10', kind: 'percent', value: 1000, from: 300, perBuyer: 8 },
  { ...plain, code: 'STAFF-25', kind: 'percent', value: 2500, from: 250, isDisabled: true },
  { ...plain, code: 'READING3', kind: 'amount', value: 300, categories: ['books'], from: -9, until: -40 },
]

/** The sample's codes, and which of them each sample order uses. */
export function sampleDiscounts(tools: SampleTools) {
  const { ago, ahead } = tools
  const uses: Insertable<Tables['shopDiscountUses']>[] = []
  const when = (daysAgo: number) => (daysAgo < 0 ? ahead({ days: -daysAgo }) : ago({ days: daysAgo }))
  const listUses = (index: number) => uses.filter(({ discountId }) => discountId === index + 1)

  const isAvailable = ({ limit = unlimited, perBuyer = unlimited }: SampleCode, index: number, buyer: string) =>
    listUses(index).length < limit && listUses(index).filter(({ buyerId }) => buyerId === buyer).length < perBuyer

  /** Every fourth order uses a code, if one applies. */
  const chooseCode = (
    order: { id: number; age: number; buyerId: string; isCancelled: boolean },
    items: readonly Item[],
    delivery: Delivery,
  ): SampleCode | undefined => {
    if (order.id % 4 !== 0) return undefined
    const at = codes.findIndex(
      (code, index) =>
        code.from > order.age &&
        (code.until ?? Number.NEGATIVE_INFINITY) < order.age &&
        (code.kind === 'freeDelivery') === (order.id % 3 === 0) &&
        calculateSums(items, delivery, code).deduction > 0 &&
        isAvailable(code, index, order.buyerId),
    )
    if (at < 0) return undefined
    if (!order.isCancelled) uses.push({ orderId: order.id, discountId: at + 1, buyerId: order.buyerId })
    return codes[at]
  }

  /** The rows, to be read after all orders have their codes. */
  const rows = (): Insertable<Tables['shopDiscounts']>[] =>
    codes.map(({ from, until, isDisabled, limit = null, perBuyer = null, categories, ...code }, index) => {
      const startsAt = when(from)
      const discountRow = {
        code: code.code,
        kind: code.kind,
        value: fromCents(code.value),
        minimum: fromCents(code.minimum),
        categories: [...categories],
        endsAt: until === undefined ? null : when(until),
        limit,
        perBuyer,
        active: !isDisabled,
      }
      const createdAt = when(Math.max(from, 0) + 1)
      return {
        id: index + 1,
        ...toDiscountRow({ ...sampleValues(DiscountDraft, index, tools, { ...discountRow, startsAt }), startsAt }),
        used: listUses(index).length,
        createdAt,
        updatedAt: createdAt,
        deletedAt: null,
      }
    })

  return { uses, chooseCode, rows }
}
