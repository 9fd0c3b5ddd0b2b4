import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, notFound, refused } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { Files } from '#platform/server/files/files.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import type { Draft as DraftBody } from '../contract.ts'
import { type Email, maxAttachmentsBytes } from '../contract-email.ts'
import { addMessageOnce, initialFlags } from './add-message.ts'
import { lockCreatedDraft } from './created-drafts.ts'
import { deliver } from './deliver.ts'
import { type EmailRow, findEmail, selectEmails, showEmail, storedMessage } from './email-rows.ts'
import { purge } from './purge.ts'
import { returnToDrafts } from './return-to-drafts.ts'
import { maxWait } from './schedule-again.ts'
import type { Tables } from './tables.ts'

type Draft = Sanitised<z.output<typeof DraftBody>>

interface DraftAuthor {
  id: string
  name: string
  email: string
}

/** The reader's message that a new draft refers to; throws 422 if the reader has no such message. */
async function findReferredMessage(
  db: Db<Tables>,
  user: DraftAuthor,
  path: 'inReplyTo' | 'forwards',
  id: number | undefined,
) {
  if (id === undefined) return undefined
  return findEmail(db, user, id).catch(() => {
    throw refused(path, 'This message does not exist')
  })
}

/**
 * The own message that a draft was before it was changed elsewhere; undefined once it is deleted. Its conversation is left
 * out if it began it.
 */
async function findCopiedDraft(db: Db<Tables>, user: DraftAuthor, id: number | undefined) {
  if (id === undefined) return undefined
  const row = await selectEmails(db, user).where('c.id', '=', id).executeTakeFirst()
  if (row && row.senderId !== user.id) throw refused('copyOf', 'This message is not yours')
  return row && { attachments: row.attachments, threadId: row.threadId === row.messageId ? undefined : row.threadId }
}

function checkSize(attachments: readonly StoredFile[]) {
  const size = attachments.reduce((sum, file) => sum + file.size, 0)
  if (size > maxAttachmentsBytes) throw refused('attachments', 'The attachments are larger than 25 MB together')
}

/** Adds a draft, or saves the one that a repeated call has added; a reply joins the conversation of its message. */
export async function addDraft(
  db: Db<Tables>,
  user: DraftAuthor,
  draft: Draft,
  { now, files }: { now: string; files: Files },
): Promise<Email> {
  const { clientId, earlierClientIds = [], ...body } = draft
  // A call with none of the keys of the last one, such as one of another window, creates a draft of its own.
  const keys = clientId === undefined ? [] : [clientId, ...earlierClientIds.toReversed()]
  const created = await lockCreatedDraft(db, user.id, keys)
  if (created) {
    const { inReplyTo: _reply, forwards: _forwarded, copyOf: _copy, ...content } = body
    return saveDraft(db, user, created.id, { ...content, version: created.version, clientId }, { now, files })
  }
  const replied = await findReferredMessage(db, user, 'inReplyTo', body.inReplyTo)
  const forwarded = await findReferredMessage(db, user, 'forwards', body.forwards)
  const copied = await findCopiedDraft(db, user, body.copyOf)
  const permitted = [...(forwarded?.attachments ?? []), ...(copied?.attachments ?? [])]
  const attachments = await files.attach(body.attachments ?? [], permitted)
  checkSize(attachments)
  const message = {
    from: { name: user.name, email: user.email },
    to: body.to ?? [],
    cc: body.cc ?? [],
    bcc: body.bcc ?? [],
    subject: body.subject ?? '',
    body: body.body ?? trustedHtml(''),
    attachments,
    senderId: user.id,
    state: 'draft',
    inReplyTo: replied?.messageId ?? null,
  } as const
  const conversation = (replied ?? forwarded)?.threadId ?? copied?.threadId
  const added = await addMessageOnce(db, message, { clientId, threadId: conversation })
  if (!added) {
    // A repeated call has added it meanwhile.
    await files.release(attachments)
    return addDraft(db, user, draft, { now, files })
  }
  const copy = await db
    .insertInto('emailCopies')
    .values({
      ...initialFlags,
      messageId: added.id,
      threadId: added.threadId,
      userId: user.id,
      folder: 'draft',
      read: true,
      time: now,
      sortedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return showEmail(db, user, copy.id)
}

/** The message, if the user wrote it. */
async function findOwnDraft(db: Db<Tables>, user: DraftAuthor, id: number): Promise<EmailRow> {
  const row = await findEmail(db, user, id)
  if (row.senderId !== user.id) throw notFound(`Draft ${id} not found`)
  return row
}

/** Saves a draft, which loses a key that is not given; fails with 409 if its version is no longer `version`. */
export async function saveDraft(
  db: Db<Tables>,
  user: DraftAuthor,
  id: number,
  {
    version,
    body,
    attachments,
    clientId,
    ...fields
  }: Omit<Draft, 'inReplyTo' | 'forwards' | 'copyOf' | 'earlierClientIds'> & { version: number },
  { now, files }: { now: string; files: Files },
) {
  const { messageId } = await findOwnDraft(db, user, id)
  // Updating first locks the row, so that of two saves with the same version only one succeeds.
  const locked = await db
    .updateTable('emails')
    .set({ version: version + 1, clientId: clientId ?? null })
    .where('id', '=', messageId)
    .where('state', '=', 'draft')
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  if (!locked) throw conflict('This draft was changed or sent elsewhere')
  const nextAttachments = attachments
    ? await replaceAttachments(files, locked.attachments, attachments)
    : locked.attachments
  const updatedRow = { ...locked, ...fields, attachments: nextAttachments, ...(body !== undefined && { body }) }
  await db.updateTable('emails').set(storedMessage(updatedRow)).where('id', '=', messageId).execute()
  await db.updateTable('emailCopies').set({ time: now, sortedAt: now }).where('id', '=', id).execute()
  return showEmail(db, user, id)
}

/** Deletes a draft for good; fails with 409 if it was changed, sent or moved to the trash elsewhere. */
export async function removeDraft(
  db: Db<Tables>,
  user: DraftAuthor,
  id: number,
  { version, files }: { version: number; files: Files },
) {
  const { messageId, deletedAt } = await findOwnDraft(db, user, id)
  // Updating first locks the row, so that nobody saves or sends the draft meanwhile.
  const locked = await db
    .updateTable('emails')
    .set({ version: version + 1 })
    .where('id', '=', messageId)
    .where('state', '=', 'draft')
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!locked || deletedAt !== null) throw conflict('This draft was changed or sent elsewhere')
  await purge(db, [id], files)
}

/** Updates the attachments of a draft: attaches new files and releases removed ones. */
async function replaceAttachments(files: Files, current: readonly StoredFile[], ids: readonly string[]) {
  const uniqueIds = [...new Set(ids)]
  const addedFiles = await files.attach(uniqueIds.filter((id) => !current.some((file) => file.id === id)))
  const available = [...current, ...addedFiles]
  await files.release(current.filter(({ id }) => !uniqueIds.includes(id)))
  const next = uniqueIds.flatMap((id) => available.filter((file) => file.id === id).slice(0, 1))
  checkSize(next)
  return next
}

/** Queues a draft, for the undo delay or until the given time. */
export async function sendDraft(
  db: Db<Tables>,
  user: DraftAuthor,
  id: number,
  { delay, sendAt, version }: { delay: number; sendAt?: string | undefined; version?: number | undefined },
  delivery: Pick<Call, 'now' | 'events' | 'services'>,
) {
  const row = await findOwnDraft(db, user, id)
  if (row.to.length + row.cc.length + row.bcc.length === 0) throw refused('to', 'Add at least one recipient')
  const started = Date.parse(delivery.now)
  const due = sendAt === undefined ? started + delay * 1000 : Date.parse(sendAt)
  if (due < started - 60_000 || due > started + maxWait) {
    throw refused('sendAt', 'A message can be scheduled up to a year ahead')
  }
  const isImmediate = due <= started
  const claimedMessage = await db
    .updateTable('emails')
    .set({ state: isImmediate ? 'sent' : 'queued', sendAt: new Date(due).toISOString() })
    .where('id', '=', row.messageId)
    .where('state', '=', 'draft')
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('id')
    .executeTakeFirst()
  if (!claimedMessage) throw conflict('This message was already sent, or saved in another version')
  const copy = { folder: 'sent', time: delivery.now, sortedAt: delivery.now, deletedAt: null } as const
  await db.updateTable('emailCopies').set(copy).where('id', '=', id).execute()
  if (isImmediate) await deliver(db, row.messageId, delivery)
  else delivery.services.mailQuota.reserve(getRecipients(row))
  return showEmail(db, user, id)
}

const getRecipients = ({ to, cc, bcc }: EmailRow) => [...to, ...cc, ...bcc]

/** Withdraws a queued message, and subtracts its recipients from the mail quota. */
export async function withdrawQueued(
  db: Db<Tables>,
  user: DraftAuthor,
  id: number,
  { now, services: { mailQuota } }: Pick<Call, 'now' | 'services'>,
) {
  const row = await findOwnDraft(db, user, id)
  const [withdrawn] = await returnToDrafts(db, [row.messageId])
  if (!withdrawn) throw conflict('This message was already sent')
  await mailQuota.cancel(withdrawn.recipients, row.time)
  await db.updateTable('emailCopies').set({ time: now, sortedAt: now }).where('id', '=', id).execute()
  return showEmail(db, user, id)
}
