import * as z from 'zod'
import { type Choices, valuesOf } from '#platform/fields/choices.ts'
import { StoredFile } from '#platform/pictures/file.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'

export const maxRecipients = 100
export const maxLabels = 50

/** Of all attachments of one message together. */
export const maxAttachmentsBytes = 25 * 1024 * 1024

export const Id = z.int().min(1).max(2_147_483_647)

/** What becomes a header of a message is one line. */
export const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .overwrite((text) => text.replace(/[\r\n]+/g, ' '))

export const Address = z.strictObject({ name: line(160), email: z.email().max(254) })
export type Address = z.infer<typeof Address>

/** An address as it is kept: an incoming message may name somebody in a way that we would not let a user type. */
const KeptAddress = z.object({ name: z.string(), email: z.string() })

export const folders = ['inbox', 'sent', 'draft', 'spam', 'archive'] as const
export const Folder = z.enum(folders)
export type Folder = z.infer<typeof Folder>

/** Where conversations can be found; `label` beside it narrows further. */
export const places = [
  'inbox',
  'starred',
  'important',
  'snoozed',
  'sent',
  'scheduled',
  'drafts',
  'archive',
  'all',
  'spam',
  'trash',
] as const
export const Place = z.enum(places)
export type Place = z.infer<typeof Place>

export const labelColorChoices = {
  plain: { tone: 'quiet' },
  brand: { tone: 'brand' },
  info: { tone: 'info' },
  success: { tone: 'success' },
  warning: { tone: 'warning' },
  error: { tone: 'error' },
} as const satisfies Choices<'tone'>
export const labelColors = valuesOf(labelColorChoices)

export const Label = z.object({ id: z.int(), name: z.string(), color: z.enum(labelColors) })
export type Label = z.infer<typeof Label>

export const Email = z.object({
  id: z.int(),
  threadId: z.int(),
  from: KeptAddress,
  to: z.array(KeptAddress),
  cc: z.array(KeptAddress),
  /** All of them for who wrote the message; of the others, each sees only the own address. */
  bcc: z.array(KeptAddress),
  subject: z.string(),
  body: SafeHtml,
  snippet: z.string(),
  time: z.iso.datetime(),
  folder: Folder,
  /** The name of the first label, empty without one; `labels` has them all. */
  label: z.string(),
  labels: z.array(z.int()),
  starred: z.boolean(),
  important: z.boolean(),
  checked: z.boolean(),
  read: z.boolean(),
  trash: z.boolean(),
  attachments: z.array(StoredFile),
  /** A queued message leaves at `sendAt` and can be called back until then. */
  state: z.enum(['draft', 'queued', 'sent']),
  sendAt: z.iso.datetime().nullable(),
  snoozedUntil: z.iso.datetime().nullable(),
  /** The message of the same user that this one answers. */
  inReplyTo: z.int().nullable(),
  /** Counts the saves of a draft, so that a tab with older text cannot write over newer. */
  version: z.int(),
})
export type Email = z.infer<typeof Email>

/** What a list shows of a conversation: the user's own messages of it that are in that place. */
export const Conversation = z.object({
  threadId: z.int(),
  subject: z.string(),
  snippet: z.string(),
  /** Who wrote, in the order of first appearance; `isMe` for the user's own messages. */
  participants: z.array(z.object({ name: z.string(), email: z.string(), isMe: z.boolean(), unread: z.boolean() })),
  /** Whom the latest own message went to, for lists of what was sent. */
  to: z.array(KeptAddress),
  count: z.int(),
  unread: z.int(),
  drafts: z.int(),
  time: z.iso.datetime(),
  starred: z.boolean(),
  important: z.boolean(),
  labels: z.array(z.int()),
  attachments: z.array(StoredFile),
  folders: z.array(Folder),
  trash: z.boolean(),
  sendAt: z.iso.datetime().nullable(),
  snoozedUntil: z.iso.datetime().nullable(),
  /** The draft to go on with, where the conversation is nothing else. */
  draftId: z.int().nullable(),
})
export type Conversation = z.infer<typeof Conversation>

const counted = z.object({ total: z.int(), unread: z.int() })

/** What the side pane shows beside its entries: conversations, and those of them with something unread. */
/** Of more conversations in a place it is known that there are more: a count that is one more says so. */
export const maxInFolder = 1000

export const Facets = z.object({
  places: z.record(Place, counted),
  labels: z.array(Label.extend(counted.shape)),
})
export type Facets = z.infer<typeof Facets>

export const undoDelays = [0, 5, 10, 20, 30] as const

export const MailSettings = z.object({
  signature: SafeHtml,
  undoSeconds: z.union(undoDelays.map((one) => z.literal(one))),
})
export type MailSettings = z.infer<typeof MailSettings>
