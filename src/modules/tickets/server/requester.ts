import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import type { TicketChanges } from '../contract.ts'
import type { RequesterDraft } from '../contract-fields.ts'
import type { Changes } from './change-ticket.ts'
import type { Tables } from './tables.ts'
import { mailKey } from './ticket-rows.ts'

/** The requester's columns; a user is found by the address. */
export async function requesterColumns(db: Db<Tables>, draft: z.output<typeof RequesterDraft>) {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower("email")`, '=', mailKey(draft.email))
    .executeTakeFirst()
  return {
    requesterId: draft.id,
    requesterUserId: user?.id ?? null,
    requesterName: draft.name,
    requesterEmail: draft.email,
    requesterPicture: draft.picture,
    requesterCompany: draft.company,
  }
}

/** The assignee's columns; 422 if there is no such user. */
export async function assigneeColumns(db: Db<Tables>, id: string | null) {
  if (id === null) return { assigneeId: null, agentName: null, agentPicture: null }
  const user = await db
    .selectFrom('users')
    .select(['name', 'avatar'])
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  if (!user) throw refused('assigneeId', 'This user does not exist')
  return { assigneeId: id, agentName: user.name, agentPicture: user.avatar }
}

/** The changes of tickets with the columns of the people in them. */
export async function prepareChanges(db: Db<Tables>, { requester, assigneeId, ...changes }: Sanitised<TicketChanges>) {
  return {
    ...changes,
    ...(requester && { requester: await requesterColumns(db, requester) }),
    ...(assigneeId !== undefined && { assignee: await assigneeColumns(db, assigneeId) }),
  } satisfies Changes
}
