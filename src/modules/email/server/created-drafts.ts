import type { Db } from '#platform/db/engines/database.ts'
import type { Tables } from './tables.ts'

async function lockDraft(db: Db<Tables>, userId: string, clientId: string) {
  const message = await db
    .updateTable('emails')
    .set({ clientId })
    .where('senderId', '=', userId)
    .where('clientId', '=', clientId)
    .returning(['id', 'state', 'version'])
    .executeTakeFirst()
  if (!message) return undefined
  const copies = db.selectFrom('emailCopies').select('id').where('messageId', '=', message.id)
  const copy = await copies.where('userId', '=', userId).where('deletedAt', 'is', null).executeTakeFirst()
  if (message.state === 'draft' && copy) return { id: copy.id, version: message.version }
  await db.updateTable('emails').set({ clientId: null }).where('id', '=', message.id).execute()
  return undefined
}

/**
 * The draft that was created with one of these keys, and saved by repeated calls only; locked, so that two of these calls
 * save one after the other. A message that was sent or moved to the trash loses the key.
 */
export async function lockCreatedDraft(db: Db<Tables>, userId: string, clientIds: readonly string[]) {
  for (const clientId of clientIds) {
    const created = await lockDraft(db, userId, clientId)
    if (created) return created
  }
  return undefined
}
