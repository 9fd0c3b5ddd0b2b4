import type { Db } from '#platform/db/engines/database.ts'
import { page } from '#platform/db/queries/page.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import { api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type * as z from 'zod'
import { forms } from '../contract.ts'
import type { SupplierDraft } from '../contract-supplier.ts'
import { lockDraft, saveDraft } from './draft-rows.ts'
import { supplierChoices, supplierEntries } from './search-entries.ts'
import {
  addSupplier,
  findByName,
  findSupplier,
  rejectInvalidFiles,
  rejectDuplicates,
  toSupplierRow,
  toSupplier,
} from './supplier-rows.ts'
import type { Tables } from './tables.ts'

async function register(
  db: Db<Tables>,
  draft: z.output<typeof SupplierDraft>,
  { user, now, services: { files } }: Pick<Call, 'user' | 'now' | 'services'>,
  storedFiles: Parameters<Call['services']['files']['attach']>[1] = [],
) {
  const attachments = await files.attach(draft.attachments, storedFiles)
  rejectInvalidFiles(attachments)
  return addSupplier(db, toSupplierRow(draft, { attachments, createdById: user.id, createdAt: now }))
}

async function lockRow(db: Db<Tables>, id: number) {
  const query = db.updateTable('suppliers').set((eb) => ({ name: eb.ref('name') }))
  const row = await query.where('id', '=', id).returningAll().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export const suppliersApi = api(
  forms,
  (db: Db<Tables>) => ({
    list: async ({ query, services }) => {
      const all = db.selectFrom('suppliers').selectAll().where('deletedAt', 'is', null)
      return page(all, await services.withChoices(query, supplierChoices), toSupplier, { sort: { name: 'nameKey' } })
    },

    taken: async ({ query: { name } }) => ({ taken: (await findByName(db, name)) !== undefined }),

    show: async ({ params: { id } }) => toSupplier(await findSupplier(db, id)),

    download: async ({ params: { id, fileId }, services: { files } }) => {
      const { attachments } = await findSupplier(db, id)
      const attachment = attachments.find((one) => one.id === fileId)
      if (!attachment) throw notFound('File not found')
      return files.open(attachment)
    },

    create: ({ body, ...call }) => register(db, body, call),

    submit: async ({ body: { draft: id, version, supplier }, ...call }) => {
      const draft = await lockDraft(db, call.user.id, id)
      // A repeated call: the draft was registered by an earlier one.
      if (draft.supplierId !== null) return toSupplier(await findSupplier(db, draft.supplierId))
      if (draft.discardedAt !== null) throw conflict('This draft was discarded')
      if (draft.version !== version) throw conflict('This draft was changed elsewhere')
      const registered = await register(db, supplier, call, draft.attachments)
      await saveDraft(db, draft, { supplierId: registered.id, updatedAt: call.now })
      return registered
    },

    remove: async ({ params: { id }, now, check }) => {
      const row = await lockRow(db, id)
      check(toSupplier(row))
      if (row.deletedAt !== null) return
      await db.updateTable('suppliers').set({ deletedAt: now }).where('id', '=', id).execute()
    },

    restore: async ({ params: { id }, check }) => {
      const row = await lockRow(db, id)
      check(toSupplier(row))
      if (row.deletedAt === null) return toSupplier(row)
      await rejectDuplicates(db, row)
      const query = db.updateTable('suppliers').set({ deletedAt: null }).where('id', '=', id)
      return toSupplier(await query.returningAll().executeTakeFirstOrThrow())
    },
  }),
  { search: supplierEntries },
)
