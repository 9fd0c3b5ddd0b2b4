import type { Db } from '#platform/db/engines/database.ts'
import type { FiguresQuery } from '#platform/numbers/figures.ts'
import { countsInSteps, type Moments, stepIn, toMoments, within } from '#platform/server/figures/figures.ts'
import type { BlogFigures } from '../contract-figures.ts'
import { getCoverPath } from './post-rows.ts'
import { isPublished } from './visible-posts.ts'
import type { Tables } from './tables.ts'

const maxShown = 5

const selectPublished = (db: Db<Tables>, now: string) =>
  db.selectFrom('blogPosts').where('blogPosts.deletedAt', 'is', null).where(isPublished(now))

/** Visible comments of a period. */
const selectComments = (db: Db<Tables>, span: Moments, now: string) =>
  db
    .selectFrom('blogComments')
    .innerJoin('blogPosts', 'blogPosts.id', 'blogComments.postId')
    .where('blogPosts.deletedAt', 'is', null)
    .where(isPublished(now))
    .where('blogComments.deletedAt', 'is', null)
    .where('blogComments.hiddenAt', 'is', null)
    // A reply is seen only below its comment.
    .where((eb) =>
      eb.or([
        eb('blogComments.replyTo', 'is', null),
        eb.exists(
          eb
            .selectFrom('blogComments as parent')
            .select('parent.id')
            .whereRef('parent.id', '=', 'blogComments.replyTo')
            .where('parent.deletedAt', 'is', null)
            .where('parent.hiddenAt', 'is', null),
        ),
      ]),
    )
    .where(within('blogComments.time', span))

async function readTotals(db: Db<Tables>, span: Moments, now: string): Promise<BlogFigures['totals']> {
  const posts = await selectPublished(db, now)
    .where(within('blogPosts.date', span))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const discussion = await selectComments(db, span, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { published: Number(posts.count), comments: Number(discussion.count) }
}

/** Numbers of posts and comments of a period, compared with the preceding one. */
export async function getBlogFigures(db: Db<Tables>, query: FiguresQuery, now: string): Promise<BlogFigures> {
  const { now: span, before, step, steps } = toMoments(query)
  const starts = steps.map((one) => one.now)
  const rows = await db
    .selectFrom(selectComments(db, span, now).select(stepIn('blogComments.time', starts).as('step')).as('found'))
    .groupBy('step')
    .select(({ fn }) => ['step', fn.countAll<number>().as('count')])
    .execute()
  const counts = countsInSteps(rows, starts.length)
  const popular = await selectPublished(db, now)
    .select(['id', 'slug', 'title', 'cover', 'coverImg', 'view', 'commentCount'])
    .orderBy('view', 'desc')
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute()
  return {
    totals: await readTotals(db, span, now),
    before: await readTotals(db, before, now),
    step,
    series: steps.map(({ day }, index) => ({ from: day, comments: counts[index] ?? 0 })),
    mostRead: popular.map((row) => ({ ...row, coverImg: getCoverPath(row) })),
  }
}
