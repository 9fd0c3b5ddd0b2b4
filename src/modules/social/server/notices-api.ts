import type { Db } from '#platform/db/engines/database.ts'
import { api } from '#platform/server/api.ts'
import { socialNotices } from '../contract-notices.ts'
import { countUnread, listNotices } from './notice-rows.ts'
import { findOrCreatePerson } from './people-rows.ts'
import type { Tables } from './tables.ts'

export const noticesApi = api(socialNotices, (db: Db<Tables>) => ({
  list: async ({ user, now, query }) => listNotices(db, await findOrCreatePerson(db, user, now), query),

  unread: async ({ user, now }) => countUnread(db, await findOrCreatePerson(db, user, now)),

  markRead: async ({ user, now, body: { upTo } }) => {
    const me = await findOrCreatePerson(db, user, now)
    await db
      .updateTable('socialNotices')
      .set({ readAt: now })
      .where('personId', '=', me)
      .where('id', '<=', upTo)
      .where('readAt', 'is', null)
      .execute()
    return countUnread(db, me)
  },
}))
