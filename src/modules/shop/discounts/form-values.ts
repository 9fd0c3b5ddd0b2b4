import * as z from 'zod'
import { pick } from '#platform/fields/described-values.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { parseNumber } from '#platform/ui/form/inputs/parse-number.ts'
import { toLocalDateTime } from '#platform/time/local-time.ts'
import { type Discount, DiscountDraft, fields } from '../contract-discounts.ts'
import { parseAmount } from '../list/typed-values.ts'

type Sent = Required<z.input<typeof DiscountDraft>>

/** The values of the form: amounts and moments as typed, all others as sent. */
export type FormValues = Omit<Sent, 'value' | 'minimum' | 'startsAt' | 'endsAt' | 'limit' | 'perBuyer'> &
  Record<'value' | 'minimum' | 'startsAt' | 'endsAt', string> &
  Record<'limit' | 'perBuyer', number | string | null>

// Unreadable input is passed on unchanged, and rejected by the contract.
const parseAmountField = (typed: string) =>
  typed.trim() ? (parseAmount(typed.replace(/\s*[%٪]\s*$/, '')) ?? Number.NaN) : 0
const parseCount = (typed: number | string | null) => parseNumber(typed) ?? null
const parseDateTime = (typed: string) => {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) ? typed : at.toISOString()
}

/** Converts the values of the form to those sent, and validates them by the contract's schema. */
export const FormSchema = z
  .custom<FormValues>()
  .transform(({ value, minimum, startsAt, endsAt, limit, perBuyer, ...rest }): DiscountDraft => ({
    ...rest,
    value: rest.kind === 'freeDelivery' ? 0 : parseAmountField(value),
    minimum: parseAmountField(minimum),
    startsAt: startsAt ? parseDateTime(startsAt) : undefined,
    endsAt: endsAt ? parseDateTime(endsAt) : null,
    limit: parseCount(limit),
    perBuyer: parseCount(perBuyer),
  }))
  .pipe(DiscountDraft)
export type Draft = z.output<typeof FormSchema>

const formatAmount = (amount: number) => (amount === 0 ? '' : amount.toFixed(amount % 1 === 0 ? 0 : 2))

export const toFormValues = (discount: Pick<Discount, keyof typeof fields>): FormValues => ({
  ...pick(discount, listNames(fields)),
  value: formatAmount(discount.value),
  minimum: formatAmount(discount.minimum),
  startsAt: toLocalDateTime(new Date(discount.startsAt)),
  endsAt: discount.endsAt === null ? '' : toLocalDateTime(new Date(discount.endsAt)),
})

// The platform has no empty value for a moment.
const { startsAt: _, ...others } = fields

export const blank = (now: string) => toFormValues({ ...createDefaultValues(others), kind: 'percent', startsAt: now })
