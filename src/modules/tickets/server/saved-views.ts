import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound, refused } from '#platform/errors/failure.ts'
import { api } from '#platform/server/api.ts'
import { fold } from '#platform/text/fold.ts'
import { maxSavedViews, type SavedView, ticketSavedViews } from '../contract-views.ts'
import type { Tables } from './tables.ts'

/** The user's own views, and the shared ones of all. */
export const visibleViews = (db: Db<Tables>, userId: string) =>
  db
    .selectFrom('ticketSavedViews')
    .innerJoin('users', 'users.id', 'ticketSavedViews.ownerId')
    .select([
      'ticketSavedViews.id',
      'ticketSavedViews.name',
      'ticketSavedViews.filters',
      'ticketSavedViews.isShared',
      'ticketSavedViews.ownerId',
      'users.name as ownerName',
    ])
    .where(sql<SqlBool>`("ownerId" = ${userId} or "isShared")`)

async function findView(db: Db<Tables>, id: number, userId: string): Promise<SavedView> {
  const row = await visibleViews(db, userId).where('ticketSavedViews.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(`View ${id} not found`)
  return row
}

const getKey = ({ name, isShared }: SavedView) => `${isShared ? 0 : 1} ${fold(name)}`

/** The shared ones first, each by name. */
const inOrder = (one: SavedView, other: SavedView) =>
  getKey(one) < getKey(other) ? -1 : getKey(one) > getKey(other) ? 1 : one.id - other.id

export const savedViewsApi = api(
  ticketSavedViews,
  (db: Db<Tables>) => ({
    list: async ({ user }) => (await visibleViews(db, user.id).execute()).sort(inOrder),

    create: async ({ user, body: { name, filters } }) => {
      const { count } = await db
        .selectFrom('ticketSavedViews')
        .where('ownerId', '=', user.id)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= maxSavedViews) throw refused('name', `A user has at most ${maxSavedViews} views`)
      const { id } = await db
        .insertInto('ticketSavedViews')
        .values({ ownerId: user.id, name, filters: JSON.stringify(filters), isShared: false })
        .returning('id')
        .executeTakeFirstOrThrow()
      return findView(db, id, user.id)
    },

    edit: async ({ params: { id }, user, body: { name, filters }, check }) => {
      const view = await findView(db, id, user.id)
      check(view)
      const changed = { name: name ?? view.name, filters: JSON.stringify(filters ?? view.filters) }
      await db.updateTable('ticketSavedViews').set(changed).where('id', '=', id).execute()
      return findView(db, id, user.id)
    },

    share: async ({ params: { id }, user, body: { isShared }, check }) => {
      const view = await findView(db, id, user.id)
      check(view)
      await db.updateTable('ticketSavedViews').set({ isShared }).where('id', '=', id).execute()
      return { ...view, isShared }
    },

    remove: async ({ params: { id }, user, check }) => {
      check(await findView(db, id, user.id))
      await db.deleteFrom('ticketSavedViews').where('id', '=', id).execute()
    },
  }),
  {
    // Colleagues keep the views that were shared with them.
    onAccount:
      (db: Db<Tables>) =>
      async ({ kind, userId }) => {
        if (kind !== 'deleted') return
        await db
          .deleteFrom('ticketSavedViews')
          .where('ownerId', '=', userId)
          .where(sql<SqlBool>`not "isShared"`)
          .execute()
      },
  },
)
