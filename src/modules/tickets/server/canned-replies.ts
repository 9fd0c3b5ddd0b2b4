import type { Db } from '#platform/db/engines/database.ts'
import type { Handlers } from '#platform/server/api.ts'
import type { tickets } from '../contract.ts'
import { asRecord, cannedColumns, findCanned, listCanned } from './canned.ts'
import type { Tables } from './tables.ts'

/** The handlers of macros. */
export const cannedReplies = (
  db: Db<Tables>,
): Pick<Handlers<typeof tickets>, 'canned' | 'addCanned' | 'editCanned' | 'removeCanned'> => ({
  canned: () => listCanned(db),

  addCanned: ({ user, body: { title, ...content } }) =>
    db
      .insertInto('ticketCanned')
      .values({ title, ...cannedColumns(content), createdById: user.id })
      .returningAll()
      .executeTakeFirstOrThrow(),

  editCanned: async ({ params: { id }, body: { title, html, changes }, check }) => {
    const row = await findCanned(db, id)
    check(asRecord(row))
    return db
      .updateTable('ticketCanned')
      .set({
        title: title ?? row.title,
        ...cannedColumns({ html: html ?? row.html, changes: changes ?? row.changes }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  },

  removeCanned: async ({ params: { id }, check }) => {
    check(asRecord(await findCanned(db, id)))
    await db.deleteFrom('ticketCanned').where('id', '=', id).execute()
  },
})
