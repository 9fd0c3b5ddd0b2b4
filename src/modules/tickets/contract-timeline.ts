import * as z from 'zod'
import { StoredFile } from '#platform/pictures/file.ts'
import { richText, SafeHtml } from '#platform/rich-text/rich-text.ts'
import { attachments, moment, statuses, text } from './contract-fields.ts'

const Person = z.object({ id: z.string().nullable(), name: z.string(), picture: z.string() })

/** A public reply, an internal note, or a message of the requester. */
export const commentKinds = ['reply', 'note', 'received'] as const

export const changedFields = [
  'created',
  'ticketTitle',
  'ticketDescription',
  'Status',
  'priority',
  'team',
  'labels',
  'assignee',
  'requester',
  'deleted',
  'mergedInto',
  'mergedFrom',
] as const

export const Comment = z.object({
  type: z.literal('comment'),
  id: z.int(),
  at: moment,
  author: Person,
  kind: z.enum(commentKinds),
  html: SafeHtml,
  attachments: z.array(StoredFile),
  /** The merged duplicate that it was written on. */
  fromTicket: z.int().nullable(),
})
export type Comment = z.infer<typeof Comment>

const Change = z.object({
  type: z.literal('change'),
  id: z.int(),
  at: moment,
  author: Person,
  field: z.enum(changedFields),
  /** Names, labels or values of an enumeration; empty if there was none. */
  from: z.array(z.string()),
  to: z.array(z.string()),
})
export type Change = z.infer<typeof Change>

export const Entry = z.discriminatedUnion('type', [Comment, Change])
export type Entry = z.infer<typeof Entry>

export const CommentDraft = z.strictObject({
  kind: z.enum(['reply', 'note']),
  html: richText().refine((html) => html.trim() !== ''),
  attachments: attachments.default([]),
  /** The new status of the ticket. */
  Status: z.enum(statuses).optional(),
})

export const Canned = z.object({
  id: z.int(),
  title: z.string(),
  html: SafeHtml,
  createdById: z.string(),
})
export type Canned = z.infer<typeof Canned>

export const CannedDraft = z.strictObject({
  title: text(80).min(1),
  html: richText({ max: 20_000 }).refine((html) => html.trim() !== ''),
})
