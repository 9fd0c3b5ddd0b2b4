import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { page } from '#platform/db/queries/page.ts'
import { notFound } from '#platform/errors/failure.ts'
import { fold } from '#platform/text/fold.ts'
import { api } from '#platform/server/api.ts'
import { plainThings } from './contract.ts'
import { plainThingEntries } from './server/search-entries.ts'
import type { Tables } from './server/tables.ts'

const toPlainThing = ({ deletedAt, ...row }: Selectable<Tables['plainThings']>) => ({
  ...row,
  deleted: deletedAt !== null,
})

export default api(
  plainThings,
  (db: Db<Tables>) => {
    const find = async (id: number) => {
      const row = await db.selectFrom('plainThings').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw notFound()
      return row
    }

    return {
      list: ({ query: { deleted = false, ...query } }) => {
        const rows = db
          .selectFrom('plainThings')
          .selectAll()
          .where('deletedAt', deleted ? 'is not' : 'is', null)
        return page(rows, query, toPlainThing, { sort: { title: 'search' } })
      },

      show: async ({ params: { id } }) => toPlainThing(await find(id)),

      create: async ({ body, now }) => {
        const values = { ...body, createdAt: now, deletedAt: null, search: fold(body.title) }
        return toPlainThing(await db.insertInto('plainThings').values(values).returningAll().executeTakeFirstOrThrow())
      },

      edit: async ({ params: { id }, body: { deleted, ...fields }, now, check }) => {
        const row = await find(id)
        check(toPlainThing(row))
        const { title, done } = { ...row, ...fields }
        const deletedAt = deleted === undefined ? row.deletedAt : deleted ? (row.deletedAt ?? now) : null
        const query = db.updateTable('plainThings').set({ title, done, deletedAt, search: fold(title) })
        return toPlainThing(await query.where('id', '=', id).returningAll().executeTakeFirstOrThrow())
      },

      remove: async ({ params: { id }, now, check }) => {
        const row = await find(id)
        check(toPlainThing(row))
        const query = db.updateTable('plainThings').set({ deletedAt: now }).where('id', '=', id)
        await query.where('deletedAt', 'is', null).execute()
      },

      purge: async ({ params: { id }, check }) => {
        check(toPlainThing(await find(id)))
        const query = db.deleteFrom('plainThings').where('id', '=', id).where('deletedAt', 'is not', null)
        if (!(await query.returning('id').executeTakeFirst())) throw notFound()
      },
    }
  },
  { search: plainThingEntries },
)
