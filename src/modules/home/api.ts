import type { Db } from '#platform/db/engines/database.ts'
import { api } from '#platform/server/api.ts'
import { home } from './contract.ts'
import type { Tables } from './server/tables.ts'

export default api(
  home,
  (db: Db<Tables>) => ({
    show: async ({ user }) => {
      const row = await db.selectFrom('homeBoards').select('cards').where('userId', '=', user.id).executeTakeFirst()
      return { cards: row?.cards ?? null }
    },

    save: async ({ user, body, now }) => {
      const row = { cards: JSON.stringify(body.cards), updatedAt: now }
      await db
        .insertInto('homeBoards')
        .values({ userId: user.id, ...row })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
        .execute()
      return { cards: body.cards }
    },

    reset: async ({ user }) => {
      await db.deleteFrom('homeBoards').where('userId', '=', user.id).execute()
    },
  }),
  {
    onAccount:
      (db) =>
      async ({ kind, userId }) => {
        if (kind === 'deleted') await db.deleteFrom('homeBoards').where('userId', '=', userId).execute()
      },
  },
)
