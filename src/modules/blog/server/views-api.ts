import type { Db } from '#platform/db/database.ts'
import { api } from '#platform/server/api.ts'
import { blogViews } from '../contract-views.ts'
import { publishedPost } from './seen-posts.ts'
import type { Tables } from './tables.ts'

interface Seen {
  postId: number
  visit: string
}

const day = 24 * 60 * 60_000

/** Counts a visit to a published post, unless it has been. */
async function count(db: Db<Tables>, { postId, visit }: Seen, kind: 'view' | 'share', now: string) {
  await publishedPost(db, postId, now)
  const counted = await db
    .insertInto('blogVisits')
    .values({ postId, visit, kind, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('postId')
    .executeTakeFirst()
  if (counted)
    await db
      .updateTable('blogPosts')
      .set((eb) => ({ [kind]: eb(kind, '+', 1) }))
      .where('id', '=', postId)
      .execute()
  return db.selectFrom('blogPosts').select(['view', 'share']).where('id', '=', postId).executeTakeFirstOrThrow()
}

export const viewsApi = api(
  blogViews,
  (db: Db<Tables>) => ({
    view: ({ body, now }) => count(db, body, 'view', now),
    share: ({ body, now }) => count(db, body, 'share', now),
  }),
  {
    every: [
      {
        seconds: 3600,
        run:
          (db) =>
          async ({ now }) => {
            const before = new Date(Date.parse(now) - day).toISOString()
            await db.deleteFrom('blogVisits').where('at', '<', before).execute()
          },
      },
    ],
  },
)
