import type { Db } from '#platform/db/engines/database.ts'
import { page } from '#platform/db/queries/page.ts'
import { notFound } from '#platform/errors/failure.ts'
import { fold } from '#platform/text/fold.ts'
import { api } from '#platform/server/api.ts'
import { enquiries } from './contract.ts'
import { keptDays, type Tables } from './server/tables.ts'

const day = 24 * 60 * 60_000

export default api(
  enquiries,
  (db: Db<Tables>) => ({
    list: ({ query }) => page(db.selectFrom('enquiries').selectAll(), query, (row) => row),

    create: async ({ body: { website, ...enquiry }, now, events: { enquire } }) => {
      // The same response as for people, so that a bot does not notice.
      if (website !== '') return { receivedAt: now }
      const { name, email, company, subject, text } = enquiry
      const search = fold(name, email, company, subject, text)
      await db
        .insertInto('enquiries')
        .values({ ...enquiry, receivedAt: now, search })
        .execute()
      await enquire(enquiry)
      return { receivedAt: now }
    },

    remove: async ({ params: { id } }) => {
      const deleted = await db.deleteFrom('enquiries').where('id', '=', id).returning('id').executeTakeFirst()
      if (!deleted) throw notFound()
    },
  }),
  {
    every: [
      {
        seconds: 3600,
        run:
          (db) =>
          async ({ now }) => {
            const before = new Date(Date.parse(now) - keptDays * day).toISOString()
            await db.deleteFrom('enquiries').where('receivedAt', '<', before).execute()
          },
      },
    ],
  },
)
