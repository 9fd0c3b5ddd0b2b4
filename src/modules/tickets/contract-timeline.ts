import * as z from 'zod'
import { StoredFile } from '#platform/files/stored-file.ts'
import { richText, SafeHtml } from '#platform/rich-text/rich-text.ts'
import { attachments, Label, maxLabels, moment, priorities, statuses, teams, text, UserId } from './contract-fields.ts'

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
  'splitInto',
  'splitFrom',
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
  /** A repeated one returns the first comment. */
  clientId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
})

/** The changes that a macro makes; `me` is the user who applies it. */
export const AppliedChanges = z
  .strictObject({
    Status: z.enum(statuses),
    priority: z.enum(priorities),
    team: z.enum(teams),
    assigneeId: UserId.nullable().describe('`me` is the user who applies the macro'),
    addLabels: z.array(Label).max(maxLabels),
    removeLabels: z.array(Label).max(maxLabels),
  })
  .partial()
export type AppliedChanges = z.infer<typeof AppliedChanges>

/** A macro: a reply's text, changes of the ticket, or both. */
export const Macro = z.object({
  id: z.int(),
  title: z.string(),
  /** Empty if it only changes the ticket. */
  html: SafeHtml,
  changes: AppliedChanges,
  createdById: z.string(),
})
export type Macro = z.infer<typeof Macro>

const macroFields = {
  title: text(80).min(1),
  html: richText({ max: 20_000 }),
  changes: AppliedChanges,
}

export const MacroDraft = z.strictObject({
  ...macroFields,
  html: macroFields.html.prefault(''),
  changes: macroFields.changes.default({}),
})

export const MacroChanges = z.strictObject(macroFields).partial()

/** A user who has a ticket open. */
export const Viewer = z.object({ userId: z.string(), isTyping: z.boolean() })
export type Viewer = z.infer<typeof Viewer>
