import * as z from 'zod'
import { Amount, maxAmount } from '#platform/numbers/amount.ts'
import { contract, del, get, listQuery, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { type ComputedChoices, listValues } from '#platform/fields/choices.ts'
import { inResponses, inChanges } from '#platform/fields/contract-shapes.ts'
import { type Described, namesWith, getSchemas } from '#platform/fields/descriptions.ts'
import { categories, dateTime, text } from './contract-fields.ts'

export const discountKinds = ['percent', 'amount', 'freeDelivery'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** The first matching one of `off`, `expired`, `usedUp` and `scheduled`; else `active`. */
export const discountStatusChoices = {
  active: { tone: 'success' },
  scheduled: { tone: 'info' },
  expired: { tone: 'error' },
  usedUp: { tone: 'warning' },
  off: { tone: 'quiet' },
} as const satisfies ComputedChoices<'tone'>
export const discountStatuses = listValues(discountStatusChoices)
export type DiscountStatus = keyof typeof discountStatusChoices

export const maxCodeLength = 40

/** Normalises a code for comparison, without case and outer spaces. */
export const normaliseCode = (code: string) => code.trim().normalize('NFKC').toUpperCase()

/** A moment that every database can store. */
const When = dateTime.refine((value) => value >= '2000', { error: 'Enter the year 2000 or later' })
const Times = z.int().min(1).max(1_000_000)

/** Describes the fields of a discount; a further one also needs a migration and labels (docs/add-a-field.md). */
export const discountFields = {
  /** As typed. */
  code: {
    schema: text(maxCodeLength)
      .min(3)
      .regex(/^[\p{L}\p{N}-]*$/u, { error: 'Use only letters, digits and hyphens' }),
    isSearched: true,
  },
  kind: { schema: z.enum(discountKinds), isSearched: true, isFilter: true },
  /** In percent, or an amount; 0 for free delivery. */
  value: { schema: z.number().min(0).max(maxAmount).multipleOf(0.01).default(0) },
  /** The minimum price of the goods it applies to, after their own discounts. */
  minimum: { schema: Amount.default(0) },
  /** The categories it applies to; empty for all. */
  categories: { schema: z.array(z.enum(categories)).max(categories.length).default([]) },
  startsAt: { schema: When },
  /** It expires at this moment. */
  endsAt: { schema: When.nullable().default(null) },
  /** The maximum number of uses. */
  limit: { schema: Times.nullable().default(null) },
  /** The maximum number of uses per buyer. */
  perBuyer: { schema: Times.nullable().default(null) },
  active: { schema: z.boolean().default(true) },
} satisfies Described

export const fields = getSchemas(discountFields)

export const Discount = z.object({
  id: z.int(),
  ...inResponses(fields),
  categories: z.array(z.enum(categories)),
  startsAt: dateTime,
  endsAt: dateTime.nullable(),
  /** The number of orders with this code that are not cancelled. */
  used: z.int(),
  status: z.enum(discountStatuses),
  createdAt: dateTime,
  updatedAt: dateTime,
  deleted: z.boolean(),
})
export type Discount = z.infer<typeof Discount>

interface Terms {
  kind: DiscountKind
  value: number
  startsAt?: string | undefined
  endsAt: string | null
}

/** Returns contradictions between the fields of a discount, each of which is valid by itself. */
export function findContradictions({ kind, value, startsAt, endsAt }: Terms) {
  const faults: { path: 'value' | 'endsAt'; message: string }[] = []
  if (kind === 'freeDelivery' && value !== 0) faults.push({ path: 'value', message: 'Free delivery has no value' })
  if (kind !== 'freeDelivery' && value === 0) faults.push({ path: 'value', message: 'Enter a value above 0' })
  if (kind === 'percent' && value > 100) faults.push({ path: 'value', message: 'Enter at most 100 percent' })
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    faults.push({ path: 'endsAt', message: 'The end must be after the start' })
  return faults
}

export const DiscountDraft = z
  .strictObject({ ...fields, startsAt: fields.startsAt.optional().describe('Default: now') })
  .superRefine((draft, context) => {
    for (const { path, message } of findContradictions(draft))
      context.addIssue({ code: 'custom', path: [path], message })
  })
export type DiscountDraft = z.input<typeof DiscountDraft>

export const DiscountChanges = z.strictObject({ ...inChanges(fields), deleted: z.boolean() }).partial()
export type DiscountChanges = z.input<typeof DiscountChanges>

/** Discounts without an end are sorted after those with one. */
export const discountSorts = ['-createdAt', 'code', 'used', 'status', 'startsAt', 'endsAt', 'updatedAt'] as const

export const DiscountList = listQuery(Discount, {
  search: [...namesWith(discountFields, 'isSearched'), 'status'],
  filter: ['status', ...namesWith(discountFields, 'isFilter')],
  sort: discountSorts,
})
export type DiscountList = z.output<typeof DiscountList>

/** Number of discounts per status in a list without its `status` filter. */
export const DiscountCounts = z.object({
  all: z.int(),
  active: z.int(),
  scheduled: z.int(),
  expired: z.int(),
  usedUp: z.int(),
  off: z.int(),
})
export type DiscountCounts = z.infer<typeof DiscountCounts>

export const shopDiscounts = contract(
  'shop-discounts',
  '/api/data/eCommerce/discounts',
  {
    list: get('/', { query: DiscountList, returns: z.array(Discount) }),
    counts: get('/counts', {
      query: DiscountList.omit({ status: true, sort: true, page: true, limit: true, at: true }),
      returns: DiscountCounts,
      summary: 'Number of discount codes per status in a list',
    }),
    show: get('/:id', { returns: Discount }),
    create: post('/', { body: DiscountDraft, returns: Discount, status: 201 }),
    edit: patch('/:id', { body: DiscountChanges, returns: Discount, mergesFields: true }),
    remove: del('/:id', { summary: 'Deletes a code; `deleted: false` restores it' }),
  },
  {
    // Readers of the list could use every code, so agents, who place orders, cannot read it.
    grants: { manager: readWrite, agent: [], viewer: readOnly },
    // The price of a cart depends on discounts.
    touches: ['shop-orders'],
    uncountedReads: 'Discounts contain no personal data',
  },
)
