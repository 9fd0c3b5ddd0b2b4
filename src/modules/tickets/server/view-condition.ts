import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import type { ticketViews } from '../contract-views.ts'
import type { Tables } from './tables.ts'
import { isLate, isOpenOrWaiting, isNotClosed, isWaiting } from './ticket-conditions.ts'

type View = (typeof ticketViews)[number]

export interface Reader {
  userId: string
  now: string
}

export const queryWatched = (db: Db<Tables>, userId: string) =>
  db.selectFrom('ticketWatchers').select('ticketId').where('userId', '=', userId)

/** The condition of each preset. */
export const viewCondition = (db: Db<Tables>, view: View, { userId, now }: Reader) =>
  ({
    mine: sql<SqlBool>`${isOpenOrWaiting} and "assigneeId" = ${userId}`,
    unassigned: sql<SqlBool>`${isOpenOrWaiting} and "assigneeId" is null`,
    overdue: sql<SqlBool>`${isNotClosed} and ${isLate(now)}`,
    waiting: isWaiting,
    watching: sql<SqlBool>`"id" in ${queryWatched(db, userId)}`,
  })[view]
