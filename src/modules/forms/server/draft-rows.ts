import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import type { Tables } from './tables.ts'

type Row = Selectable<Tables['supplierDrafts']>

export const toDraft = ({ ownerId: _owner, discardedAt, ...row }: Row) => ({ ...row, discarded: discardedAt !== null })

const updateOwn = (db: Db<Tables>, ownerId: string, id: number) =>
  db.updateTable('supplierDrafts').where('id', '=', id).where('ownerId', '=', ownerId)

/** Locks the draft by an update, so that no other write changes it before the transaction ends. */
export async function lockDraft(db: Db<Tables>, ownerId: string, id: number) {
  const query = updateOwn(db, ownerId, id).set((eb) => ({ version: eb.ref('version') }))
  const row = await query.returningAll().executeTakeFirst()
  if (!row) throw notFound()
  return row
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
  id: number,
  changes: Partial<Omit<Row, 'id' | 'values' | 'attachments'>> & { values?: string; attachments?: string },
) {
  const query = db.updateTable('supplierDrafts').set(changes).where('id', '=', id)
  return toDraft(await query.returningAll().executeTakeFirstOrThrow())
}
