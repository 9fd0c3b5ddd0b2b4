import type { Db } from '#platform/db/engines/database.ts'
import { checkKnownLabels } from '#platform/server/records/known-labels.ts'
import { shownPicture } from '#platform/pictures/picture-address.ts'
import type { Change, Entry } from '../contract-timeline.ts'
import type { ServiceLevels } from '../contract-service-levels.ts'
import { applyChanges, type Changes, listDifferences } from './change-ticket.ts'
import { forgetRating } from './ratings.ts'
import { mailKey, saveTicket, type TicketRow } from './ticket-rows.ts'
import type { Tables } from './tables.ts'

interface ChangeAuthor {
  userId: string
  now: string
  /** The name of the automation that changes the ticket for the user. */
  automation?: string
}

interface ChangeContext extends ChangeAuthor {
  serviceLevels: ServiceLevels
}

type RecordedChange = Pick<Change, 'field' | 'from' | 'to'> & { ticketId: number }

export async function recordChanges(
  db: Db<Tables>,
  changes: readonly RecordedChange[],
  { userId, now, automation }: ChangeAuthor,
) {
  if (changes.length === 0) return
  const rows = changes.map(({ from, to, ...change }) => ({
    ...change,
    from: JSON.stringify(from),
    to: JSON.stringify(to),
    at: now,
    userId,
    automation: automation ?? null,
  }))
  await db.insertInto('ticketChanges').values(rows).execute()
}

/** Stores a locked ticket's new values, and adds to its history. */
export async function saveChanged(db: Db<Tables>, before: TicketRow, after: TicketRow, context: ChangeContext) {
  await saveTicket(db, after, context.serviceLevels)
  if (mailKey(before.requesterEmail) !== mailKey(after.requesterEmail)) await forgetRating(db, before.id)
  await recordChanges(
    db,
    listDifferences(before, after).map((difference) => ({ ...difference, ticketId: before.id })),
    context,
  )
}

/** Changes a locked ticket, and adds to its history. */
export async function changeTicket(db: Db<Tables>, row: TicketRow, changes: Changes, context: ChangeContext) {
  const added = changes.labels?.filter((label) => !row.labels.includes(label)) ?? []
  await checkKnownLabels(db, db.selectFrom('ticketLabels'), added)
  await saveChanged(db, row, applyChanges(row, changes, context.now, context.serviceLevels), context)
}

// A comment of the same time as a change explains it, so it comes first.
const rank = { comment: 0, change: 1 } as const

const inOrder = (one: Entry, other: Entry) =>
  one.at < other.at ? -1 : one.at > other.at ? 1 : rank[one.type] - rank[other.type] || one.id - other.id

/** Earlier changes are in the audit log. */
export const maxChanges = 1000

/** The path of a picture; an uploaded one would repeat in each change, which shows none. */
const getPicturePath = (avatar: string) => (avatar.startsWith('data:') ? '' : avatar)

/** Comments and the latest changes, oldest first. */
export async function readHistory(db: Db<Tables>, ticketId: number): Promise<Entry[]> {
  const comments = await db.selectFrom('ticketComments').selectAll().where('ticketId', '=', ticketId).execute()
  const changes = await db
    .selectFrom('ticketChanges')
    .innerJoin('users', 'users.id', 'ticketChanges.userId')
    .where('ticketId', '=', ticketId)
    .select([
      'ticketChanges.id',
      'ticketChanges.at',
      'ticketChanges.userId',
      'ticketChanges.field',
      'ticketChanges.from',
      'ticketChanges.to',
      'ticketChanges.automation',
      'users.name',
      'users.avatar',
    ])
    .orderBy('ticketChanges.at', 'desc')
    .orderBy('ticketChanges.id', 'desc')
    .limit(maxChanges)
    .execute()
  const entries: Entry[] = [
    ...comments.map(toComment),
    ...changes.map(({ userId, name, avatar, automation, ...change }) => ({
      ...change,
      type: 'change' as const,
      author:
        automation === null
          ? { id: userId, name, picture: getPicturePath(avatar) }
          : { id: null, name: automation, picture: '' },
    })),
  ]
  return entries.sort(inOrder)
}

export const toComment = ({
  ticketId: _ticketId,
  authorId,
  authorName,
  authorPicture,
  ...comment
}: Omit<Extract<Entry, { type: 'comment' }>, 'type' | 'author'> & {
  ticketId: number
  authorId: string | null
  authorName: string
  authorPicture: string
}) => ({
  ...comment,
  type: 'comment' as const,
  author: { id: authorId, name: authorName, picture: shownPicture(authorPicture) },
})
