import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import { firstIn } from '#platform/fields/choices.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { SafeHtml, Sanitised } from '#platform/rich-text/rich-text.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { Call, Mailer } from '#platform/server/pipeline/call.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import { statusChoices } from '../contract-fields.ts'
import type { Comment, CommentDraft } from '../contract-timeline.ts'
import { applyChanges } from './change-ticket.ts'
import { isTooLong } from './conversation-limits.ts'
import { saveChanged, toComment } from './history.ts'
import { findMentioned } from '#platform/text/mentions.ts'
import { type NotifyingCall, notifyComment } from './notices.ts'
import { readServiceLevels } from './service-levels.ts'
import { type RunCall, runAutomations } from './run-automations.ts'
import type { Tables } from './tables.ts'
import type { TicketRow } from './ticket-rows.ts'

type Draft = Sanitised<z.output<typeof CommentDraft>>

/** Colleagues mentioned with `@`, and the author, become watchers. */
async function addWatchers(db: Db<Tables>, ticketId: number, html: SafeHtml, userId: string) {
  const text = plainText(html)
  const users = text.includes('@')
    ? await db.selectFrom('users').select(['id', 'name']).where('status', '=', 'active').execute()
    : []
  const mentionedIds = findMentioned(text, users).map(({ id }) => id)
  const rows = [...new Set([...mentionedIds, userId])].map((id) => ({ ticketId, userId: id }))
  await db
    .insertInto('ticketWatchers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return mentionedIds
}

/** The new status: the requested one; else an answer reopens a closed ticket. */
function statusAfter(row: TicketRow, kind: Comment['kind'], requestedStatus: Draft['Status']) {
  if (requestedStatus) return requestedStatus
  if (kind === 'note') return undefined
  const { phase } = statusChoices[row.Status]
  const isOpened = phase === 'done' || (kind === 'received' && phase === 'waiting')
  return isOpened ? firstIn(statusChoices, 'open') : undefined
}

/** The comment that a client sent before, if it repeats the call after a lost response. */
const findByClientId = (db: Db<Tables>, ticketId: number, key: { authorId: string; clientId: string }) =>
  db
    .selectFrom('ticketComments')
    .selectAll()
    .where('ticketId', '=', ticketId)
    .where('authorId', '=', key.authorId)
    .where('clientId', '=', key.clientId)
    .executeTakeFirst()

export const isEmptyText = (html: SafeHtml) => plainText(html).trim() === ''

interface CommentContext extends Pick<Call, 'user' | 'now'>, NotifyingCall {
  services: { files: Pick<Files, 'attach'>; mail: Mailer } & RunCall['services']
  row: TicketRow
  draft: Draft
}

/** Adds a comment to a locked ticket. A public reply is also sent as an email; the requester's is a received message. */
export async function addComment(db: Db<Tables>, { row, draft, ...call }: CommentContext): Promise<Comment> {
  const { user, now, services } = call
  const { html, clientId = null } = draft
  const sentBefore = clientId !== null && (await findByClientId(db, row.id, { authorId: user.id, clientId }))
  if (sentBefore) return toComment(sentBefore)
  if (await isTooLong(db, [row.id], html)) throw refused('html', 'The conversation of this ticket is too long')
  const attachments: StoredFile[] = await services.files.attach(draft.attachments)
  if (isEmptyText(html) && attachments.length === 0) throw refused('html', 'The comment is empty')
  const isRequester = row.requesterUserId === user.id
  const kind = draft.kind === 'reply' && isRequester ? 'received' : draft.kind

  const comment = await db
    .insertInto('ticketComments')
    .values({
      ticketId: row.id,
      at: now,
      authorId: user.id,
      authorName: user.name,
      authorPicture: user.avatar,
      kind,
      html,
      attachments: JSON.stringify(attachments),
      fromTicket: null,
      clientId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

  const Status = statusAfter(row, kind, draft.Status)
  const serviceLevels = await readServiceLevels(db)
  const next = applyChanges(
    {
      ...row,
      firstResponseAt: row.firstResponseAt ?? (kind === 'reply' ? now : null),
      commentCount: row.commentCount + 1,
    },
    { ...(Status && { Status }) },
    now,
    serviceLevels,
  )
  await saveChanged(db, row, next, { userId: user.id, now, serviceLevels })
  notifyComment(call, user.name, row, await addWatchers(db, row.id, html, user.id))
  await runAutomations(db, kind === 'received' ? 'received' : 'changed', [row.id], call)
  if (kind === 'reply') {
    await services.mail.send({
      to: [{ name: row.requesterName, email: row.requesterEmail }],
      from: { name: user.name, email: user.email },
      subject: `Re: ${row.ticketTitle} [#${row.id}]`,
      html,
      attachments,
    })
  }
  return toComment(comment)
}
