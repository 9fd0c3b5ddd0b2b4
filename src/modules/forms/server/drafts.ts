import type { Db } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import { api } from '#platform/server/api.ts'
import { drafts } from '../contract.ts'
import { findDraft, lockDraft, lockVersion, saveDraft, selectDrafts, toDraft } from './draft-rows.ts'
import type { Tables } from './tables.ts'

export const draftsApi = api(drafts, (db: Db<Tables>) => ({
  list: async ({ user }) => {
    const query = selectDrafts(db).where('ownerId', '=', user.id)
    const open = query.where('discardedAt', 'is', null).where('suppliers.id', 'is', null)
    const newest = open.orderBy('supplierDrafts.updatedAt', 'desc').orderBy('supplierDrafts.id', 'desc')
    return (await newest.limit(50).execute()).map(toDraft)
  },

  show: async ({ user, params: { id } }) => toDraft(await findDraft(db, user.id, id)),

  create: async ({ user, body: { values }, now, services: { files } }) => {
    const attachments = JSON.stringify(await files.attach(values.attachments ?? []))
    const newDraft = {
      ownerId: user.id,
      version: 1,
      createdAt: now,
      updatedAt: now,
      supplierId: null,
      discardedAt: null,
    }
    const query = db.insertInto('supplierDrafts').values({ ...newDraft, values: JSON.stringify(values), attachments })
    return toDraft(await query.returningAll().executeTakeFirstOrThrow())
  },

  edit: async ({ user, params: { id }, body: { version, values }, now, check, services: { files } }) => {
    const row = await lockVersion(db, user.id, id, version)
    check(toDraft(row))
    if (row.supplierId !== null) throw conflict('This draft was already sent')
    const attachmentIds = values.attachments ?? []
    const keptFiles = row.attachments.filter((file) => attachmentIds.includes(file.id))
    const added = await files.attach(attachmentIds.filter((one) => !keptFiles.some((file) => file.id === one)))
    await files.release(row.attachments.filter((file) => !keptFiles.includes(file)))
    return saveDraft(db, row, {
      values: JSON.stringify(values),
      attachments: JSON.stringify([...keptFiles, ...added]),
      version: version + 1,
      updatedAt: now,
    })
  },

  discard: async ({ user, params: { id }, now, check }) => {
    const row = await lockDraft(db, user.id, id)
    check(toDraft(row))
    if (row.supplierId !== null) throw conflict('This draft was already sent')
    return saveDraft(db, row, { discardedAt: row.discardedAt ?? now })
  },

  restore: async ({ user, params: { id }, check }) => {
    const row = await lockDraft(db, user.id, id)
    check(toDraft(row))
    return saveDraft(db, row, { discardedAt: null })
  },
}))
