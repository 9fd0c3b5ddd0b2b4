import type { Db } from '#platform/db/engines/database.ts'
import { notFound, refused } from '#platform/errors/failure.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import type { MacroChanges } from '../contract-timeline.ts'
import { isEmptyText } from './comments.ts'
import type { Tables } from './tables.ts'

export const listCanned = (db: Db<Tables>) =>
  db.selectFrom('ticketCanned').selectAll().orderBy('title').orderBy('id').execute()

export async function findCanned(db: Db<Tables>, id: number) {
  const row = await db.selectFrom('ticketCanned').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(`Canned reply ${id} not found`)
  return row
}

const emptyHtml = SafeHtml.parse('')

interface Content {
  html: SafeHtml
  changes: MacroChanges
}

/** The columns of a macro, which must not be empty. */
export function cannedColumns({ html, changes }: Content) {
  const isBlank = isEmptyText(html)
  if (isBlank && Object.keys(changes).length === 0) throw refused('html', 'A macro has a text, or changes the ticket')
  return { html: isBlank ? emptyHtml : html, changes: JSON.stringify(changes) }
}

/** A canned reply for the rules: its author may change it, and no assignee grants more. */
export const asRecord = <Row extends { createdById: string }>(row: Row) => ({
  ...row,
  assigneeId: '',
  requesterUserId: '',
})
