import type { Db } from '#platform/db/engines/database.ts'
import { fold } from '#platform/text/fold.ts'
import { getPhase } from '../contract-fields.ts'
import type { AdjacentPosts } from '../contract-posts.ts'
import { selectSummaries, type SummaryRow, toSummary } from './post-rows.ts'
import { isPublished } from './visible-posts.ts'
import type { Tables } from './tables.ts'

const maxRelated = 3
/** Number of latest posts searched for related ones. */
const maxCompared = 200

/** Similarity score of two posts; a common language weighs most, since readers can read it. */
function calculateSimilarity(one: SummaryRow, other: SummaryRow) {
  const tags = new Set(one.tags.map((tag) => fold(tag)))
  const shared = other.tags.filter((tag) => tags.has(fold(tag))).length
  return shared * 2 + Number(one.category === other.category) * 2 + Number(one.language === other.language) * 7
}

/** Up to three published posts with the highest scores, newest first among equals. */
async function findRelated(db: Db<Tables>, row: SummaryRow, now: string): Promise<SummaryRow[]> {
  const latest = await selectSummaries(db)
    .where('deletedAt', 'is', null)
    .where(isPublished(now))
    .where('id', '<>', row.id)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(maxCompared)
    .execute()
  return latest
    .map((other) => ({ other, score: calculateSimilarity(row, other) }))
    .sort((one, two) => two.score - one.score)
    .slice(0, maxRelated)
    .map(({ other }) => other)
}

/** The previous or next published post by date. */
function queryAdjacent(db: Db<Tables>, { id, date }: SummaryRow, side: 'previous' | 'next', now: string) {
  const [compare, direction] = side === 'previous' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  return selectSummaries(db)
    .where('deletedAt', 'is', null)
    .where(isPublished(now))
    .where((eb) => eb.or([eb('date', compare, date), eb.and([eb('date', '=', date), eb('id', compare, id)])]))
    .orderBy('date', direction)
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst()
}

/** Previous, next and related posts. */
export async function findAdjacentPosts(db: Db<Tables>, row: SummaryRow, now: string): Promise<AdjacentPosts> {
  const summary = toSummary(now)
  const [previous, next] =
    getPhase(summary(row).status) === 'done'
      ? [await queryAdjacent(db, row, 'previous', now), await queryAdjacent(db, row, 'next', now)]
      : []
  const others = await findRelated(db, row, now)
  return {
    previous: previous ? summary(previous) : null,
    next: next ? summary(next) : null,
    related: others.map(summary),
  }
}
