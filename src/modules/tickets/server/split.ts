import type { Db } from '#platform/db/engines/database.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import { firstIn } from '#platform/fields/choices.ts'
import { statusChoices } from '../contract-fields.ts'
import { recordChanges } from './history.ts'
import { readServiceLevels } from './service-levels.ts'
import type { Tables } from './tables.ts'
import { addTicket, findTicket, saveTicket, type TicketRow } from './ticket-rows.ts'

interface SplitCall {
  /** The locked ticket. */
  source: TicketRow
  commentId: number
  ticketTitle: string
  author: { userId: string; now: string }
}

/** Moves a message with its files into a new open ticket of the same requester; both histories say so. */
export async function splitTicket(db: Db<Tables>, { source, commentId, ticketTitle, author }: SplitCall) {
  if (source.mergedInto !== null) throw conflict('This ticket was merged')
  const comment = await db
    .selectFrom('ticketComments')
    .selectAll()
    .where('id', '=', commentId)
    .where('ticketId', '=', source.id)
    .executeTakeFirst()
  if (!comment) throw notFound(`Message ${commentId} not found`)
  const { priority, team, labels, assigneeId, requesterId, requesterUserId } = source
  const { requesterName, requesterEmail, requesterPicture, requesterCompany } = source
  const id = await addTicket(db, {
    ticketTitle,
    ticketDescription: comment.html,
    attachments: comment.attachments,
    priority,
    team,
    labels,
    assigneeId,
    requesterId,
    requesterUserId,
    requesterName,
    requesterEmail,
    requesterPicture,
    requesterCompany,
    Status: firstIn(statusChoices, 'open'),
    // Its creator may delete a ticket, so splitting must not give that right.
    createdById: source.createdById,
    // The requester waits since the message.
    createdAt: comment.at,
    updatedAt: author.now,
    firstResponseAt: null,
    closedAt: null,
    stoppedAt: null,
    stoppedSeconds: 0,
    commentCount: 0,
    mergedInto: null,
    deletedAt: null,
  })
  await db.deleteFrom('ticketComments').where('id', '=', commentId).execute()
  await saveTicket(db, { ...source, commentCount: source.commentCount - 1 }, await readServiceLevels(db))
  await recordChanges(
    db,
    [
      { ticketId: source.id, field: 'splitInto', from: [], to: [String(id), ticketTitle] },
      { ticketId: id, field: 'splitFrom', from: [], to: [String(source.id), source.ticketTitle] },
    ],
    author,
  )
  return findTicket(db, id)
}
