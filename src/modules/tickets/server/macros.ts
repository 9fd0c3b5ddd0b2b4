import type { Db } from '#platform/db/engines/database.ts'
import type { Handlers } from '#platform/server/api.ts'
import type { tickets } from '../contract.ts'
import { asRecord, macroColumns, findMacro, listMacros } from './macro-rows.ts'
import type { Tables } from './tables.ts'

/** The handlers of macros. */
export const macros = (
  db: Db<Tables>,
): Pick<Handlers<typeof tickets>, 'macros' | 'addMacro' | 'editMacro' | 'removeMacro'> => ({
  macros: () => listMacros(db),

  addMacro: ({ user, body: { title, ...content } }) =>
    db
      .insertInto('ticketMacros')
      .values({ title, ...macroColumns(content), createdById: user.id })
      .returningAll()
      .executeTakeFirstOrThrow(),

  editMacro: async ({ params: { id }, body: { title, html, changes }, check }) => {
    const row = await findMacro(db, id)
    check(asRecord(row))
    return db
      .updateTable('ticketMacros')
      .set({
        title: title ?? row.title,
        ...macroColumns({ html: html ?? row.html, changes: changes ?? row.changes }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  },

  removeMacro: async ({ params: { id }, check }) => {
    check(asRecord(await findMacro(db, id)))
    await db.deleteFrom('ticketMacros').where('id', '=', id).execute()
  },
})
