import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { page } from '#platform/db/queries/page.ts'
import { notFound, refused } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { fold } from '#platform/text/fold.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import { api } from '#platform/server/api.ts'
import { attachmentTypes, maxAttachmentBytes, sampleOrders } from './contract.ts'
import type { Tables } from './server/tables.ts'

type Row = Selectable<Tables['sampleOrders']>

const toOrder = ({ budget, deletedAt, ...row }: Row) => ({
  ...row,
  budget: budget === null ? null : fromCents(budget),
  deleted: deletedAt !== null,
})

/** Checks type and size in the stored record of each upload. */
function rejectInvalidFiles(files: readonly StoredFile[]) {
  for (const { type, size } of files) {
    if (!attachmentTypes.some((one) => one === type))
      throw refused('attachments', 'Only PDF files and pictures are accepted', 'fileType')
    if (size > maxAttachmentBytes) throw refused('attachments', 'The file is larger than 2 MB', 'fileSize')
  }
}

export default api(sampleOrders, (db: Db<Tables>) => {
  const queryOwn = (ownerId: string) => db.selectFrom('sampleOrders').selectAll().where('ownerId', '=', ownerId)

  const find = async (ownerId: string, id: number) => {
    const row = await queryOwn(ownerId).where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  const mark = async (id: number, deletedAt: string | null) => {
    const query = db.updateTable('sampleOrders').set({ deletedAt }).where('id', '=', id)
    return toOrder(await query.returningAll().executeTakeFirstOrThrow())
  }

  return {
    list: ({ user, query }) => page(queryOwn(user.id).where('deletedAt', 'is', null), query, toOrder),

    show: async ({ user, params: { id } }) => toOrder(await find(user.id, id)),

    attachment: async ({ user, params: { id, file }, services: { files } }) => {
      const attachment = (await find(user.id, id)).attachments.find((one) => one.id === file)
      if (!attachment) throw notFound()
      return files.open(attachment)
    },

    create: async ({ user, body, services: { files }, now }) => {
      // The earliest current date in any time zone.
      const today = new Date(Date.parse(now) - 12 * 3_600_000).toISOString().slice(0, 10)
      if (body.neededBy !== '' && body.neededBy < today)
        throw refused('neededBy', 'Choose today or a later day', 'past')
      const attachments = await files.attach(body.attachments)
      rejectInvalidFiles(attachments)
      const values = {
        ...body,
        ownerId: user.id,
        tags: JSON.stringify(body.tags),
        attachments: JSON.stringify(attachments),
        budget: body.budget === null ? null : toCents(body.budget),
        createdAt: now,
        deletedAt: null,
        search: fold(body.product, body.maker, ...body.tags),
      }
      return toOrder(await db.insertInto('sampleOrders').values(values).returningAll().executeTakeFirstOrThrow())
    },

    remove: async ({ user, params: { id }, now, check }) => {
      const row = await find(user.id, id)
      check(toOrder(row))
      await mark(id, row.deletedAt ?? now)
    },

    restore: async ({ user, params: { id }, check }) => {
      check(toOrder(await find(user.id, id)))
      return mark(id, null)
    },
  }
})
