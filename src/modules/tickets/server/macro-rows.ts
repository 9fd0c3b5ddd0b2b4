import type { Db } from '#platform/db/engines/database.ts'
import { notFound, refused } from '#platform/errors/failure.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import type { AppliedChanges } from '../contract-timeline.ts'
import { isEmptyText } from './comments.ts'
import type { Tables } from './tables.ts'

export const listMacros = (db: Db<Tables>) =>
  db.selectFrom('ticketMacros').selectAll().orderBy('title').orderBy('id').execute()

export async function findMacro(db: Db<Tables>, id: number) {
  const row = await db.selectFrom('ticketMacros').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(`Macro ${id} not found`)
  return row
}

const emptyHtml = SafeHtml.parse('')

interface Content {
  html: SafeHtml
  changes: AppliedChanges
}

/** The columns of a macro, which must not be empty. */
export function macroColumns({ html, changes }: Content) {
  const isBlank = isEmptyText(html)
  if (isBlank && Object.keys(changes).length === 0) throw refused('html', 'A macro has a text, or changes the ticket')
  return { html: isBlank ? emptyHtml : html, changes: JSON.stringify(changes) }
}

/** A macro for the rules: its author may change it, and no assignee grants more. */
export const asRecord = <Row extends { createdById: string }>(row: Row) => ({
  ...row,
  assigneeId: '',
  requesterUserId: '',
})
