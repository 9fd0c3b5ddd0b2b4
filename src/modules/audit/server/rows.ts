import type { Selectable } from 'kysely'
import { isRestorable } from '#platform/db/audit/restore-rows.ts'
import type { Db, RowImage } from '#platform/db/engines/database.ts'
import type { ChangedRow } from '../contract.ts'
import type { Tables } from './tables.ts'

type Row = Omit<Selectable<Tables['auditRows']>, 'entryId'>

// Timestamps in PostgreSQL's JSON.
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/

const toShownValues = (image: RowImage | null): ChangedRow['after'] =>
  image &&
  JSON.parse(JSON.stringify(image), (_, value: unknown) =>
    typeof value === 'string' && moment.test(value) ? new Date(value).toISOString() : value,
  )

export const toRow = ({ position, table, key, kind, before, after }: Row): ChangedRow => ({
  position,
  table,
  key,
  kind,
  before: toShownValues(before),
  after: toShownValues(after),
})

const owners = ['userId', 'ownerId']

/** In a private entry hides rows of other users, such as the recipient's copy of a message, even from its author. */
export const isOwn =
  (userId: string) =>
  ({ before, after }: Pick<ChangedRow, 'before' | 'after'>) =>
    owners.every((name) => {
      const owner = (after ?? before)?.[name]
      return owner === undefined || owner === null || owner === userId
    })

export async function listChangedRows(db: Db<Tables>, entryId: number, limit?: number): Promise<ChangedRow[]> {
  const query = db.selectFrom('auditRows').selectAll().where('entryId', '=', entryId).orderBy('position')
  return (await (limit === undefined ? query : query.limit(limit)).execute()).map(toRow)
}

/** Number of later entries that changed the same rows. */
export async function findLaterEntries(db: Db<Tables>, entryId: number) {
  const { count } = await db
    .selectFrom('auditRows as mine')
    .innerJoin('auditRows as later', (join) =>
      join
        .onRef('later.table', '=', 'mine.table')
        .onRef('later.key', '=', 'mine.key')
        .onRef('later.entryId', '>', 'mine.entryId'),
    )
    .where('mine.entryId', '=', entryId)
    .select((eb) => eb.fn.count<number>('later.entryId').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether all tables of an entry support restoring. */
export async function canRestore(db: Db<Tables>, entryId: number) {
  const tables = await db.selectFrom('auditRows').select('table').distinct().where('entryId', '=', entryId).execute()
  const names = tables.map(({ table }) => table)
  if (names.length === 0) return false
  const tableRows = await db.selectFrom('auditTables').select(['name', 'columns']).where('name', 'in', names).execute()
  return isRestorable(names, new Map(tableRows.map((table) => [table.name, table])))
}
