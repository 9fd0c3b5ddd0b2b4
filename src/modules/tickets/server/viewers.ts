import type { Db } from '#platform/db/engines/database.ts'
import type { Viewer } from '../contract-timeline.ts'
import type { Tables } from './tables.ts'

// A user counts as gone after two missed heartbeats, for example when the browser was closed.
const presentSeconds = 50
const typingSeconds = 6

const ago = (now: string, seconds: number) => new Date(Date.parse(now) - seconds * 1000).toISOString()

/** Records that a user looks at a ticket, writes, or has left it; answers who is there. */
export async function recordViewer(
  db: Db<Tables>,
  {
    ticketId,
    userId,
    state,
    now,
  }: { ticketId: number; userId: string; state: 'here' | 'typing' | 'left'; now: string },
): Promise<Viewer[]> {
  const viewers = db.deleteFrom('ticketViewers').where('ticketId', '=', ticketId)
  await viewers
    .where((eb) =>
      eb.or([eb('seenAt', '<', ago(now, presentSeconds)), ...(state === 'left' ? [eb('userId', '=', userId)] : [])]),
    )
    .execute()
  if (state !== 'left') {
    const row = { seenAt: now, ...(state === 'typing' && { typedAt: now }) }
    await db
      .insertInto('ticketViewers')
      .values({ ticketId, userId, typedAt: null, ...row })
      .onConflict((conflict) => conflict.columns(['ticketId', 'userId']).doUpdateSet(row))
      .execute()
  }
  const rows = await db
    .selectFrom('ticketViewers')
    .select(['userId', 'typedAt'])
    .where('ticketId', '=', ticketId)
    .orderBy('userId')
    .execute()
  const since = ago(now, typingSeconds)
  return rows.map((row) => ({ userId: row.userId, isTyping: row.typedAt !== null && row.typedAt >= since }))
}
