import * as z from 'zod'
import { inChanges } from '#platform/fields/contract-shapes.ts'
import { pick } from '#platform/fields/described-values.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { createDefaultValues as blankFields } from '#platform/fields/fields.ts'
import { maxAmount } from '#platform/numbers/amount.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import { parseHundredths } from '#platform/numbers/parse-hundredths.ts'
import { amountText, formatHundredths } from '../amount-text.ts'
import type { Defaults } from '../contract.ts'
import type { Invoice } from '../contract-invoice.ts'
import { fields, maxLines } from '../contract-fields.ts'
import { calculateTotals } from '../totals.ts'

/** Reasons for refusing a number; the form has a message for each. */
type NumberReason = 'amount' | 'percent' | 'units'

const read = (reason: NumberReason, max: number, value: number | undefined, context: z.RefinementCtx) => {
  if (value !== undefined && value <= max) return fromCents(value)
  context.addIssue({ code: 'custom', params: { reason } })
  return z.NEVER
}

const createRequiredNumber = (reason: NumberReason, max: number, defaultValue?: number) =>
  z
    .string()
    .transform((input, context) =>
      read(reason, max, input.trim() === '' ? defaultValue : parseHundredths(input), context),
    )

const createOptionalNumber = (reason: NumberReason, max: number) =>
  z
    .string()
    .transform((input, context) => (input.trim() === '' ? null : read(reason, max, parseHundredths(input), context)))

const maxCents = toCents(maxAmount)
const units = createRequiredNumber('units', 10_000_000).refine((value) => Number.isInteger(value) && value > 0, {
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
          unitPrice: createRequiredNumber('amount', maxCents),
          units,
          discount: createRequiredNumber('percent', 10_000, 0),
          vatRate: createOptionalNumber('percent', 10_000),
        }),
      )
      .min(1)
      .max(maxLines),
    discount: createRequiredNumber('amount', maxCents, 0),
    vatRate: createRequiredNumber('percent', 10_000, 0),
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

const formatCents = (amount: number) => (amount === 0 ? '' : formatHundredths(toCents(amount)))

export const createDefaultFormValues = ({
  currency: _currency,
  ...defaults
}: z.output<typeof Defaults>): FormValues => ({
  ...blankFields(fields),
  ...defaults,
  vatRate: formatHundredths(toCents(defaults.vatRate)),
  orders: [blankLine],
  discount: '',
})

export const toFormValues = (invoice: Invoice): FormValues => ({
  ...pick(invoice, listNames(fields)),
  orders: invoice.orders.map(({ itemName, unitPrice, units: number, discount, vatRate }) => ({
    itemName,
    unitPrice: amountText(toCents(unitPrice)),
    units: String(number),
    discount: formatCents(discount),
    vatRate: vatRate === null ? '' : formatHundredths(toCents(vatRate)),
  })),
  discount: formatCents(invoice.discount),
  vatRate: formatHundredths(toCents(invoice.vatRate)),
})

const parseShare = (input: string) => fromCents(parseHundredths(input) ?? 0)

/** Totals of the typed values; invalid numbers count as 0. */
export const calculateFormTotals = (values: Pick<FormValues, 'orders' | 'discount' | 'discountKind' | 'vatRate'>) =>
  calculateTotals({
    lines: values.orders.map((line) => ({
      unitPrice: parseHundredths(line.unitPrice) ?? 0,
      units: Math.floor(parseShare(line.units)),
      discount: Math.min(100, parseShare(line.discount)),
      vatRate: line.vatRate.trim() === '' ? null : Math.min(100, parseShare(line.vatRate)),
    })),
    discount:
      values.discountKind === 'percent'
        ? Math.min(100, parseShare(values.discount))
        : (parseHundredths(values.discount) ?? 0),
    discountKind: values.discountKind,
    vatRate: parseShare(values.vatRate),
  })
