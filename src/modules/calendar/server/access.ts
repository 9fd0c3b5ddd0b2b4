import type { Db } from '#platform/db/engines/database.ts'
import { forbidden, notFound } from '#platform/errors/failure.ts'
import { allows } from '#platform/fields/rules.ts'
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

type NamedCalendar = CalendarRow & { ownerName: string | null }

const selectCalendars = (db: Db<Tables>) =>
  db
    .selectFrom('calendars')
    .selectAll()
    .select((eb) =>
      eb.selectFrom('users').select('users.name').whereRef('users.id', '=', 'calendars.ownerId').as('ownerName'),
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

export const toCalendar = (row: NamedCalendar, reader: Reader): Calendar => ({
  ...row,
  owner: { id: row.ownerId, name: row.ownerName ?? '' },
  writable: isWritable(row, reader),
})

/** A calendar visible to the reader; includes own deleted ones on request. */
export async function findCalendar(
  db: Db<Tables>,
  id: number,
  reader: Reader,
  { includeDeleted = false }: { includeDeleted?: boolean } = {},
) {
  const row = await selectCalendars(db).where('id', '=', id).executeTakeFirst()
  const isOwn = row?.ownerId === reader.id
  const isSeen = row && (row.deletedAt === null ? isOwn || row.shared : isOwn && includeDeleted)
  if (!isSeen) throw notFound(`Calendar ${id} not found`)
  return row
}

export async function writableCalendar(db: Db<Tables>, id: number, reader: Reader) {
  const row = await findCalendar(db, id, reader)
  if (!isWritable(row, reader)) throw forbidden('You can view this calendar but not change it')
  return row
}

/** Locks an own calendar until the transaction ends; only its owner may rename or delete a shared one. */
export async function lockOwnCalendar(db: Db<Tables>, id: number, reader: Reader, now: string) {
  await db
    .updateTable('calendars')
    .set({ updatedAt: now })
    .where('id', '=', id)
    .where('ownerId', '=', reader.id)
    .execute()
  const row = await findCalendar(db, id, reader, { includeDeleted: true })
  if (row.ownerId !== reader.id) throw forbidden('Only the owner of a calendar can change it')
  return row
}
