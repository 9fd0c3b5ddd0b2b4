import type { Db } from '#platform/db/engines/database.ts'
import { api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { toNetwork } from '#platform/server/http/network.ts'
import { blogViews } from '../contract-views.ts'
import { findPublishedPost } from './visible-posts.ts'
import type { Tables } from './tables.ts'

interface ViewRow {
  postId: number
  visit: string
}

const day = 24 * 60 * 60_000

/** Views per network, post and day: many readers share an address, but one reader must not inflate the count. */
const maxPerNetwork = 10

/** Whether the network has reached its limit for today. */
async function hasReachedLimit(db: Db<Tables>, network: string) {
  const { visits } = await db
    .selectFrom('blogVisits')
    .select((eb) => eb.fn.countAll<number>().as('visits'))
    .where('network', '=', network)
    .executeTakeFirstOrThrow()
  return Number(visits) >= maxPerNetwork
}

type ViewContext = Pick<Call, 'now' | 'request' | 'services'>

/**
 * Counts a visit to a published post once, and at most ten per network and day. Stores only a keyed hash of the
 * network, which differs by post and day, and is deleted after a day.
 */
async function count(
  db: Db<Tables>,
  { postId, visit }: ViewRow,
  kind: 'view' | 'share',
  { now, request: { origin }, services: { secrets } }: ViewContext,
) {
  await findPublishedPost(db, postId, now)
  const network = await secrets.hash(
    JSON.stringify(['visit', kind, postId, now.slice(0, 10), toNetwork(origin.address)]),
  )
  const isLeftOut = await hasReachedLimit(db, network)
  const counted = isLeftOut
    ? undefined
    : await db
        .insertInto('blogVisits')
        .values({ postId, visit, kind, network, at: now })
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
    view: ({ body, ...call }) => count(db, body, 'view', call),
    share: ({ body, ...call }) => count(db, body, 'share', call),
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
