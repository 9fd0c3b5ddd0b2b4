import * as z from 'zod'
import { type Discount, DiscountDraft, discountKinds } from '../contract-discounts.ts'
import { categories } from '../contract-fields.ts'
import { readAmount } from '../list/typed-values.ts'

/** What the fields hold: figures and moments as they were typed. */
const Typed = z.strictObject({
  code: z.string(),
  kind: z.enum(discountKinds),
  value: z.string(),
  minimum: z.string(),
  categories: z.array(z.enum(categories)),
  startsAt: z.string(),
  endsAt: z.string(),
  limit: z.string(),
  perBuyer: z.string(),
  active: z.boolean(),
})
export type FormValues = z.infer<typeof Typed>

const FieldName = z.keyof(Typed)
/** In the order in which they stand in the form. */
export const fieldNames = FieldName.options
export type FieldName = z.infer<typeof FieldName>

// What cannot be read is handed on as it is, for the contract to refuse.
const amountOf = (typed: string) => (typed.trim() ? (readAmount(typed.replace(/\s*[%٪]\s*$/, '')) ?? Number.NaN) : 0)
const timesOf = (typed: string) => (typed.trim() ? Number(typed) : null)
const momentOf = (typed: string) => {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) ? typed : at.toISOString()
}

/** What is sent, judged by the contract's own schema. */
export const FormSchema = Typed.transform(
  ({ kind, value, minimum, startsAt, endsAt, limit, perBuyer, ...rest }): DiscountDraft => ({
    ...rest,
    kind,
    value: kind === 'freeDelivery' ? 0 : amountOf(value),
    minimum: amountOf(minimum),
    startsAt: startsAt ? momentOf(startsAt) : undefined,
    endsAt: endsAt ? momentOf(endsAt) : null,
    limit: timesOf(limit),
    perBuyer: timesOf(perBuyer),
  }),
).pipe(DiscountDraft)
export type Draft = z.output<typeof FormSchema>

/** As a field for a day and a time wants it, in the zone of the reader. */
function localInput(moment: string) {
  const date = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

const amountText = (amount: number) => (amount === 0 ? '' : amount.toFixed(amount % 1 === 0 ? 0 : 2))

export const blank = (now: string): FormValues => ({
  code: '',
  kind: 'percent',
  value: '',
  minimum: '',
  categories: [],
  startsAt: localInput(now),
  endsAt: '',
  limit: '',
  perBuyer: '',
  active: true,
})

export const valuesOf = (discount: Discount): FormValues => ({
  code: discount.code,
  kind: discount.kind,
  value: amountText(discount.value),
  minimum: amountText(discount.minimum),
  categories: discount.categories,
  startsAt: localInput(discount.startsAt),
  endsAt: discount.endsAt === null ? '' : localInput(discount.endsAt),
  limit: discount.limit === null ? '' : String(discount.limit),
  perBuyer: discount.perBuyer === null ? '' : String(discount.perBuyer),
  active: discount.active,
})
