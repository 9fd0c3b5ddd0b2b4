import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import type { Tables } from './tables.ts'

export const listCanned = (db: Db<Tables>) =>
  db.selectFrom('ticketCanned').selectAll().orderBy('title').orderBy('id').execute()

export async function findCanned(db: Db<Tables>, id: number) {
  const row = await db.selectFrom('ticketCanned').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(`Canned reply ${id} not found`)
  return row
}

/** A canned reply for the rules: its author may change it, and no assignee grants more. */
export const asRecord = <Row extends { createdById: string }>(row: Row) => ({
  ...row,
  assigneeId: '',
  requesterUserId: '',
})
