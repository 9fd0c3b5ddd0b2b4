import * as z from 'zod'
import { contract, del, file, get, patch, post, put, readOnly, readWrite } from '#platform/contract.ts'
import { FileId } from '#platform/files/stored-file.ts'
import { richText } from '#platform/rich-text/rich-text.ts'
import {
  Address,
  Email,
  Id,
  Label,
  labelColors,
  line,
  MailSettings,
  maxLabels,
  maxRecipients,
} from './contract-email.ts'
import { inboxPart, searchQuery, threadsQuery } from './contract-inbox.ts'
import { ruleEndpoints } from './contract-rules.ts'
import { templateEndpoints } from './contract-templates.ts'
import { vacationEndpoints } from './contract-vacation.ts'

const LabelDraft = z.strictObject({
  name: z.string().trim().min(1).max(40),
  color: z.enum(labelColors).default('plain'),
})

const Flags = z.strictObject({
  starred: z.boolean(),
  important: z.boolean(),
  checked: z.boolean(),
  read: z.boolean(),
  trash: z.boolean(),
  /** Sent messages stay in the sent folder; only received messages move. */
  folder: z.enum(['inbox', 'archive', 'spam']),
  snoozedUntil: z.iso.datetime().nullable(),
})

export const EmailChanges = Flags.extend({ labels: z.array(Id).max(maxLabels) }).partial()
export type EmailChanges = z.infer<typeof EmailChanges>

const Change = Flags.extend({
  /** Queues drafts for this time, which were withdrawn before; once it has passed, they stay drafts. */
  sendAt: z.iso.datetime(),
  addLabels: z.array(Id).max(maxLabels),
  removeLabels: z.array(Id).max(maxLabels),
}).partial()
export type Change = z.infer<typeof Change>

/** The messages to change: by id, as conversations in a folder, or all that match a search. */
const Target = z.strictObject({
  ids: z.array(Id).min(1).max(20_000).optional(),
  threads: z.array(Id).min(1).max(1000).optional(),
  ...searchQuery,
})
export type Target = z.infer<typeof Target>

export const BulkChange = z.strictObject({ target: Target, set: Change })
export type BulkChange = z.infer<typeof BulkChange>

export const maxChanges = 200

/** Values (messages times fields and labels) that one request writes; in a mailbox of more than 5,000 messages, more. */
export const maxBulkValues = 20_000

/** The values that a change writes in each message. */
export const countValues = ({ addLabels = [], removeLabels = [], ...fields }: Change) =>
  Object.keys(fields).length + addLabels.length + removeLabels.length

const BulkChanges = z.strictObject({ changes: z.array(BulkChange).min(1).max(maxChanges) })

const BulkReport = z.object({
  messages: z.int(),
  conversations: z.int(),
  /** Messages that stay drafts, since the time at which they were to be sent has passed. */
  unsent: z.int(),
  /** The changes that undo this one. */
  undo: z.array(BulkChange),
})
export type BulkReport = z.infer<typeof BulkReport>

const People = z.array(Address).max(maxRecipients)

export const DraftChanges = z.strictObject({
  to: People,
  cc: People,
  bcc: People,
  subject: line(500),
  body: richText(),
  attachments: z.array(FileId).max(20),
})

const ClientId = z.string().regex(/^[\w-]{8,64}$/)

export const Draft = DraftChanges.partial().extend({
  /** The message to reply to or forward: determines the conversation; a forwarded one permits its attachments. */
  inReplyTo: Id.optional(),
  forwards: Id.optional(),
  /** An own draft that was changed elsewhere meanwhile: the new one takes its conversation, and may have its attachments. */
  copyOf: Id.optional(),
  /** Repeated after a lost response, it saves the same draft, unless that was saved by another call since. */
  clientId: ClientId.optional(),
  /** Those of earlier calls for this draft that had another content and no response, the latest one last. */
  earlierClientIds: z.array(ClientId).max(10).optional(),
})
export type Draft = z.input<typeof Draft>

const Removed = z.object({ removed: z.int() })

export const email = contract(
  'email',
  inboxPart.base,
  {
    list: get('/', {
      query: z.strictObject(threadsQuery),
      returns: z.array(Email),
      summary: 'Single messages, newest first',
    }),
    ...inboxPart.endpoints,
    thread: get('/threads/:id', { returns: z.array(Email), summary: 'A conversation, oldest message first' }),
    settings: get('/settings', { returns: MailSettings }),
    saveSettings: put('/settings', {
      body: MailSettings.extend({ signature: richText({ max: 20_000 }) }).partial(),
      returns: MailSettings,
    }),
    ...ruleEndpoints(BulkReport),
    ...vacationEndpoints,
    ...templateEndpoints,
    show: get('/:id', { returns: Email }),
    file: get('/:id/files/:fileId', {
      params: z.strictObject({ id: z.coerce.number<number>().int().min(1).max(2_147_483_647), fileId: FileId }),
      returns: file('*/*'),
    }),
    edit: patch('/:id', { body: EmailChanges, returns: Email }),
    bulk: post('/bulk', {
      body: BulkChanges,
      returns: BulkReport,
      action: 'update',
      summary:
        'Changes many messages at once, and returns the inverse change; 422 above 20,000 values, or 4 per message',
    }),
    remove: del('/:id', {
      query: z.strictObject({
        version: z
          .int()
          .min(0)
          .optional()
          .describe('Deletes a draft for good; 409 if it has another version or was sent'),
      }),
      summary: 'Moves a message to the trash; repeated, it changes nothing. `POST /purge` deletes it for good',
    }),
    purge: post('/purge', {
      body: z.strictObject({ target: Target }),
      returns: Removed,
      action: 'delete',
      summary: 'Deletes the messages of a target that are in the trash for good',
    }),
    emptyTrash: del('/trash', { returns: Removed }),
    emptySpam: del('/spam', { returns: Removed }),
    draft: post('/drafts', { body: Draft, returns: Email, status: 201 }),
    saveDraft: patch('/drafts/:id', {
      body: DraftChanges.partial().extend({ version: z.int().min(0) }),
      returns: Email,
      summary: 'Saves a draft; 409 if another tab has saved a later version',
    }),
    send: post('/drafts/:id/send', {
      body: z.strictObject({
        delay: z.int().min(0).max(30).default(10).describe('Seconds during which sending can be undone'),
        sendAt: z.iso.datetime().optional().describe('A later time, within the next year'),
        version: z.int().min(0).optional().describe('The version to send; if another one was saved, the answer is 409'),
      }),
      returns: Email,
    }),
    unsend: post('/:id/unsend', {
      returns: Email,
      action: 'update',
      summary: 'Makes a queued message a draft again; 409 once it has left',
    }),
    createLabel: post('/labels', { body: LabelDraft, returns: Label, status: 201 }),
    editLabel: patch('/labels/:id', {
      body: z.strictObject({ name: LabelDraft.shape.name, color: z.enum(labelColors) }).partial(),
      returns: Label,
    }),
    removeLabel: del('/labels/:id', { summary: 'Removes the label from all messages; the messages stay' }),
  },
  { private: true, notices: ['undelivered'], grants: { manager: readWrite, agent: readWrite, viewer: readOnly } },
)
