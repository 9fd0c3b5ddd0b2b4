import type * as z from 'zod'
import { refused } from '#platform/errors/failure.ts'
import { withoutUndefined } from '#platform/records/without-undefined.ts'
import type { notifications } from '../contract.ts'
import { readPreferences, usual } from './settings-rows.ts'
import type { NotificationsDb } from './tables.ts'

type Changes = z.output<(typeof notifications)['prefer']['body']>
type PreferencesCaller = Parameters<typeof readPreferences>[1]

/** Saves preferences; rejects kinds of notices that the user cannot receive. */
export async function savePreferences(
  db: NotificationsDb,
  caller: PreferencesCaller,
  { choices = [], ...changes }: Changes,
) {
  const { userId, timeZone } = caller
  const stored = await readPreferences(db, caller)
  const changed = withoutUndefined(changes)
  if (Object.keys(changed).length > 0)
    await db
      .insertInto('notificationSettings')
      .values({ ...usual, timeZone, ...changed, userId })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(changed))
      .execute()
  // Notices no longer wait for an email.
  if (changes.mail === 'never')
    await db.updateTable('notifications').set({ mailSince: null }).where('userId', '=', userId).execute()
  for (const [index, { topic, kind, inApp, byMail }] of choices.entries()) {
    if (!stored.choices.some((one) => one.topic === topic && one.kind === kind))
      throw refused(`choices.${index}.kind`, 'No notices of this kind exist', 'unknown')
    await db
      .insertInto('notificationChoices')
      .values({ userId, topic, kind, inApp, byMail })
      .onConflict((conflict) => conflict.columns(['userId', 'topic', 'kind']).doUpdateSet({ inApp, byMail }))
      .execute()
  }
}
