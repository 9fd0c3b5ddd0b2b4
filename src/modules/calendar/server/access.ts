import type { Db, UserStatus } from '#platform/db/engines/database.ts'
import { forbidden, notFound } from '#platform/errors/failure.ts'
import { allows } from '#platform/permissions/rules.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { type Calendar, calendar } from '../contract.ts'
import type { CalendarRow, Tables } from './tables.ts'

export interface Reader {
  id: string
  /** May write into the calendars that others share. */
  managesShared: boolean
  /** May change every event with an invitation. */
  managesAll: boolean
}

export const asReader = ({ user, access: { ability } }: Pick<Call, 'user' | 'access'>): Reader => ({
  id: user.id,
  managesShared: allows(ability, 'update', calendar.name, { kind: 'shared' }),
  managesAll: allows(ability, 'manage', 'all'),
})

type NamedCalendar = CalendarRow & { ownerName: string | null; ownerStatus: UserStatus | null }

const selectCalendars = (db: Db<Tables>) =>
  db
    .selectFrom('calendars')
    .selectAll()
    .select((eb) =>
      eb.selectFrom('users').select('users.name').whereRef('users.id', '=', 'calendars.ownerId').as('ownerName'),
    )
    .select((eb) =>
      eb.selectFrom('users').select('users.status').whereRef('users.id', '=', 'calendars.ownerId').as('ownerStatus'),
    )

/** The reader's own and shared calendars. */
export const visibleCalendars = async (db: Db<Tables>, { id }: Reader): Promise<NamedCalendar[]> =>
  selectCalendars(db)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('ownerId', '=', id), eb('shared', '=', true)]))
    .orderBy('id')
    .execute()

/** A shared calendar can be changed by its owner and by users with that right; another one only by its owner. */
export const isWritable = ({ ownerId, shared }: CalendarRow, { id, managesShared }: Reader) =>
  ownerId === id || (shared && managesShared)

/** A calendar is its owner's; a shared one without owner, since the account is deleted, is the administrators'. */
const isManageable = ({ ownerId, shared, ownerStatus }: NamedCalendar, { id, managesAll }: Reader) =>
  ownerId === id || (shared && ownerStatus === 'deleted' && managesAll)

export const toCalendar = (row: NamedCalendar, reader: Reader): Calendar => ({
  ...row,
  owner: { id: row.ownerId, name: row.ownerName ?? '' },
  writable: isWritable(row, reader),
  manageable: isManageable(row, reader),
})

/** A calendar visible to the reader; on request, includes deleted ones that the reader may restore. */
export async function findCalendar(
  db: Db<Tables>,
  id: number,
  reader: Reader,
  { includeDeleted = false }: { includeDeleted?: boolean } = {},
) {
  const row = await selectCalendars(db).where('id', '=', id).executeTakeFirst()
  const isOwn = row?.ownerId === reader.id
  const isSeen = row && (row.deletedAt === null ? isOwn || row.shared : includeDeleted && isManageable(row, reader))
  if (!isSeen) throw notFound(`Calendar ${id} not found`)
  return row
}

export async function writableCalendar(db: Db<Tables>, id: number, reader: Reader) {
  const row = await findCalendar(db, id, reader)
  if (!isWritable(row, reader)) throw forbidden('You can view this calendar but not change it')
  return row
}

/** Locks a calendar that the reader may rename, share and delete until the transaction ends. */
export async function lockCalendar(db: Db<Tables>, id: number, reader: Reader, now: string) {
  const find = async () => {
    const row = await findCalendar(db, id, reader, { includeDeleted: true })
    if (!isManageable(row, reader)) throw forbidden('Only the owner of a calendar can change it')
    return row
  }
  await find()
  await db.updateTable('calendars').set({ updatedAt: now }).where('id', '=', id).execute()
  return find()
}
