import type { Db } from '#platform/db/engines/database.ts'
import { fold } from '#platform/text/fold.ts'
import type { Around } from '../contract-posts.ts'
import { selectSummaries, type SummaryRow, toSummary } from './post-rows.ts'
import { isPublished } from './seen-posts.ts'
import type { Tables } from './tables.ts'

const maxRelated = 3
/** Among how many of the latest posts those are looked for that are like one. */
const maxCompared = 200

/** How much a post has in common with another: whoever reads one can read what is in its language. */
function likeness(one: SummaryRow, other: SummaryRow) {
  const tags = new Set(one.tags.map((tag) => fold(tag)))
  const shared = other.tags.filter((tag) => tags.has(fold(tag))).length
  return shared * 2 + Number(one.category === other.category) * 2 + Number(one.language === other.language) * 7
}

/** Up to three published posts that are most like this one, the latest of equals first. */
async function related(db: Db<Tables>, row: SummaryRow, now: string): Promise<SummaryRow[]> {
  const latest = await selectSummaries(db)
    .where('deletedAt', 'is', null)
    .where(isPublished(now))
    .where('id', '<>', row.id)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(maxCompared)
    .execute()
  return latest
    .map((other) => ({ other, score: likeness(row, other) }))
    .sort((one, two) => two.score - one.score)
    .slice(0, maxRelated)
    .map(({ other }) => other)
}

/** The published post beside one in the order of their dates. */
function beside(db: Db<Tables>, { id, date }: SummaryRow, side: 'previous' | 'next', now: string) {
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

/** What a reader may go on with. */
export async function postsAround(db: Db<Tables>, row: SummaryRow, now: string): Promise<Around> {
  const summary = toSummary(now)
  const [previous, next] =
    summary(row).status === 'published'
      ? [await beside(db, row, 'previous', now), await beside(db, row, 'next', now)]
      : []
  const others = await related(db, row, now)
  return {
    previous: previous ? summary(previous) : null,
    next: next ? summary(next) : null,
    related: others.map(summary),
  }
}
