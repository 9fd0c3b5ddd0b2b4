import type { Selectable, Updateable } from 'kysely'
import { fromColumns, toColumns } from '#platform/db/queries/amount-columns.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { listIds } from '#platform/db/queries/list-ids.ts'
import { page } from '#platform/db/queries/page.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { toCell } from '#platform/fields/field-cells.ts'
import type { ValuesOf } from '#platform/fields/fields.ts'
import { searchedChoices } from '#platform/server/search/choices/searched-choices.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { fold } from '#platform/text/fold.ts'
import { api, type Handlers } from '#platform/server/api.ts'
// <files>
import { exchangeFiles, getFile, releaseFiles } from '#platform/server/files/field-files.ts'
// </files>
import type { Call } from '#platform/server/pipeline/call.ts'
import { rowsWithReferences, withReferences } from '#platform/server/references/references.ts'
import { exportRecords, createTable } from '#platform/server/records/export-records.ts'
import { addRows, validateRows } from '#platform/server/records/validate-rows.ts'
import {
  fields,
  PlainRecord,
  type PlainRecordChanges,
  PlainRecordDraft,
  plainRecordFields,
  plainRecords,
} from './contract.ts'
import { plainRecordEntries, toSearchText } from './server/search-entries.ts'
import type { Tables } from './server/tables.ts'

type Values = ValuesOf<typeof fields>

type Row = Selectable<Tables['plainRecords']>

const toPlainRecord = ({ deletedAt, ...row }: Row) => ({ ...fromColumns(fields, row), deleted: deletedAt !== null })

/** Folded copies, for searching and sorting. */
export const toFoldedColumns = (values: Values) => ({
  search: toSearchText(values),
  byPlainName: fold(values.plainName),
})

/** The row with changed values. A record in the trash keeps its time of removal. */
const applyChanges = (row: Row, { deleted, ...changes }: Omit<PlainRecordChanges, 'version'>, now: string) => ({
  ...toColumns(fields, changes),
  ...toFoldedColumns({ ...toPlainRecord(row), ...changes }),
  deletedAt: deleted === undefined ? row.deletedAt : deleted ? (row.deletedAt ?? now) : null,
})

/** The columns of an exported file, named like the fields, so that an import recognises them. */
const columns = listNames(PlainRecord.omit({ version: true, deleted: true }).shape)
const table = createTable(mapNames(columns, (name) => (row: PlainRecord) => toCell(row[name])))

const sorting = { sort: { plainName: 'byPlainName' } } as const

/** The fields whose choices the list finds by their names. */
const choices = searchedChoices(plainRecordFields)

const createVersionConflict = () => conflict('Someone else changed this while you were editing')

/** The parts of a call that a write needs. */
type Writing = Pick<Call, 'now' | 'services'>

const recordRows = (db: Db<Tables>) => {
  const find = async (id: number) => {
    const row = await db.selectFrom('plainRecords').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  const write = async ({ id, version }: Row, values: Updateable<Tables['plainRecords']>, now: string) => {
    const updated = await db
      .updateTable('plainRecords')
      .set({ ...values, version: version + 1, updatedAt: now })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (!updated) throw createVersionConflict()
    return updated
  }

  /** Adds a record with checked references. */
  const add = async (given: Values, call: Writing) => {
    // <files>
    await exchangeFiles(call.services.files, fields, {}, given)
    // </files>
    const values = { ...toColumns(fields, given), ...toFoldedColumns(given) }
    const row = { ...values, version: 1, createdAt: call.now, updatedAt: call.now, deletedAt: null }
    return toPlainRecord(await db.insertInto('plainRecords').values(row).returningAll().executeTakeFirstOrThrow())
  }

  const change = async (row: Row, changes: Omit<PlainRecordChanges, 'version'>, call: Writing) => {
    // <files>
    await exchangeFiles(call.services.files, fields, row, changes)
    // </files>
    const values = await withReferences(call.services.findReferenced, fields, row, changes)
    return toPlainRecord(await write(row, applyChanges(row, values, call.now), call.now))
  }

  const findAll = (ids: readonly number[]) => db.selectFrom('plainRecords').selectAll().where('id', 'in', ids).execute()

  const select = ({ deleted = false, ids = [] }: { deleted?: boolean | undefined; ids?: number[] | undefined }) => {
    const query = db
      .selectFrom('plainRecords')
      .selectAll()
      .where('deletedAt', deleted ? 'is not' : 'is', null)
    return ids.length > 0 ? query.where('id', 'in', ids) : query
  }

  return { find, add, change, findAll, select }
}

const trashRows = (db: Db<Tables>) => ({
  /** Moves a record to the trash; one that is there already stays as it is. */
  remove: async (id: number, now: string) => {
    const query = db
      .updateTable('plainRecords')
      .set((eb) => ({ deletedAt: now, updatedAt: now, version: eb('version', '+', 1) }))
    await query.where('id', '=', id).where('deletedAt', 'is', null).execute()
  },

  /** Deletes a record that is in the trash, and returns it. */
  purge: async (id: number) => {
    const query = db.deleteFrom('plainRecords').where('id', '=', id).where('deletedAt', 'is not', null)
    return query.returningAll().executeTakeFirst()
  },
})

const createReadHandlers = (db: Db<Tables>): Pick<Handlers<typeof plainRecords>, 'list' | 'export' | 'show'> => {
  const { find, findAll, select } = recordRows(db)
  return {
    list: async ({ query: { deleted, ids, ...query }, services }) =>
      page(select({ deleted, ids }), await services.withChoices(query, choices), toPlainRecord, sorting),

    export: async ({ query: { deleted, ids, ...query }, now, services }) =>
      exportRecords({
        name: 'plain-records',
        now,
        ids: await listIds(select({ deleted, ids }), await services.withChoices(query, choices), sorting),
        find: async (some) => (await findAll(some)).map(toPlainRecord),
        ...table,
      }),

    show: async ({ params: { id } }) => toPlainRecord(await find(id)),
  }
}

// <files>
/** The files of a record that the user may read. */
const createFileHandler = (db: Db<Tables>): Pick<Handlers<typeof plainRecords>, 'file'> => {
  const { find } = recordRows(db)
  return {
    file: async ({ params: { id, file }, services: { files } }) => files.open(getFile(fields, await find(id), file)),
  }
}

// </files>

const createWriteHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof plainRecords>, 'create' | 'edit' | 'bulk' | 'import' | 'remove' | 'purge'> => {
  const { find, add, change, findAll } = recordRows(db)
  const { remove, purge } = trashRows(db)
  return {
    create: async ({ body, ...call }) =>
      add(await withReferences(call.services.findReferenced, fields, {}, body), call),

    edit: async ({ params: { id }, body: { version, ...changes }, check, ...call }) => {
      const row = await find(id)
      check(toPlainRecord(row))
      if (version !== undefined && version !== row.version) throw createVersionConflict()
      return change(row, changes, call)
    },

    bulk: async ({ body: { ids, changes }, check, ...call }) => {
      const rows = await findAll(ids)
      if (rows.length < new Set(ids).size) throw notFound()
      for (const row of rows) check(toPlainRecord(row))
      for (const row of rows) await change(row, changes, call)
      return (await findAll(ids)).map(toPlainRecord)
    },

    import: async ({ body: { rows, dryRun }, ...call }) => {
      const validated = validateRows(PlainRecordDraft, rows)
      const checked = await rowsWithReferences(call.services.findReferenced, fields, validated)
      if (dryRun) return { created: [], valid: checked.valid.length, errors: checked.errors }
      return addRows(checked, (draft) => add(draft, call))
    },

    remove: async ({ params: { id }, now, check }) => {
      check(toPlainRecord(await find(id)))
      await remove(id, now)
    },

    purge: async ({ params: { id }, ...call }) => {
      call.check(toPlainRecord(await find(id)))
      const deleted = await purge(id)
      if (!deleted) throw notFound()
      // <files>
      await releaseFiles(call.services.files, fields, deleted)
      // </files>
    },
  }
}

export default api(
  plainRecords,
  (db: Db<Tables>) => ({
    ...createReadHandlers(db),
    // <files>
    ...createFileHandler(db),
    // </files>
    ...createWriteHandlers(db),
  }),
  {
    search: plainRecordEntries,
  },
)
