import type { Insertable } from 'kysely'
import { isAmong } from '#platform/db/queries/value-conditions.ts'
import { batches } from '#platform/records/batches.ts'
import { fold } from '#platform/text/fold.ts'
import type { NoticeValues } from '#platform/contracts/notice.ts'
import type { NoticeEvent } from '#platform/server/notices/notifier.ts'
import { readSettings } from './settings-rows.ts'
import type { NotificationsDb, Tables } from './tables.ts'

type AnnouncedNotice = Extract<NoticeEvent, { is: 'told' }>
type Withdrawn = Extract<NoticeEvent, { is: 'withdrawn' }>

// Of 18 parameters each, of which a statement takes 32,766 on SQLite.
const rowsAtOnce = 500

// In ms; older sample notices are created as read.
const activeWithin = 30 * 3_600_000

const hour = 3_600_000
const addTime = (iso: string, milliseconds: number) => new Date(Date.parse(iso) + milliseconds).toISOString()

/** The values that a search finds. */
const createSearchText = (values: NoticeValues) =>
  fold(...Object.values(values).filter((value) => typeof value === 'string'))

/** Stores a notice for each user according to their preferences; returns the users whose screens show it. */
export async function storeNotice(db: NotificationsDb, event: AnnouncedNotice, now: string): Promise<string[]> {
  const { topic, kind, recordId, part = null, authorId, path, values, once, isPast = false } = event
  const createKey = (userId: string, name: string) => [userId, topic, kind, name].join(' ')
  const settings = await readSettings(db, event.users, { topic, kind })
  const isSeen = isPast && Date.now() - Date.parse(now) > activeWithin
  const rows = settings
    .filter(({ inApp, byMail }) => inApp || byMail)
    .map(({ userId, inApp, byMail }) => ({
      userId,
      topic,
      kind,
      values: JSON.stringify(values),
      path,
      recordId,
      part,
      authorId,
      count: 1,
      at: now,
      readAt: isSeen ? addTime(now, hour) : null,
      deletedAt: null,
      openKey: recordId === null || isSeen || once !== undefined ? null : createKey(userId, recordId),
      onceKey: once === undefined ? null : createKey(userId, once),
      isShown: inApp,
      mailSince: byMail && !isPast ? now : null,
      search: createSearchText(values),
    }))
  if (once !== undefined) return storeOnce(db, rows)
  if (rows.length === 0) return []
  for (const batch of batches(rows, rowsAtOnce)) await storeOpen(db, batch)
  return rows.flatMap(({ userId, isShown }) => (isShown ? [userId] : []))
}

type NewNotice = Insertable<Tables['notifications']>

/** Increments the count of an open notice; concurrent writers wait for its row. */
const storeOpen = (db: NotificationsDb, rows: readonly NewNotice[]) =>
  db
    .insertInto('notifications')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('openKey').doUpdateSet((eb) => ({
        count: eb('notifications.count', '+', 1),
        values: eb.ref('excluded.values'),
        path: eb.ref('excluded.path'),
        part: eb.ref('excluded.part'),
        authorId: eb.ref('excluded.authorId'),
        at: eb.ref('excluded.at'),
        // Of the first notice, as repetitions must not postpone the email.
        mailSince: eb
          .case()
          .when('excluded.mailSince', 'is', null)
          .then(null)
          .else(eb.fn.coalesce('notifications.mailSince', 'excluded.mailSince'))
          .end(),
        search: eb.ref('excluded.search'),
      })),
    )
    .execute()

/** Stores one-time notices; skips users who already have one, also concurrently. */
async function storeOnce(db: NotificationsDb, rows: readonly NewNotice[]): Promise<string[]> {
  const keys = rows.flatMap(({ onceKey }) => onceKey ?? [])
  const stored = await db
    .selectFrom('notifications')
    .select('onceKey')
    .where(isAmong(db, 'onceKey', keys))
    .execute()
  const reported = new Set(stored.map(({ onceKey }) => onceKey))
  const others = rows.filter(({ onceKey = null }) => !reported.has(onceKey))
  const recipientIds: string[] = []
  for (const batch of batches(others, rowsAtOnce)) {
    const inserted = await db
      .insertInto('notifications')
      .values(batch)
      .onConflict((conflict) => conflict.column('onceKey').doNothing())
      .returning(['userId', 'isShown'])
      .execute()
    recipientIds.push(...inserted.flatMap(({ userId, isShown }) => (isShown ? [userId] : [])))
  }
  return recipientIds
}

/** Withdraws notices; returns the users whose screens showed them. */
export async function dropNotices(
  db: NotificationsDb,
  { topic, recordId, kind, users, part, single }: Withdrawn,
): Promise<string[]> {
  let matching = db.selectFrom('notifications').select('id').where('topic', '=', topic).where('recordId', '=', recordId)
  if (kind !== undefined) matching = matching.where('kind', '=', kind)
  if (part !== undefined) matching = matching.where('part', '=', part)
  if (users) matching = matching.where(isAmong(db, 'userId', users))
  const less = single
    ? await db
        .updateTable('notifications')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('id', 'in', matching)
        .where('count', '>', 1)
        .returning(['id', 'userId'])
        .execute()
    : []
  const lessIds = less.map(({ id }) => id)
  const deleted = await db
    .deleteFrom('notifications')
    .where('id', 'in', matching)
    .where((eb) => eb.not(isAmong(db, 'id', lessIds)))
    .returning('userId')
    .execute()
  return [...new Set([...less, ...deleted].map(({ userId }) => userId))]
}

/** Replaces values of notices that quote a part of a record; returns the users whose screens show them. */
export async function reviseNotices(
  db: NotificationsDb,
  { topic, recordId, part, values }: Extract<NoticeEvent, { is: 'revised' }>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'userId', 'values'])
    .where('topic', '=', topic)
    .where('recordId', '=', recordId)
    .where('part', '=', part)
    .execute()
  // The notices of a part have the same values, apart from the few that stand for several.
  for (const [before, same] of Map.groupBy(rows, (row) => JSON.stringify(row.values))) {
    const [{ values: first } = { values: {} }] = same
    const after = { ...first, ...values }
    const ids = same.map(({ id }) => id)
    const changes = { values: JSON.stringify(after), search: createSearchText(after) }
    if (changes.values !== before)
      await db
        .updateTable('notifications')
        .set(changes)
        .where(isAmong(db, 'id', ids))
        .execute()
  }
  return [...new Set(rows.map(({ userId }) => userId))]
}
