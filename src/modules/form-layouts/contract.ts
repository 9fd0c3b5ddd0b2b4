import * as z from 'zod'
import { contract, del, file, get, listQuery, post, readOnly, readWrite } from '#platform/contract.ts'
import { FileId, StoredFile } from '#platform/files/stored-file.ts'
import { richText, SafeHtml } from '#platform/rich-text/rich-text.ts'

export const deliveries = ['post', 'courier', 'collect'] as const
export const maxLengths = { product: 120, maker: 80, note: 500 } as const
export const maximums = { quantity: 200, tags: 6, attachments: 3, budget: 100_000 } as const

/** Allowed types of attachments, and their maximum size in bytes. */
export const attachmentTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const
export const maxAttachmentBytes = 2_000_000

const line = (maxLineLength: number) =>
  z
    .string()
    .trim()
    .max(maxLineLength)
    .regex(/^[^\p{Cc}]*$/u)
    .refine((value) => value.isWellFormed())

export const Tag = line(30).min(1)

/** E.164, for example `+441174960100`. */
const Phone = z.literal('').or(z.string().regex(/^\+[1-9]\d{6,14}$/))

const fields = {
  product: line(maxLengths.product).min(2),
  maker: line(maxLengths.maker).min(2),
  quantity: z.int().min(1).max(maximums.quantity),
  neededBy: z.literal('').or(z.iso.date()),
  delivery: z.enum(deliveries),
  email: z.literal('').or(z.email().max(254)),
  street: line(120),
  postalCode: line(12),
  city: line(80),
  isUrgent: z.boolean(),
  note: z
    .string()
    .trim()
    .max(maxLengths.note)
    .refine((value) => value.isWellFormed()),
  tags: z.array(Tag).max(maximums.tags),
  /** Maximum price; null for no limit. */
  budget: z
    .number()
    .min(0)
    .max(maximums.budget)
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, { params: { reason: 'cents' } })
    .nullable(),
  phone: Phone,
  color: z.literal('').or(z.string().regex(/^#[\da-f]{6}$/)),
  /** 1 to 5; 0 if not rated. */
  rating: z.int().min(0).max(5),
  /** Six digits from the manufacturer's label. */
  batch: z.literal('').or(z.string().regex(/^\d{6}$/)),
}

/** An order for a sample. Fields that a form omits have default values. */
export const SampleDraft = z
  .strictObject({
    ...fields,
    neededBy: fields.neededBy.default(''),
    delivery: fields.delivery.default('post'),
    email: fields.email.default(''),
    street: fields.street.default(''),
    postalCode: fields.postalCode.default(''),
    city: fields.city.default(''),
    isUrgent: fields.isUrgent.default(false),
    note: fields.note.default(''),
    tags: fields.tags.default([]),
    budget: fields.budget.default(null),
    phone: fields.phone.default(''),
    color: fields.color.default(''),
    rating: fields.rating.default(0),
    batch: fields.batch.default(''),
    details: richText().prefault(''),
    attachments: z.array(FileId).max(maximums.attachments).default([]),
  })
  .superRefine(({ delivery, street, city, isUrgent, neededBy, tags }, context) => {
    const addIssue = (path: string, reason: string) =>
      context.addIssue({ code: 'custom', path: [path], params: { reason } })
    // A courier needs a street address.
    if (delivery === 'courier' && street === '') addIssue('street', 'required')
    if (delivery === 'courier' && city === '') addIssue('city', 'required')
    if (isUrgent && neededBy === '') addIssue('neededBy', 'urgent')
    if (new Set(tags.map((tag) => tag.toLowerCase())).size < tags.length) addIssue('tags', 'twice')
  })
export type SampleDraft = z.input<typeof SampleDraft>

export const SampleOrder = z.object({
  id: z.int(),
  ...fields,
  details: SafeHtml,
  attachments: z.array(StoredFile),
  createdAt: z.iso.datetime(),
  deleted: z.boolean(),
})
export type SampleOrder = z.infer<typeof SampleOrder>

export const SampleList = listQuery(SampleOrder, {
  search: ['product', 'maker', 'tags'],
  filter: ['delivery'],
  sort: ['-createdAt', 'id'],
})

const Id = z.int().min(1).max(2_147_483_647)

export const sampleOrders = contract(
  'form-layouts',
  '/api/data/form-layouts',
  {
    list: get('/', {
      query: SampleList,
      returns: z.array(SampleOrder),
      summary: 'The user’s orders for samples, newest first',
    }),
    show: get('/:id', { returns: SampleOrder }),
    attachment: get('/:id/attachments/:file', {
      params: z.strictObject({ id: z.coerce.number<number>().pipe(Id), file: FileId }),
      returns: file('*/*'),
    }),
    create: post('/', { body: SampleDraft, returns: SampleOrder, status: 201, summary: 'Orders a sample' }),
    remove: del('/:id', { summary: 'Cancels an order' }),
    restore: post('/:id/restore', { returns: SampleOrder, action: 'delete', summary: 'Restores a cancelled order' }),
  },
  { private: true, grants: { manager: readWrite, agent: readWrite, viewer: readOnly } },
)
