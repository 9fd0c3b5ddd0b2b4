import * as z from 'zod'
import { type Choices, type ComputedChoices, firstIn, listValues } from '#platform/fields/choices.ts'
import { pick } from '#platform/fields/described-values.ts'
import { PhoneNumber } from '#platform/fields/declared-kinds.ts'
import {
  type Described,
  type FieldDescription,
  namesWhere,
  namesWith,
  getSchemas,
} from '#platform/fields/descriptions.ts'
import { Amount } from '#platform/numbers/amount.ts'

/** The statuses in order. Users who may update invoices set the next one; only administrators set an earlier one. */
export const statusChoices = {
  Pending: { rank: 10, phase: 'open', tone: 'warning' },
  Shipped: { rank: 20, phase: 'waiting', tone: 'info' },
  Delivered: { rank: 30, phase: 'done', tone: 'success' },
} as const satisfies Choices<'rank' | 'phase' | 'tone'>
export const statuses = listValues(statusChoices)
export type Status = keyof typeof statusChoices

/**
 * The life of an invoice. A draft has no number and can change. Issuing gives it a number and fixes its document, of which
 * nothing changes any more: it is paid, credited, or voided as long as nothing was paid.
 */
export const stages = ['draft', 'issued', 'void'] as const
export type Stage = (typeof stages)[number]

/** What a draft is waiting for, what of an issued invoice is to be paid, and how it ended. `isOwed`: its balance counts. */
export const paymentStateChoices = {
  draft: { tone: 'quiet', isOwed: false },
  open: { tone: 'info', isOwed: true },
  partly: { tone: 'warning', isOwed: true },
  overdue: { tone: 'error', isOwed: true },
  paid: { tone: 'success', isOwed: false },
  /** Fully credited. */
  credited: { tone: 'quiet', isOwed: false },
  void: { tone: 'quiet', isOwed: false },
} as const satisfies ComputedChoices<'tone', { isOwed: boolean }>
export const paymentStates = listValues(paymentStateChoices)
export type PaymentState = keyof typeof paymentStateChoices
/** States of documents that nobody owes and that no sum contains. */
export const uncountedStates = ['draft', 'void'] as const satisfies readonly PaymentState[]

/** Methods of payment. Numbers of cards and accounts are not stored. */
export const paymentMethods = ['transfer', 'card', 'cash', 'cheque', 'other'] as const

/** Whether the invoice's discount is a percentage or an amount. */
export const discountKinds = ['percent', 'amount'] as const
export type DiscountKind = (typeof discountKinds)[number]

export const maxLines = 200
/** In units of the currency. Its cents fit a 32-bit column. */
export const maxTotal = 20_000_000
/** The default tax rate, in percent. */
export const usualVatRate = 10

export const text = (longest: number) => z.string().trim().max(longest)
export const Id = z.int().min(1).max(2_147_483_647)
export const Ids = z.array(Id).max(1000)
export const dateTime = z.iso.datetime()
/** A day without time and time zone. */
export const Day = z.iso.date()
/** A day, or a moment, which becomes its day in UTC. */
export const DayOrMoment = z
  .union([Day, dateTime])
  .describe('A day, or a time, of which the day in UTC counts')
  .transform((value) => value.slice(0, 10))
export const Percent = z.number().min(0).max(100).multipleOf(0.01)
export const Email = z.union([z.literal(''), z.email().max(254)])

export interface InvoiceField extends FieldDescription {
  /** The card of the form with its input; `own` inputs are written by hand. */
  card: 'sender' | 'customer' | 'dates' | 'own'
  /** Whether document, list and file have code of their own for it, or follow its description. */
  display: 'own' | 'described'
  /** The counts beside each filter need code of their own. */
  isFilter?: never
}

/** The fields of the document, which customers see. A further one needs a migration and labels: docs/add-a-field.md. */
const documentFields = {
  billFrom: { schema: text(250).min(1), card: 'sender', display: 'own', isSearched: true },
  billFromEmail: { schema: Email.default(''), card: 'sender', display: 'own' },
  billFromAddress: { schema: text(500).default(''), card: 'sender', display: 'own' },
  billFromPhone: { schema: PhoneNumber.default(''), card: 'sender', display: 'own' },
  billFromFax: { schema: PhoneNumber.default(''), card: 'sender', display: 'own' },
  billTo: { schema: text(250).min(1), card: 'own', display: 'own', isSearched: true, isSorted: true },
  billToEmail: { schema: Email.default(''), card: 'customer', display: 'own', isSearched: true },
  billToAddress: { schema: text(500).default(''), card: 'customer', display: 'own' },
  billToPhone: { schema: PhoneNumber.default(''), card: 'customer', display: 'own' },
  billToFax: { schema: PhoneNumber.default(''), card: 'customer', display: 'own' },
  /** The list is sorted by it, the latest first, unless the query says otherwise. */
  orderDate: { schema: Day, card: 'own', display: 'own' },
  dueDate: { schema: Day, card: 'own', display: 'own', isSorted: true },
  /** Off the sum of the lines: percent or an amount, depending on `discountKind`. */
  discount: { schema: Amount.default(0), card: 'own', display: 'own' },
  discountKind: { schema: z.enum(discountKinds).default('percent'), card: 'own', display: 'own' },
  /** In percent, for the lines that have no rate of their own. */
  vatRate: { schema: Percent.default(usualVatRate), card: 'own', display: 'own' },
  note: { schema: text(2000).default(''), card: 'own', display: 'own', isSearched: true },
} satisfies Described<InvoiceField>

/** The fields that only users see. */
const internalFields = {
  /** The id of a person in the address book; null for anybody else. */
  customerId: { schema: text(40).min(1).nullable().default(null), card: 'own', display: 'own' },
} satisfies Described<InvoiceField>

/** All fields that users fill in, apart from the lines. */
export const invoiceFields = { ...documentFields, ...internalFields }
/** The fields that issuing fixes. */
export const publicFields = getSchemas(documentFields)
export const privateFields = getSchemas(internalFields)
export const fields = { ...publicFields, ...privateFields }

export const senderNames = namesWhere(invoiceFields, 'card', 'sender')
export const searchedNames = namesWith(invoiceFields, 'isSearched')
export const sortedNames = namesWith(invoiceFields, 'isSorted')
/** The fields that document, details, list and file show as their description says. */
export const describedInDocument = namesWhere(documentFields, 'display', 'described')
export const describedInDetails = namesWhere(internalFields, 'display', 'described')
export const describedFields = pick(fields, [...describedInDocument, ...describedInDetails])

/** The fields that the form does not have. */
export const stateFields = {
  status: z.enum(statuses).default(firstIn(statusChoices, 'open')),
  completed: z.boolean().default(false),
  isSelected: z.boolean().default(false),
  /** Whether a user has stopped the scheduled reminders of this invoice. */
  remindersStopped: z.boolean().default(false),
}

/** The token of a public link: 32 random bytes as base64url. */
export const Token = z.string().regex(/^[\w-]{43}$/)

/** A sum of lines. */
export const Total = z.number().min(0).max(maxTotal).multipleOf(0.01)

export const Line = z.object({
  itemName: z.string(),
  unitPrice: z.number(),
  units: z.int(),
  /** Discount of this line, in percent. */
  discount: z.number(),
  /** In percent; null for the invoice's rate. */
  vatRate: z.number().nullable(),
  /** Price times units, less the discount. */
  unitTotalPrice: z.number(),
})
export type Line = z.infer<typeof Line>

export const LineDraft = z.strictObject({
  itemName: text(200).min(1),
  unitPrice: Amount,
  units: z.int().min(1).max(100_000),
  discount: Percent.default(0),
  vatRate: Percent.nullable().default(null),
  /** Computed. A given value must be equal to the computed one. */
  unitTotalPrice: Total.optional(),
})

/** The tax of one rate. `net` is the taxed amount, after all discounts. */
export const Tax = z.object({ rate: z.number(), net: z.number(), amount: z.number() })

export const Payment = z.object({
  id: z.int(),
  /** Negative for money that was returned. */
  amount: z.number(),
  date: Day,
  method: z.enum(paymentMethods),
  note: z.string(),
  /** The credit note that returned the money. */
  creditNoteId: z.int().nullable(),
})
export type Payment = z.infer<typeof Payment>

export const PaymentDraft = z.strictObject({
  amount: Amount.min(0.01),
  date: Day,
  method: z.enum(paymentMethods).default('transfer'),
  note: text(200).default(''),
  balance: z.number().optional().describe('The balance that the user saw; 409 if it has changed'),
})
export type PaymentDraft = z.input<typeof PaymentDraft>
