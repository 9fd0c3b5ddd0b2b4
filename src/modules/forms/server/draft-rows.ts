import type { Selectable, Updateable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import type { Tables } from './tables.ts'

type Row = Selectable<Tables['supplierDrafts']>

export const toDraft = ({ ownerId: _owner, discardedAt, ...row }: Row) => ({ ...row, discarded: discardedAt !== null })

/** Drafts without the supplier that was registered from them while that is removed: until it is restored, they are open. */
export const selectDrafts = (db: Db<Tables>) =>
  db
    .selectFrom('supplierDrafts')
    .leftJoin('suppliers', (join) =>
      join.onRef('suppliers.id', '=', 'supplierDrafts.supplierId').on('suppliers.deletedAt', 'is', null),
    )
    .select([
      'supplierDrafts.id',
      'supplierDrafts.ownerId',
      'supplierDrafts.values',
      'supplierDrafts.attachments',
      'supplierDrafts.version',
      'supplierDrafts.createdAt',
      'supplierDrafts.updatedAt',
      'supplierDrafts.discardedAt',
      'suppliers.id as supplierId',
    ])

export async function findDraft(db: Db<Tables>, ownerId: string, id: number): Promise<Row> {
  const query = selectDrafts(db).where('supplierDrafts.id', '=', id).where('ownerId', '=', ownerId)
  const row = await query.executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Locks the draft by an update, so that no other write changes it before the transaction ends. */
export async function lockDraft(db: Db<Tables>, ownerId: string, id: number): Promise<Row> {
  const query = db.updateTable('supplierDrafts').set((eb) => ({ version: eb.ref('version') }))
  await query.where('id', '=', id).where('ownerId', '=', ownerId).execute()
  return findDraft(db, ownerId, id)
}

/** Locks the draft; fails if it was discarded, or changed since `version`. */
export async function lockVersion(db: Db<Tables>, ownerId: string, id: number, version: number) {
  const row = await lockDraft(db, ownerId, id)
  if (row.discardedAt !== null) throw conflict('This draft was discarded')
  if (row.version !== version) throw conflict('This draft was changed elsewhere')
  return row
}

export async function saveDraft(
  db: Db<Tables>,
  { id, ownerId }: Pick<Row, 'id' | 'ownerId'>,
  changes: Updateable<Tables['supplierDrafts']>,
) {
  await db.updateTable('supplierDrafts').set(changes).where('id', '=', id).execute()
  return toDraft(await findDraft(db, ownerId, id))
}
