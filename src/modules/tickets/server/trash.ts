import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import type { Handlers } from '#platform/server/api.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { tickets } from '../contract.ts'
import { changeTicket } from './history.ts'
import { readServiceLevels } from './service-levels.ts'
import type { Tables } from './tables.ts'
import { lockTicket, toTicket } from './ticket-rows.ts'

const retentionDays = 30
const day = 24 * 60 * 60 * 1000

/** Removes tickets for good, with all their related rows. */
export async function purgeTickets(db: Db<Tables>, files: Files, ids: readonly number[]) {
  if (ids.length === 0) return
  const rows = await db.selectFrom('tickets').select('attachments').where('id', 'in', ids).execute()
  const comments = await db.selectFrom('ticketComments').select('attachments').where('ticketId', 'in', ids).execute()
  await files.release([...rows, ...comments].flatMap(({ attachments }) => attachments))
  await db.deleteFrom('tickets').where('id', 'in', ids).execute()
}

/** Removes tickets that have been in the trash for too long. Each write to the trash does this, so that no timer is needed. */
export async function purgeTrash(db: Db<Tables>, files: Files, now: string) {
  const before = new Date(Date.parse(now) - retentionDays * day).toISOString()
  const old = await db.selectFrom('tickets').select('id').where('deletedAt', '<', before).limit(500).execute()
  await purgeTickets(
    db,
    files,
    old.map(({ id }) => id),
  )
}

export const trashHandlers = (db: Db<Tables>): Pick<Handlers<typeof tickets>, 'remove' | 'purge'> => ({
  remove: async ({ params: { id }, user, now, check, services: { files } }) => {
    const row = await lockTicket(db, id)
    check(toTicket(row))
    if (row.deletedAt !== null) return
    const context = { userId: user.id, now, serviceLevels: await readServiceLevels(db) }
    await changeTicket(db, { ...row, updatedAt: now }, { deleted: true }, context)
    await purgeTrash(db, files, now)
  },

  purge: async ({ params: { id }, check, services: { files }, events: { withdraw } }) => {
    const row = await lockTicket(db, id)
    check(toTicket(row))
    if (row.deletedAt === null) throw notFound('This ticket is not in the trash')
    await purgeTickets(db, files, [id])
    withdraw({ recordId: id })
  },
})
