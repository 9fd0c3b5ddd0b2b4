import { api } from '#platform/server/api.ts'
import type { NoticeEvent } from '#platform/server/notices/notifier.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { notifications } from './contract.ts'
import { findDueReaders, sendDigest } from './server/digest.ts'
import { dropNotices, reviseNotices, storeNotice } from './server/store-notice.ts'
import { countFacets, listNotices, countUnread } from './server/notice-rows.ts'
import { readPreferences } from './server/settings-rows.ts'
import { savePreferences } from './server/save-preferences.ts'
import { deleteOld } from './server/sweep.ts'
import type { NotificationsDb } from './server/tables.ts'
import { mark, markAll, removeSome, restoreSome, visit } from './server/change-notices.ts'

const visitInterval = 30
const day = 86_400

/** Stores, withdraws or revises notices; returns the users whose screens show them. */
function keepNotices(db: NotificationsDb, event: NoticeEvent, now: string) {
  if (event.is === 'told') return storeNotice(db, event, now)
  return event.is === 'revised' ? reviseNotices(db, event) : dropNotices(db, event)
}

const toCaller = async ({ user, access: { ability, contracts }, services: { workspace } }: Call) => ({
  userId: user.id,
  ability,
  contracts,
  timeZone: (await workspace()).timeZone,
})

export default api(
  notifications,
  (db: NotificationsDb) => ({
    list: ({ user, access: { about }, query }) => listNotices(db, { userId: user.id, about }, query),
    unread: ({ user, access: { about } }) => countUnread(db, { userId: user.id, about }),
    facets: ({ user, access: { about } }) => countFacets(db, { userId: user.id, about }),
    mark: ({ user, now, body }) => mark(db, user.id, body.ids, body.read ? now : null),
    markAll: ({ user, access: { about }, now, body }) => markAll(db, { userId: user.id, about }, now, body.topic),
    visit: ({ user, now, body }) => visit(db, user.id, now, body.path),
    remove: ({ user, now, body }) => removeSome(db, user.id, body.ids, now),
    restore: ({ user, body }) => restoreSome(db, user.id, body.ids),
    preferences: async (call) => readPreferences(db, await toCaller(call)),
    prefer: async ({ body, ...call }) => {
      const caller = await toCaller(call)
      await savePreferences(db, caller, body)
      return readPreferences(db, caller)
    },
  }),
  {
    onNotice:
      (db) =>
      async (event, { now, events: { announce } }) =>
        announce(await keepNotices(db, event, now)),
    onAccount:
      (db) =>
      async ({ kind, userId }) => {
        if (kind !== 'deleted') return
        await db.deleteFrom('notifications').where('userId', '=', userId).execute()
        await db.deleteFrom('notificationSettings').where('userId', '=', userId).execute()
        await db.deleteFrom('notificationChoices').where('userId', '=', userId).execute()
      },
    every: [
      {
        seconds: visitInterval,
        each: (db) => (tools) => findDueReaders(db, tools),
        runEach: (db) => (userId, tools) => sendDigest(db, userId, tools),
      },
      {
        seconds: day,
        run:
          (db) =>
          ({ now }) =>
            deleteOld(db, now),
      },
    ],
  },
)
