import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import type { SharedServices } from '#platform/server/pipeline/call.ts'
import type { PublicRating, Rating, scores } from '../contract-ratings.ts'
import type { Tables } from './tables.ts'

interface Tools {
  services: Pick<SharedServices, 'secrets' | 'screen'>
}

export async function findRating(db: Db<Tables>, ticketId: number): Promise<Rating | null> {
  const row = await db
    .selectFrom('ticketRatings')
    .select(['score', 'comment', 'askedAt', 'ratedAt'])
    .where('ticketId', '=', ticketId)
    .executeTakeFirst()
  return row ?? null
}

/** The address by which the requester of a locked ticket rates the answer, created if necessary. */
export async function askRating(
  db: Db<Tables>,
  ticketId: number,
  { now, services: { secrets, screen } }: Tools & { now: string },
) {
  const existing = await db
    .selectFrom('ticketRatings')
    .select('sealedToken')
    .where('ticketId', '=', ticketId)
    .executeTakeFirst()
  const token = existing ? await secrets.decrypt(existing.sealedToken) : secrets.token()
  if (!existing) {
    const stored = { tokenHash: await secrets.hash(token), sealedToken: await secrets.encrypt(token) }
    await db
      .insertInto('ticketRatings')
      .values({ ticketId, ...stored, askedAt: now, score: null, comment: '', ratedAt: null })
      .execute()
  }
  return { address: screen(`/rate/${token}`) }
}

/** The ticket of a link; 404 if the link is unknown, or the ticket deleted. */
export async function findRated(
  db: Db<Tables>,
  token: string,
  { services: { secrets } }: Tools,
): Promise<PublicRating & { ticketId: number }> {
  const row = await db
    .selectFrom('ticketRatings')
    .innerJoin('tickets', 'tickets.id', 'ticketRatings.ticketId')
    .select(['ticketId', 'tickets.ticketTitle', 'score', 'comment'])
    .where('tokenHash', 'in', secrets.hashes(token))
    .where('tickets.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound('Ticket not found')
  return row
}

/** After a change of the requester, whose link and answer are not the next one's. */
export const forgetRating = (db: Db<Tables>, ticketId: number) =>
  db.deleteFrom('ticketRatings').where('ticketId', '=', ticketId).execute()

interface RatingAnswer {
  score: (typeof scores)[number]
  comment: string
}

export async function saveRating(
  db: Db<Tables>,
  token: string,
  rating: RatingAnswer,
  { now, ...tools }: Tools & { now: string },
) {
  const { ticketId } = await findRated(db, token, tools)
  await db
    .updateTable('ticketRatings')
    .set({ ...rating, ratedAt: now })
    .where('ticketId', '=', ticketId)
    .execute()
  return findRated(db, token, tools)
}
