import type { Contract } from '#platform/contract.ts'
import { isAmong } from '#platform/db/queries/value-conditions.ts'
import { allows, type Ability } from '#platform/permissions/rules.ts'
import type { Choice, Preferences } from '../contract.ts'
import type { NotificationsDb } from './tables.ts'

/** Defaults, besides the workspace's time zone. */
export const usual = { mail: 'daily', hour: 8 } as const satisfies Partial<Preferences>

const defaultChoice = { inApp: true, byMail: true } as const

/** The channels of each user for a kind of notice. */
export async function readSettings(
  db: NotificationsDb,
  users: readonly string[],
  { topic, kind }: Pick<Choice, 'topic' | 'kind'>,
) {
  if (users.length === 0) return []
  const chosen = await db
    .selectFrom('users')
    .leftJoin('notificationSettings', 'notificationSettings.userId', 'users.id')
    .leftJoin('notificationChoices', (join) =>
      join
        .onRef('notificationChoices.userId', '=', 'users.id')
        .on('notificationChoices.topic', '=', topic)
        .on('notificationChoices.kind', '=', kind),
    )
    .where(isAmong(db, 'users.id', users))
    .select(['users.id as userId', 'mail', 'inApp', 'byMail'])
    // A fixed order prevents deadlocks between writers.
    .orderBy('users.id')
    .execute()
  return chosen.map(({ userId, mail, inApp, byMail }) => ({
    userId,
    inApp: inApp ?? defaultChoice.inApp,
    byMail: (byMail ?? defaultChoice.byMail) && (mail ?? usual.mail) !== 'never',
  }))
}

interface PreferencesCaller {
  userId: string
  ability: Ability
  contracts: readonly Contract[]
  /** The workspace's time zone. */
  timeZone: string
}

/** A user's preferences for all kinds of notices that they can receive. */
export async function readPreferences(
  db: NotificationsDb,
  { userId, ability, contracts, timeZone }: PreferencesCaller,
): Promise<Preferences> {
  const settings = await db
    .selectFrom('notificationSettings')
    .select(['mail', 'hour', 'timeZone'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  const rows = await db.selectFrom('notificationChoices').selectAll().where('userId', '=', userId).execute()
  const choices = contracts
    .filter(({ name }) => allows(ability, 'read', name))
    .flatMap(({ name: topic, notices = [] }) =>
      notices.map((kind) => {
        const { inApp, byMail } = rows.find((row) => row.topic === topic && row.kind === kind) ?? defaultChoice
        return { topic, kind, inApp, byMail }
      }),
    )
  return { ...usual, timeZone, ...settings, choices }
}
