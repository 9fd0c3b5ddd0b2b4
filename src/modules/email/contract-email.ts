import * as z from 'zod'
import { type Choices, listValues } from '#platform/fields/choices.ts'
import { StoredFile } from '#platform/files/stored-file.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'

export const maxRecipients = 100
export const maxLabels = 50

/** Total of all attachments of one message. */
export const maxAttachmentsBytes = 25 * 1024 * 1024

export const Id = z.int().min(1).max(2_147_483_647)

/** A single line of text, since it becomes a header of the message. */
export const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .overwrite((text) => text.replace(/[\r\n]+/g, ' '))

export const Address = z.strictObject({ name: line(160), email: z.email().max(254) })
export type Address = z.infer<typeof Address>

/** A stored address; an incoming message may have one that users could not enter. */
const StoredAddress = z.object({ name: z.string(), email: z.string() })

export const folders = ['inbox', 'sent', 'draft', 'spam', 'archive'] as const
export const Folder = z.enum(folders)
export type Folder = z.infer<typeof Folder>

/** Lists of conversations: the stored folders, and filters such as starred. The parameter `label` filters further. */
export const mailFolders = [
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
export const MailFolder = z.enum(mailFolders)
export type MailFolder = z.infer<typeof MailFolder>

export const labelColorChoices = {
  plain: { tone: 'quiet' },
  brand: { tone: 'brand' },
  info: { tone: 'info' },
  success: { tone: 'success' },
  warning: { tone: 'warning' },
  error: { tone: 'error' },
} as const satisfies Choices<'tone'>
export const labelColors = listValues(labelColorChoices)

export const Label = z.object({ id: z.int(), name: z.string(), color: z.enum(labelColors) })
export type Label = z.infer<typeof Label>

export const Email = z.object({
  id: z.int(),
  threadId: z.int(),
  from: StoredAddress,
  to: z.array(StoredAddress),
  cc: z.array(StoredAddress),
  /** Complete for the sender; a recipient sees only their own address. */
  bcc: z.array(StoredAddress),
  subject: z.string(),
  body: SafeHtml,
  snippet: z.string(),
  time: z.iso.datetime(),
  folder: Folder,
  /** Name of the first label, or empty; `labels` has all. */
  label: z.string(),
  labels: z.array(z.int()),
  starred: z.boolean(),
  important: z.boolean(),
  checked: z.boolean(),
  read: z.boolean(),
  trash: z.boolean(),
  attachments: z.array(StoredFile),
  /** A queued message is sent at `sendAt` and can be withdrawn until then. */
  state: z.enum(['draft', 'queued', 'sent']),
  sendAt: z.iso.datetime().nullable(),
  snoozedUntil: z.iso.datetime().nullable(),
  /** The user's copy of the message that this one replies to. */
  inReplyTo: z.int().nullable(),
  /** Version of a draft; saving with an older version fails, so that tabs do not overwrite each other. */
  version: z.int(),
})
export type Email = z.infer<typeof Email>

/** A conversation in a list, made of the user's own copies in that folder. */
export const Conversation = z.object({
  threadId: z.int(),
  subject: z.string(),
  snippet: z.string(),
  /** Senders in the order of their first message; `isMe` for the current user. */
  participants: z.array(z.object({ name: z.string(), email: z.string(), isMe: z.boolean(), unread: z.boolean() })),
  /** Recipients of the user's latest message, for the sent folder. */
  to: z.array(StoredAddress),
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
  /** Set if the conversation contains only a draft. */
  draftId: z.int().nullable(),
})
export type Conversation = z.infer<typeof Conversation>

const counted = z.object({ total: z.int(), unread: z.int() })

/** Counts stop here; one more means "more than 1000". */
export const maxInFolder = 1000

export const Facets = z.object({
  folders: z.record(MailFolder, counted),
  labels: z.array(Label.extend(counted.shape)),
  /** Whether the vacation reply is sent today. */
  isAway: z.boolean(),
})
export type Facets = z.infer<typeof Facets>

export const undoDelays = [0, 5, 10, 20, 30] as const

export const MailSettings = z.object({
  signature: SafeHtml,
  undoSeconds: z.union(undoDelays.map((one) => z.literal(one))),
})
export type MailSettings = z.infer<typeof MailSettings>
