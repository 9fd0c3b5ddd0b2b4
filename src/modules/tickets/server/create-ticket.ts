import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { checkKnownLabels } from '#platform/server/records/known-labels.ts'
import { firstIn } from '#platform/fields/choices.ts'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { TicketDraft } from '../contract.ts'
import { statusChoices } from '../contract-fields.ts'
import { recordChanges } from './history.ts'
import { assigneeColumns, requesterColumns } from './requester.ts'
import type { Tables } from './tables.ts'
import { addTicket, findTicket } from './ticket-rows.ts'

type TicketInput = Pick<Call, 'now'> & {
  services: { files: Pick<Files, 'attach'> }
  user: Pick<Call['user'], 'id'>
  body: Sanitised<z.output<typeof TicketDraft>>
}

/** Creates an open ticket with a running clock and a first entry in its history. */
export async function createTicket(db: Db<Tables>, { body, user, now, services: { files } }: TicketInput) {
  const { requester, assigneeId: requestedAssigneeId, attachments, ...fields } = body
  const { assigneeId } = await assigneeColumns(db, requestedAssigneeId)
  await checkKnownLabels(db, db.selectFrom('ticketLabels'), body.labels)
  const id = await addTicket(db, {
    ...fields,
    ...(await requesterColumns(db, requester)),
    attachments: await files.attach(attachments),
    assigneeId,
    Status: firstIn(statusChoices, 'open'),
    createdById: user.id,
    createdAt: now,
    updatedAt: now,
    firstResponseAt: null,
    closedAt: null,
    stoppedAt: null,
    stoppedSeconds: 0,
    commentCount: 0,
    mergedInto: null,
    deletedAt: null,
  })
  await recordChanges(db, [{ ticketId: id, field: 'created', from: [], to: [] }], { userId: user.id, now })
  return findTicket(db, id)
}
