import * as z from 'zod'
import { inChanges } from '#platform/fields/contract-shapes.ts'
import { pick } from '#platform/fields/described-values.ts'
import { namesOf } from '#platform/fields/descriptions.ts'
import { defaultValuesOf as blankFields } from '#platform/fields/fields.ts'
import { maxAmount } from '#platform/numbers/amount.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import { amountText, hundredthsOf, textOf } from '../amount-text.ts'
import type { Defaults } from '../contract.ts'
import type { Invoice } from '../contract-invoice.ts'
import { fields, maxLines } from '../contract-fields.ts'
import { totalsOf } from '../totals.ts'

/** Reasons for refusing a number; the form has a message for each. */
type NumberReason = 'amount' | 'percent' | 'units'

const read = (reason: NumberReason, most: number, found: number | undefined, context: z.RefinementCtx) => {
  if (found !== undefined && found <= most) return fromCents(found)
  context.addIssue({ code: 'custom', params: { reason } })
  return z.NEVER
}

const requiredNumber = (reason: NumberReason, most: number, usual?: number) =>
  z
    .string()
    .transform((typed, context) => read(reason, most, typed.trim() === '' ? usual : hundredthsOf(typed), context))

const optionalNumber = (reason: NumberReason, most: number) =>
  z
    .string()
    .transform((typed, context) => (typed.trim() === '' ? null : read(reason, most, hundredthsOf(typed), context)))

const maxCents = toCents(maxAmount)
const units = requiredNumber('units', 10_000_000).refine((found) => Number.isInteger(found) && found > 0, {
  params: { reason: 'units' },
})

/** The values of the form, with numbers as typed, and their conversion for the API. */
export const FormSchema = z
  .object({
    ...inChanges(fields),
    orders: z
      .array(
        z.object({
          itemName: z.string().trim().min(1).max(200),
          unitPrice: requiredNumber('amount', maxCents),
          units,
          discount: requiredNumber('percent', 10_000, 0),
          vatRate: optionalNumber('percent', 10_000),
        }),
      )
      .min(1)
      .max(maxLines),
    discount: requiredNumber('amount', maxCents, 0),
    vatRate: requiredNumber('percent', 10_000, 0),
  })
  .superRefine(({ discount, discountKind, orderDate, dueDate }, context) => {
    if (discountKind === 'percent' && discount > 100)
      context.addIssue({ code: 'custom', path: ['discount'], params: { reason: 'percent' } })
    if (dueDate < orderDate) context.addIssue({ code: 'custom', path: ['dueDate'], params: { reason: 'due' } })
  })
export type FormValues = z.input<typeof FormSchema>
export type FormDraft = z.output<typeof FormSchema>
export type LineValues = FormValues['orders'][number]

export const blankLine: LineValues = { itemName: '', unitPrice: '', units: '1', discount: '', vatRate: '' }

const shown = (amount: number) => (amount === 0 ? '' : textOf(toCents(amount)))

export const defaultFormValues = ({ currency: _currency, ...defaults }: z.output<typeof Defaults>): FormValues => ({
  ...blankFields(fields),
  ...defaults,
  vatRate: textOf(toCents(defaults.vatRate)),
  orders: [blankLine],
  discount: '',
})

export const valuesOf = (invoice: Invoice): FormValues => ({
  ...pick(invoice, namesOf(fields)),
  orders: invoice.orders.map(({ itemName, unitPrice, units: number, discount, vatRate }) => ({
    itemName,
    unitPrice: amountText(toCents(unitPrice)),
    units: String(number),
    discount: shown(discount),
    vatRate: vatRate === null ? '' : textOf(toCents(vatRate)),
  })),
  discount: shown(invoice.discount),
  vatRate: textOf(toCents(invoice.vatRate)),
})

const shareOf = (typed: string) => fromCents(hundredthsOf(typed) ?? 0)

/** Totals of the typed values; invalid numbers count as 0. */
export const typedTotals = (values: Pick<FormValues, 'orders' | 'discount' | 'discountKind' | 'vatRate'>) =>
  totalsOf({
    lines: values.orders.map((line) => ({
      unitPrice: hundredthsOf(line.unitPrice) ?? 0,
      units: Math.floor(shareOf(line.units)),
      discount: Math.min(100, shareOf(line.discount)),
      vatRate: line.vatRate.trim() === '' ? null : Math.min(100, shareOf(line.vatRate)),
    })),
    discount:
      values.discountKind === 'percent'
        ? Math.min(100, shareOf(values.discount))
        : (hundredthsOf(values.discount) ?? 0),
    discountKind: values.discountKind,
    vatRate: shareOf(values.vatRate),
  })
