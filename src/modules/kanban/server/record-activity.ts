import { batches } from '#platform/records/batches.ts'
import type { ActivityKind } from '../contract-schemas.ts'
import type { KanbanDb } from './tables.ts'

export interface ActivityChange {
  kind: ActivityKind
  from?: string
  to?: string
}

interface Actor {
  userId: string
  now: string
}

const mergeWindowMs = 15 * 60_000
const repeated = new Set<ActivityKind>(['described', 'renamed', 'due', 'cover', 'property'])

/** Adds to a task's history; repeated changes of one kind by one user within 15 minutes are merged. */
export async function recordActivity(
  db: KanbanDb,
  taskId: number,
  { userId, now }: Actor,
  ...all: readonly ActivityChange[]
) {
  for (const { kind, from = '', to = '' } of all) {
    const last = await db
      .selectFrom('kanbanActivity')
      .selectAll()
      .where('taskId', '=', taskId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const repeatedEntry =
      last &&
      repeated.has(kind) &&
      last.kind === kind &&
      last.userId === userId &&
      Date.parse(now) - Date.parse(last.at) < mergeWindowMs
    if (repeatedEntry) await db.updateTable('kanbanActivity').set({ to, at: now }).where('id', '=', last.id).execute()
    else await db.insertInto('kanbanActivity').values({ taskId, userId, kind, from, to, at: now }).execute()
  }
}

// Below the number of parameters that a statement may have in either database.
const rowsAtOnce = 100

/** Adds to the history of each of these tasks that it was archived. */
export async function recordArchived(db: KanbanDb, taskIds: readonly number[], { userId, now }: Actor) {
  const entry = { userId, kind: 'archived', from: '', to: '', at: now } as const
  for (const ids of batches(taskIds, rowsAtOnce))
    await db
      .insertInto('kanbanActivity')
      .values(ids.map((taskId) => ({ ...entry, taskId })))
      .execute()
}
