import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import { api } from '#platform/server/api.ts'
import { pricing } from './contract.ts'
import { requestWords } from './server/request-words.ts'
import type { Tables } from './server/tables.ts'

export default api(pricing, (db: Db<Tables>) => ({
  list: ({ user }) =>
    db
      .selectFrom('planRequests')
      .selectAll()
      .where('userId', '=', user.id)
      .orderBy('askedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute(),

  ask: async ({ user, body: { language, ...request }, now, events: { enquire } }) => {
    const inserted = await db
      .insertInto('planRequests')
      .values({ ...request, userId: user.id, askedAt: now, day: now.slice(0, 10) })
      .onConflict((same) => same.columns(['userId', 'plan', 'day']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!inserted) throw refused('plan', 'You have already requested this plan today', 'asked')
    const { name, email } = user
    await enquire({ name, email, company: '', language, ...requestWords(request, language) })
    return inserted
  },
}))
