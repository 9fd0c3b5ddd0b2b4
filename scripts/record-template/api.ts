import type { Generated, Selectable, Updateable } from 'kysely'
import { fromColumns, toColumns } from '#platform/db/queries/amount-columns.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { page } from '#platform/db/queries/page.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import type { ValuesOf } from '#platform/fields/fields.ts'
import { fold } from '#platform/text/fold.ts'
import { api } from '#platform/server/api.ts'
import { fields, plainRecords, searched } from './contract.ts'
import { plainRecordEntries } from './search-entries.ts'

type Values = ValuesOf<typeof fields>

/** All the tables this module can name: a query on any other does not compile. */
export interface Tables {
  plainRecords: Values & {
    id: Generated<number>
    version: number
    createdAt: string
    updatedAt: string
    deletedAt: string | null
    search: string
    byPlainName: string
  }
}
type Row = Selectable<Tables['plainRecords']>

const toPlainRecord = ({ deletedAt, ...row }: Row) => ({ ...fromColumns(fields, row), deleted: deletedAt !== null })

/** Folded copies, to search and to sort by. */
export const folded = (values: Values) => ({
  search: fold(...searched.map((name) => values[name])),
  byPlainName: fold(values.plainName),
})

const overtaken = () => conflict('Somebody has changed this in the meantime')

export default api(
  plainRecords,
  (db: Db<Tables>) => {
    const find = async (id: number) => {
      const row = await db.selectFrom('plainRecords').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw notFound()
      return row
    }

    const write = async ({ id, version }: Row, values: Updateable<Tables['plainRecords']>, now: string) => {
      const written = await db
        .updateTable('plainRecords')
        .set({ ...values, version: version + 1, updatedAt: now })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst()
      if (!written) throw overtaken()
      return written
    }

    return {
      list: ({ query: { deleted = false, ...query } }) => {
        const found = db
          .selectFrom('plainRecords')
          .selectAll()
          .where('deletedAt', deleted ? 'is not' : 'is', null)
        return page(found, query, toPlainRecord, { sort: { plainName: 'byPlainName' } })
      },

      show: async ({ params: { id } }) => toPlainRecord(await find(id)),

      create: async ({ body, now }) => {
        const values = { ...toColumns(fields, body), ...folded(body) }
        const row = { ...values, version: 1, createdAt: now, updatedAt: now, deletedAt: null }
        return toPlainRecord(await db.insertInto('plainRecords').values(row).returningAll().executeTakeFirstOrThrow())
      },

      edit: async ({ params: { id }, body: { deleted, version, ...changes }, now, check }) => {
        const row = await find(id)
        const before = toPlainRecord(row)
        check(before)
        if (version !== undefined && version !== row.version) throw overtaken()
        const deletedAt = deleted === undefined ? row.deletedAt : deleted ? (row.deletedAt ?? now) : null
        const values = { ...toColumns(fields, changes), ...folded({ ...before, ...changes }), deletedAt }
        return toPlainRecord(await write(row, values, now))
      },

      remove: async ({ params: { id }, now, check }) => {
        const row = await find(id)
        check(toPlainRecord(row))
        if (row.deletedAt) await db.deleteFrom('plainRecords').where('id', '=', id).execute()
        else await write(row, { deletedAt: now }, now)
      },
    }
  },
  { search: plainRecordEntries },
)
