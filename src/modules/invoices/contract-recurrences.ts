import * as z from 'zod'
import { contract, del, get, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { dateTime, Day, Id } from './contract-fields.ts'

export const intervals = ['week', 'month', 'quarter', 'year'] as const
export type Interval = (typeof intervals)[number]

/** The most invoices of one recurrence, if it has a number. */
export const maxTimes = 1000

/** The most recurrences of one installation. */
export const maxRecurrences = 200

const fields = {
  interval: z.enum(intervals),
  startDate: Day.describe('The date of the first invoice; a day that a month lacks becomes its last one'),
  endDate: Day.nullable().describe('No invoice is dated later'),
  times: z.int().min(1).max(maxTimes).nullable().describe('The number of invoices; not together with `endDate`'),
  isIssued: z.boolean().describe('Whether each invoice is issued at once; otherwise it stays a draft'),
  isPaused: z.boolean().describe('Periods that pass during a pause are left out'),
}

/** Makes a copy of an invoice, as it was then, in each period. */
export const Recurrence = z.object({
  id: z.int(),
  ...fields,
  times: z.int().nullable(),
  /** The copied invoice. */
  invoiceId: z.int(),
  billTo: z.string(),
  grandTotal: z.number(),
  currency: z.string(),
  /** Days from the date of an invoice until it is due. */
  dueDays: z.int(),
  madeCount: z.int(),
  /** The date of the next invoice; null at the end. */
  nextDate: Day.nullable(),
  createdById: z.string(),
  createdAt: dateTime,
})
export type Recurrence = z.infer<typeof Recurrence>

export const RecurrenceDraft = z.strictObject({
  ...fields,
  invoiceId: Id.describe('The invoice to copy'),
  endDate: fields.endDate.default(null),
  times: fields.times.default(null),
  isIssued: fields.isIssued.default(false),
  isPaused: fields.isPaused.default(false),
})
export type RecurrenceDraft = z.input<typeof RecurrenceDraft>

export const RecurrenceChanges = z
  .strictObject({ ...fields, deleted: z.boolean().describe('`false` restores a removed one') })
  .partial()
export type RecurrenceChanges = z.input<typeof RecurrenceChanges>

export const invoiceRecurrences = contract(
  'invoices-recurrences',
  '/api/data/invoices/recurrences',
  {
    list: get('/', { returns: z.array(Recurrence), summary: 'All recurrences, the next date first' }),
    create: post('/', { body: RecurrenceDraft, returns: Recurrence, status: 201 }),
    edit: patch('/:id', { body: RecurrenceChanges, returns: Recurrence, mergesFields: true }),
    remove: del('/:id', { summary: 'Removes a recurrence; its invoices stay' }),
  },
  {
    table: 'invoiceRecurrences',
    owners: ['createdById'],
    grants: { manager: readWrite, agent: readOnly, viewer: readOnly },
  },
)
