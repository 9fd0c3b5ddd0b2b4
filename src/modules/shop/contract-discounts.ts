import * as z from 'zod'
import { Amount, maxAmount } from '#platform/numbers/amount.ts'
import { contract, del, get, listQuery, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { type Choices, valuesOf } from '#platform/fields/choices.ts'
import { inAnswers, inChanges } from '#platform/fields/contract-shapes.ts'
import { type Described, namesWith, schemasOf } from '#platform/fields/descriptions.ts'
import { categories, moment, text } from './contract-fields.ts'

export const discountKinds = ['percent', 'amount', 'freeDelivery'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** Of several that are true, the first of `off`, `expired`, `usedUp`, `scheduled`; else `active`. */
export const discountStatusChoices = {
  active: { tone: 'success' },
  scheduled: { tone: 'info' },
  expired: { tone: 'error' },
  usedUp: { tone: 'warning' },
  off: { tone: 'quiet' },
} as const satisfies Choices<'tone'>
export const discountStatuses = valuesOf(discountStatusChoices)
export type DiscountStatus = keyof typeof discountStatusChoices

export const maxCodeLength = 40

/** A code as it is compared: the same however it is written. */
export const codeKey = (code: string) => code.trim().normalize('NFKC').toUpperCase()

/** A moment that every database can hold. */
const When = moment.refine((value) => value >= '2000', { error: 'Not before the year 2000' })
const Times = z.int().min(1).max(1_000_000)

/** All that is said of a discount's fields; a further one needs a migration and its names too (docs/add-a-field.md). */
export const discountFields = {
  /** As it was typed. */
  code: {
    schema: text(maxCodeLength)
      .min(3)
      .regex(/^[\p{L}\p{N}-]*$/u, { error: 'Letters, digits and hyphens' }),
    isSearched: true,
  },
  kind: { schema: z.enum(discountKinds), isFilter: true },
  /** In percent, or an amount; 0 where the delivery is free. */
  value: { schema: z.number().min(0).max(maxAmount).multipleOf(0.01).default(0) },
  /** What the goods it applies to must cost at least, after their own discounts. */
  minimum: { schema: Amount.default(0) },
  /** What it applies to; empty for everything. */
  categories: { schema: z.array(z.enum(categories)).max(categories.length).default([]) },
  startsAt: { schema: When },
  /** From then on it is expired. */
  endsAt: { schema: When.nullable().default(null) },
  /** How often it can be used in all. */
  limit: { schema: Times.nullable().default(null) },
  /** How often by each buyer. */
  perBuyer: { schema: Times.nullable().default(null) },
  active: { schema: z.boolean().default(true) },
} satisfies Described

export const fields = schemasOf(discountFields)

export const Discount = z.object({
  id: z.int(),
  ...inAnswers(fields),
  categories: z.array(z.enum(categories)),
  startsAt: moment,
  endsAt: moment.nullable(),
  /** In how many orders that were not cancelled. */
  used: z.int(),
  status: z.enum(discountStatuses),
  createdAt: moment,
  updatedAt: moment,
  deleted: z.boolean(),
})
export type Discount = z.infer<typeof Discount>

interface Terms {
  kind: DiscountKind
  value: number
  startsAt?: string | undefined
  endsAt: string | null
}

/** What is wrong between the fields of a discount, each of which is right by itself. */
export function faultsBetween({ kind, value, startsAt, endsAt }: Terms) {
  const faults: { path: 'value' | 'endsAt'; message: string }[] = []
  if (kind === 'freeDelivery' && value !== 0) faults.push({ path: 'value', message: 'Free delivery has no value' })
  if (kind !== 'freeDelivery' && value === 0) faults.push({ path: 'value', message: 'More than nothing' })
  if (kind === 'percent' && value > 100) faults.push({ path: 'value', message: 'At most 100 percent' })
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    faults.push({ path: 'endsAt', message: 'It must end after it starts' })
  return faults
}

export const DiscountDraft = z
  .strictObject({ ...fields, startsAt: fields.startsAt.optional().describe('Now unless given') })
  .superRefine((draft, context) => {
    for (const { path, message } of faultsBetween(draft)) context.addIssue({ code: 'custom', path: [path], message })
  })
export type DiscountDraft = z.input<typeof DiscountDraft>

export const DiscountChanges = z.strictObject({ ...inChanges(fields), deleted: z.boolean() }).partial()
export type DiscountChanges = z.input<typeof DiscountChanges>

/** A discount that never ends comes after all that do. */
export const discountSorts = ['-createdAt', 'code', 'used', 'status', 'startsAt', 'endsAt', 'updatedAt'] as const

export const DiscountList = listQuery(Discount, {
  search: namesWith(discountFields, 'isSearched'),
  filter: ['status', ...namesWith(discountFields, 'isFilter')],
  sort: discountSorts,
})
export type DiscountList = z.output<typeof DiscountList>

/** How many of each status a list holds, before the status itself is asked for. */
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
      summary: 'How many discount codes of each status a list holds',
    }),
    show: get('/:id', { returns: Discount }),
    create: post('/', { body: DiscountDraft, returns: Discount, status: 201 }),
    edit: patch('/:id', { body: DiscountChanges, returns: Discount, mergesFields: true }),
    remove: del('/:id', { summary: 'Deletes a code; `deleted: false` restores it' }),
  },
  {
    // Whoever could read the list could use every code on it: an agent, who places orders, sees none.
    grants: { manager: readWrite, agent: [], viewer: readOnly },
    // What a cart would cost.
    touches: ['shop-orders'],
    uncountedReads: 'A discount says nothing about people',
  },
)
