import type { Db } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import { firstIn } from '#platform/fields/choices.ts'
import type { Files } from '#platform/server/files/files.ts'
import { statusChoices } from '../contract-fields.ts'
import { applyChanges } from './change-ticket.ts'
import { isEmptyText } from './comments.ts'
import { isTooLong } from './conversation-limits.ts'
import { recordChanges, saveChanged } from './history.ts'
import { readServiceLevels } from './service-levels.ts'
import type { Tables } from './tables.ts'
import { saveTicket, type TicketRow } from './ticket-rows.ts'

interface MergeCall {
  source: TicketRow
  target: TicketRow
  author: { userId: string; now: string }
  files: Files
}

async function moveComments(db: Db<Tables>, { source, target, files }: MergeCall) {
  await db
    .updateTable('ticketComments')
    .set((eb) => ({ ticketId: target.id, fromTicket: eb.fn.coalesce('fromTicket', eb.val(source.id)) }))
    .where('ticketId', '=', source.id)
    .execute()
  if (isEmptyText(source.ticketDescription) && source.attachments.length === 0) return source.commentCount
  // The duplicate's description becomes a comment of the target.
  const attachments = await files.attach(
    source.attachments.map(({ id }) => id),
    source.attachments,
  )
  await db
    .insertInto('ticketComments')
    .values({
      ticketId: target.id,
      at: source.createdAt,
      authorId: source.requesterUserId,
      authorName: source.requesterName || source.requesterEmail,
      authorPicture: source.requesterPicture,
      kind: 'received',
      html: source.ticketDescription,
      attachments: JSON.stringify(attachments),
      fromTicket: source.id,
    })
    .execute()
  return source.commentCount + 1
}

/** Moves the conversation of a locked ticket to another and closes it; both histories say so. */
export async function mergeTickets(db: Db<Tables>, merging: MergeCall) {
  const { source, target, author } = merging
  for (const row of [source, target]) {
    if (row.deletedAt !== null) throw conflict('Tickets in the trash cannot be merged')
    if (row.mergedInto !== null) throw conflict('This ticket was already merged')
  }
  if (await isTooLong(db, [source.id, target.id], source.ticketDescription))
    throw conflict('The conversations of these tickets are too long for one ticket')
  const moved = await moveComments(db, merging)
  const watching = await db.selectFrom('ticketWatchers').select('userId').where('ticketId', '=', source.id).execute()
  if (watching.length > 0) {
    await db
      .insertInto('ticketWatchers')
      .values(watching.map(({ userId }) => ({ ticketId: target.id, userId })))
      .onConflict((onConflict) => onConflict.doNothing())
      .execute()
  }
  const serviceLevels = await readServiceLevels(db)
  const closed = applyChanges(source, { Status: firstIn(statusChoices, 'done') }, author.now, serviceLevels)
  const merged = { ...closed, mergedInto: target.id, commentCount: 0 }
  await saveChanged(db, source, merged, { ...author, serviceLevels })
  await saveTicket(db, { ...target, commentCount: target.commentCount + moved }, serviceLevels)
  const change = { from: [] }
  await recordChanges(
    db,
    [
      { ...change, ticketId: source.id, field: 'mergedInto', to: [String(target.id)] },
      { ...change, ticketId: target.id, field: 'mergedFrom', to: [String(source.id), source.ticketTitle] },
    ],
    author,
  )
}
