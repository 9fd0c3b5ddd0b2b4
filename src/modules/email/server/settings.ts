import type { Db } from '#platform/db/engines/database.ts'
import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import type { MailSettings } from '../contract-email.ts'
import type { Tables } from './tables.ts'

export async function readSettings(db: Db<Tables>, userId: string): Promise<MailSettings> {
  const row = await db
    .selectFrom('emailSettings')
    .select(['signature', 'undoSeconds'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? { signature: trustedHtml(''), undoSeconds: 10 }
}

export async function saveSettings(
  db: Db<Tables>,
  userId: string,
  {
    signature,
    undoSeconds,
  }: { signature?: SafeHtml | undefined; undoSeconds?: MailSettings['undoSeconds'] | undefined },
): Promise<MailSettings> {
  const current = await readSettings(db, userId)
  const next = {
    signature: signature ?? current.signature,
    undoSeconds: undoSeconds ?? current.undoSeconds,
  }
  await db
    .insertInto('emailSettings')
    .values({ userId, ...next })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(next))
    .execute()
  return next
}
