import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { contains } from '#platform/db/queries/search.ts'
import { type AuditEntry, type AuditFilters, selections } from '../contract.ts'
import { canRead, type Reading } from './reading.ts'
import type { Tables } from './tables.ts'

const columns = [
  'id',
  'at',
  'userId',
  'userName',
  'topic',
  'action',
  'endpoint',
  'recordId',
  'label',
  'address',
  'device',
  'requestId',
  'rowCount',
  'private',
  'records',
  'answers',
  'format',
  'selection',
] as const

type Row = Pick<Selectable<Tables['auditEntries']>, (typeof columns)[number]>

/** Details of an entry without rows: a read or an export. */
const parseAccess = (
  action: AuditEntry['action'],
  { records, answers, format, selection }: Pick<Row, 'records' | 'answers' | 'format' | 'selection'>,
): AuditEntry['access'] =>
  action === 'export' || action === 'read'
    ? { records, answers, format, selection: selections.find((name) => name === selection) ?? null }
    : null

/** The entry as visible to the caller, without labels of topics that they may not read. */
export const toEntry =
  (reading: Reading) =>
  ({ userId, userName, label, ...row }: Row): AuditEntry => {
    const isOpen = canRead(reading, row.topic)
    const access = parseAccess(row.action, row)
    return {
      ...row,
      label: isOpen ? label : '',
      user: userId === null ? null : { id: userId, name: userName },
      access,
      // Reads and exports contain no values.
      hidden: access === null && (!isOpen || (row.private && userId !== reading.userId)),
    }
  }

/** The entries of a filter, newest first. */
function queryEntries(db: Db<Tables>, filters: AuditFilters, { topics }: Reading) {
  const { q, user, topic, action, changes, record, table, key, from, to } = filters
  let query = db.selectFrom('auditEntries').select(columns).orderBy('at', 'desc').orderBy('id', 'desc')
  if (user?.length) query = query.where('userId', 'in', user)
  if (topic?.length) query = query.where('topic', 'in', topic)
  if (action?.length) query = query.where('action', 'in', action)
  if (changes) query = query.where('action', 'not in', ['export', 'read'])
  if (record !== undefined) query = query.where('recordId', '=', record)
  if (from) query = query.where('at', '>=', from)
  if (to) query = query.where('at', '<', to)
  if (q?.trim()) {
    query = query.where(contains('search', q))
    // Search results would reveal hidden values.
    if (topics !== 'all') query = query.where('topic', 'in', [...topics])
  }
  if (table !== undefined)
    query = query.where('id', 'in', (eb) => {
      const rows = eb.selectFrom('auditRows').select('entryId').where('table', '=', table)
      return key === undefined ? rows : rows.where('key', '=', key)
    })
  return query
}

/** One page of entries, after the last entry of the previous page. */
export async function listEntries(
  db: Db<Tables>,
  filters: AuditFilters,
  { reading, limit, before }: { reading: Reading; limit: number; before?: number | undefined },
): Promise<AuditEntry[]> {
  const rows = await readRowsAfter(db, queryEntries(db, filters, reading).limit(limit), before)
  const fields = await listFields(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const entry = toEntry(reading)(row)
    const changed = entry.hidden ? undefined : fields.get(entry.id)
    return changed ? { ...entry, fields: changed } : entry
  })
}

/** The columns that updates have changed, by entry: those of its first row, since a bulk change has thousands. */
async function listFields(db: Db<Tables>, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map()
  const first = await db
    .selectFrom('auditRows')
    .select(['entryId', 'before'])
    .where('entryId', 'in', ids)
    .where('kind', '=', 'update')
    .where('position', '=', 0)
    .execute()
  return new Map(first.map(({ entryId, before }) => [entryId, Object.keys(before ?? {})]))
}

async function readRowsAfter(db: Db<Tables>, query: ReturnType<typeof queryEntries>, before?: number): Promise<Row[]> {
  if (before === undefined) return query.execute()
  const last = await db.selectFrom('auditEntries').select('at').where('id', '=', before).executeTakeFirst()
  // If that entry was deleted by the sweep, all older ones were too.
  if (!last) return []
  return query
    .where((eb) => eb.or([eb('at', '<', last.at), eb.and([eb('at', '=', last.at), eb('id', '<', before)])]))
    .execute()
}

export const findEntry = (db: Db<Tables>, id: number) =>
  db
    .selectFrom('auditEntries')
    .select([...columns, 'told'])
    .where('id', '=', id)
    .executeTakeFirst()
